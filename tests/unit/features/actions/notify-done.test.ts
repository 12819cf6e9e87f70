import { afterEach, describe, expect, test, vi } from 'vitest'

import type { OpenAction } from '../../../../src/features/actions/open-action.ts'
import type { WhichWasDone } from '../../../../src/features/actions/sent-action.ts'
import { messages } from '../../../../src/messages.ts'
import type { Toast } from '../../../../src/stores/toasts.ts'
import { loadPage } from '../../../support/panel-page.ts'
import { openPanelStores } from '../../../support/panel-stores.ts'
import { provideActions } from '../../../support/provide-actions.ts'

const { byAction, doneTexts: texts } = messages.actions

afterEach(() => vi.unstubAllEnvs())

/** What is told of an action that the server has answered like this. */
async function told(
  name: OpenAction['name'],
  answer: unknown,
  values: OpenAction['values'] = {},
  {
    which = 'this',
    address = '/users'
  }: { which?: WhichWasDone; address?: string } = {}
): Promise<Toast | undefined> {
  loadPage('/api/', address)
  await openPanelStores(() => 404)
  await provideActions()
  const { startRouting } = await import('../../../../src/stores/route.ts')
  startRouting()
  const { notifyDone } =
    await import('../../../../src/features/actions/notify-done.ts')
  const { $toasts } = await import('../../../../src/stores/toasts.ts')
  const subject = { id: '42', name: values['name'] ? '' : 'Ada' }
  const state = { kind: 'sending' } as const
  const idempotencyKey = 'key'
  await notifyDone(
    { name, subject, start: {}, values, idempotencyKey, state },
    answer,
    which
  )
  return $toasts.get()[0]
}

const entry = {
  id: 'txn_9',
  createdAt: '2026-11-21T14:02:12Z',
  type: 'adjustment',
  status: 'completed',
  direction: 'debit',
  amount: '1250',
  currency: 'EUR',
  // Not what the amount makes of it: the server's word alone is told.
  balanceBefore: '50000',
  balanceAfter: '48000'
}
const ofUser = { ...entry, userId: '42', userName: 'Ada', walletId: 'wal_1' }
const ofWallet = (id: string, name: string, more: object = {}): object => ({
  ...entry,
  id: `txn_${id}`,
  walletId: `wal_${id}`,
  walletName: name,
  ...more
})

describe('what the server has only accepted', () => {
  test('is not said to be done, whatever else its answer says', async () => {
    const accepted = await told(
      'adjust-user',
      { ...ofUser, entries: [] },
      {},
      { which: 'accepted' }
    )
    expect(accepted).toMatchObject({
      tone: 'accepted',
      title: texts.accepted,
      text: texts.acceptedFor('Ada'),
      link: { label: texts.openEntry }
    })
  })

  test('names that it waits for another admin, where it does', async () => {
    const pending = { ...ofUser, status: 'pending', waitsFor: 'approval' }
    const waiting = { ...pending, entries: [] }
    expect(
      await told('adjust-user', waiting, {}, { which: 'accepted' })
    ).toMatchObject({
      tone: 'accepted',
      title: texts.waitsForApproval
    })
  })
})

describe('the result of a movement', () => {
  test('says the balance before and after as the server states it, and leads to the entry', async () => {
    const counter = ofWallet('a', 'Corrections')
    expect(
      await told('adjust-user', { ...ofUser, entries: [ofUser, counter] })
    ).toMatchObject({
      tone: 'done',
      title: byAction['adjust-user'].done('Ada'),
      text: '500.00 → 480.00\u00a0EUR',
      link: {
        href: '/users/42/transactions?open=txn_9',
        label: texts.openEntry
      }
    })
  })

  test('says the balance after alone where no other is stated', async () => {
    const { balanceBefore: _, ...after } = ofUser
    expect(await told('adjust-user', { ...after, entries: [] })).toHaveProperty(
      'text',
      texts.balance('480.00', 'EUR')
    )
  })

  test('claims no balance where none is stated', async () => {
    const { balanceBefore: _, balanceAfter: __, ...bare } = ofUser
    expect(await told('adjust-user', { ...bare, entries: [] })).toHaveProperty(
      'text',
      undefined
    )
  })

  test('names both wallets of a transfer, and the one that gave', async () => {
    const from = ofWallet('f', 'Commission')
    const to = ofWallet('t', 'House', { direction: 'credit' })
    expect(
      await told('transfer', { ...from, entries: [from, to] })
    ).toMatchObject({
      title: byAction.transfer.done('Commission'),
      text: 'Commission: 500.00 → 480.00\u00a0EUR\nHouse: 500.00 → 480.00\u00a0EUR',
      link: {
        href: '/system-wallets/transactions?walletId=wal_f&createdAt=any&open=txn_f'
      }
    })
  })

  test('names no wallet of a transfer whose wallets are not named', async () => {
    const bare = { walletName: undefined, walletId: undefined }
    const from = { ...ofWallet('f', 'Commission'), ...bare }
    const to = { ...from, direction: 'credit' }
    const answer = { ...from, entries: [from, to] }
    expect(await told('transfer', answer)).toMatchObject({
      title: 'The money was moved',
      text: '500.00 → 480.00\u00a0EUR\n500.00 → 480.00\u00a0EUR'
    })
  })

  test('counts the wallets of a reversal beyond the second', async () => {
    const legs = ['One', 'Two', 'Three', 'Four'].map(name =>
      ofWallet(name, name)
    )
    const answer = { ...legs[0], entries: legs }
    const toast = await told('reverse-transaction', answer)
    expect(toast?.text?.split('\n')).toEqual([
      'One: 500.00 → 480.00\u00a0EUR',
      'Two: 500.00 → 480.00\u00a0EUR',
      texts.moreWallets(2)
    ])
  })

  test('counts a third wallet of a reversal though it is the only one more', async () => {
    const legs = ['One', 'Two', 'Three'].map(name => ofWallet(name, name))
    const answer = { ...legs[0], entries: legs }
    const toast = await told('reverse-transaction', answer)
    expect(toast?.text?.split('\n')).toEqual([
      'One: 500.00 → 480.00\u00a0EUR',
      'Two: 500.00 → 480.00\u00a0EUR',
      '1 more wallet was changed.'
    ])
  })

  const waiting = {
    ...ofUser,
    status: 'pending',
    waitsFor: 'approval',
    balanceBefore: undefined,
    balanceAfter: null
  }

  test.each(['adjust-user', 'transfer', 'reverse-transaction'] as const)(
    'of %s is not that it was done while it waits for another admin',
    async name => {
      const toast = await told(name, { ...waiting, entries: [waiting] })
      expect(toast).toMatchObject({
        tone: 'accepted',
        title: texts.waitsForApproval,
        link: {
          href: '/users/42/transactions?open=txn_9',
          label: texts.openEntry
        }
      })
      expect(toast).not.toHaveProperty('text')
    }
  )

  test('is that it was done, once it waits no longer', async () => {
    const over = { ...ofUser, waitsFor: 'approval', entries: [] }
    expect(await told('adjust-user', over)).toMatchObject({
      tone: 'done',
      title: byAction['adjust-user'].done('Ada')
    })
  })

  test('is told without a word of money where its answer makes no sense', async () => {
    const toast = await told('transfer', { status: 'fine' })
    // Which wallet gave is in the answer alone.
    expect(toast).toMatchObject({ title: 'The money was moved' })
    expect(toast).not.toHaveProperty('text')
    expect(toast).not.toHaveProperty('link')
  })
})

describe('the result of another action', () => {
  test.each([
    ['create-game', '/games?open=x1', texts.open.games],
    ['create-admin', '/admins?open=x1', texts.open.admins]
  ] as const)('leads to what %s has made', async (name, href, label) => {
    expect(await told(name, { id: 'x1' }, { name: 'Chess' })).toMatchObject({
      title: byAction[name].done('Chess'),
      link: { href, label }
    })
  })

  test.each([
    ['suspend-user', '/users?open=42', texts.open.users],
    ['enable-admin', '/admins?open=42', texts.open.admins],
    ['pause-game', '/games?open=42', texts.open.games],
    ['freeze-wallet', '/system-wallets?open=42', texts.open['system-wallets']]
  ] as const)('leads to what %s has changed', async (name, href, label) => {
    expect(await told(name, {})).toHaveProperty('link', { href, label })
  })

  test('leads nowhere where the thing is open already', async () => {
    const here = '/users?status=active&open=42'
    expect(
      await told('suspend-user', {}, {}, { address: here })
    ).not.toHaveProperty('link')
    const other = '/users?open=43'
    expect(
      await told('suspend-user', {}, {}, { address: other })
    ).toHaveProperty('link')
  })

  test('says how many sessions came to their end', async () => {
    expect(await told('end-admin-sessions', { ended: 3 })).toHaveProperty(
      'text',
      texts.ended(3)
    )
  })
})
