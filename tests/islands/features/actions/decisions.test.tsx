import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import type { ActionName } from '../../../../src/features/actions/action-definition.ts'
import { messages } from '../../../../src/messages.ts'
import { list } from '../../../support/fake-api.ts'
import {
  type ActionPage,
  type CommandAnswer,
  type FakeReply,
  openActionPage
} from '../../../support/open-action.tsx'

const MINUS = '−'
const NAME = `Withdrawal ${MINUS}250.00 EUR`

const texts = messages.actions
const { review, outdated, decided } = texts
const complete = texts.byAction['complete-transaction']
const cancel = texts.byAction['cancel-transaction']
const approve = texts.byAction['approve-transaction']
const decline = texts.byAction['decline-transaction']

afterEach(async () => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllEnvs()
  // A dialog gives the focus back in a task of its own.
  await new Promise(resolve => setTimeout(resolve, 5))
})

const withdrawal = {
  id: 'txn_9',
  createdAt: '2026-11-21T14:02:12Z',
  type: 'withdrawal',
  status: 'reserved',
  direction: 'debit',
  amount: '25000',
  currency: 'EUR',
  userId: '42',
  userName: 'Marta Kowalczyk',
  walletId: 'wal_u',
  walletName: null,
  version: 1
}
const payout = {
  ...withdrawal,
  id: 'txn_10',
  direction: 'credit',
  walletId: 'wal_b',
  walletName: 'Bank payouts'
}
const open = { ...withdrawal, entries: [withdrawal, payout] }
const over = (status: string): object => ({ ...open, status, version: 2 })

type Call = 'completion' | 'cancellation'

function previewOf(call: Call): object {
  const moved = call === 'completion' ? 25_000n : 0n
  const leg = (
    walletId: string,
    name: string,
    kind: string,
    before: bigint,
    change: bigint
  ): object => ({
    walletId,
    name,
    kind,
    currency: 'EUR',
    before: String(before),
    change: String(change),
    after: String(before + change)
  })
  return {
    asOf: '2026-11-21T14:02:11Z',
    legs: [
      {
        ...leg('wal_u', 'Marta Kowalczyk', 'user', 128_450n, -moved),
        reservedBefore: '25000',
        reserved: '0'
      },
      leg('wal_b', 'Bank payouts', 'system_wallet', 1000n, moved)
    ]
  }
}

const callOf = (call: string): Call =>
  call.includes('completion') ? 'completion' : 'cancellation'

const bank: CommandAnswer = ({ call }) =>
  call.endsWith('/preview')
    ? { status: 200, body: previewOf(callOf(call)) }
    : { status: 201, body: over('completed') }

async function openDecision(
  name: ActionName,
  answer: CommandAnswer = bank,
  entry: object = open,
  audit: readonly object[] = []
): Promise<ActionPage> {
  const page = await openActionPage(answer, path =>
    path === 'audit' ? list(audit) : path === 'transactions/txn_9' ? entry : 404
  )
  page.open({
    name,
    subject: { id: 'txn_9', name: NAME, version: 1 },
    row: entry
  })
  await screen.findByRole('dialog')
  return page
}

const button = (name: string): HTMLElement =>
  screen.getByRole('button', { name })

async function findReview(): Promise<HTMLElement> {
  fireEvent.click(button('Review'))
  return screen.findByRole('table', { name: review.table })
}

function giveReason(): void {
  fireEvent.change(screen.getByLabelText(messages.fields.reasonCode), {
    target: { value: 'fraud' }
  })
  const field = screen.getByLabelText(messages.fields.reason)
  fireEvent.change(field, { target: { value: 'Wrong account' } })
}

const cellsOf = (table: HTMLElement): (string | null)[][] =>
  within(table)
    .getAllByRole('row')
    .map(row => Array.from(row.children, cell => cell.textContent))

describe('completing what is open', () => {
  test('needs no reason, and is reviewed with what is reserved', async () => {
    const page = await openDecision('complete-transaction')
    expect(
      screen.getByRole('dialog', { name: complete.title(NAME) })
    ).toBeDefined()
    expect(screen.getByLabelText('Reason (optional)')).toBeDefined()
    const table = await findReview()
    expect(cellsOf(table).slice(1, 3)).toEqual([
      [
        'Marta Kowalczyk User wallet, EUR',
        '1,284.50250.00 reserved',
        `${MINUS}250.00`,
        '1,034.500.00 reserved'
      ],
      ['Bank payouts System wallet, EUR', '10.00', '+250.00', '260.00']
    ])
    expect(page.commands).toMatchObject([
      {
        call: 'POST transactions/txn_9/completion/preview',
        version: '"1"',
        key: undefined
      }
    ])
    expect(screen.queryByText(messages.fields.reason)).toBeNull()
    fireEvent.click(button(review.accept.complete('250.00 EUR')))
    await screen.findByText(complete.done(NAME))
    expect(page.commands[1]).toMatchObject({
      call: 'POST transactions/txn_9/completion',
      version: '"1"',
      body: {}
    })
    expect(page.commands[1]?.key).toMatch(/^[0-9a-f]{32}$/u)
  })

  test('sends no version of an entry that has none', async () => {
    const page = await openActionPage(bank, () => 404)
    page.open({
      name: 'complete-transaction',
      subject: { id: 'txn_9', name: NAME }
    })
    await screen.findByRole('dialog')
    await findReview()
    fireEvent.click(button(review.accept.complete('250.00 EUR')))
    await screen.findByText(complete.done(NAME))
    expect(page.commands.map(({ version }) => version)).toEqual([
      undefined,
      undefined
    ])
  })
})

describe('cancelling what is open', () => {
  test('needs a reason, moves nothing, and shows what is released', async () => {
    const page = await openDecision('cancel-transaction')
    fireEvent.click(button('Review'))
    await screen.findByRole('link', { name: messages.fields.reason })
    expect(page.commands).toHaveLength(0)
    giveReason()
    const table = await findReview()
    expect(cellsOf(table)[1]).toEqual([
      'Marta Kowalczyk User wallet, EUR',
      '1,284.50250.00 reserved',
      '0.00',
      '1,284.500.00 reserved'
    ])
    const asked = screen.getByRole('dialog', { name: review.cancel(NAME) })
    // Of what is pending nothing is reserved.
    expect(asked.textContent).toContain('anything reserved is released')
    // Never a bare word beside the way back.
    expect(within(asked).queryByRole('button', { name: 'Cancel' })).toBeNull()
    fireEvent.click(button(review.accept.cancel))
    await screen.findByText(cancel.done(NAME))
    expect(page.commands[1]).toMatchObject({
      call: 'POST transactions/txn_9/cancellation',
      version: '"1"',
      body: { reason: 'Wrong account', reasonCode: 'fraud' }
    })
  })
})

test('the way back from cancelling a transaction is no second "Cancel"', async () => {
  await openDecision('cancel-transaction')
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  fireEvent.click(button(cancel.back))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

describe('what another admin asked for', () => {
  const request = {
    ...open,
    type: 'adjustment',
    status: 'pending',
    waitsFor: 'approval',
    operator: { id: 'adm_2', name: 'Nadia Ferrand' },
    reasonCode: 'promotion',
    reason: 'Prize of the spring cup'
  }
  const asked = [
    [review.request.by, 'Nadia Ferrand'],
    [review.request.at, '21 Nov 2026 14:02:12'],
    [messages.fields.reasonCode, 'Promotion'],
    [messages.fields.reason, 'Prize of the spring cup']
  ]
  const factsOf = (table: HTMLElement): (string | null)[][] =>
    [...(table.parentElement?.querySelectorAll('dt') ?? [])].map(term => [
      term.textContent,
      term.nextElementSibling?.textContent ?? null
    ])

  test('is approved once it is read who asked for it, when and why', async () => {
    const page = await openDecision('approve-transaction', bank, request)
    fireEvent.change(screen.getByLabelText('Reason (optional)'), {
      target: { value: 'Checked' }
    })
    const table = await findReview()
    expect(
      screen.getByRole('dialog', { name: review.approve(NAME) })
    ).toBeDefined()
    expect(factsOf(table)).toEqual([
      ...asked,
      [review.request.ownReason, 'Checked']
    ])
    fireEvent.click(button(review.accept.approve('250.00 EUR')))
    await screen.findByText(approve.done(NAME))
    // Only the admin's own reason is sent.
    expect(page.commands[1]).toMatchObject({
      call: 'POST transactions/txn_9/completion',
      version: '"1"',
      body: { reason: 'Checked' }
    })
  })

  test('is declined with a reason, by the cancellation of the contract', async () => {
    const page = await openDecision('decline-transaction', bank, request)
    // It is a decision, and changes no values that the server has.
    expect(screen.queryByText(texts.unstated, { exact: false })).toBeNull()
    giveReason()
    const table = await findReview()
    expect(factsOf(table)).toEqual([
      ...asked,
      [review.request.ownReasonCode, 'Fraud'],
      [review.request.ownReason, 'Wrong account']
    ])
    fireEvent.click(button(review.accept.decline))
    await screen.findByText(decline.done(NAME))
    expect(page.commands[1]).toMatchObject({
      call: 'POST transactions/txn_9/cancellation',
      body: { reason: 'Wrong account', reasonCode: 'fraud' }
    })
  })

  test('says nothing of what its row does not say', async () => {
    const { operator: _, reason: __, reasonCode: ___, ...silent } = request
    await openDecision('approve-transaction', bank, silent)
    expect(factsOf(await findReview())).toEqual([asked[1]])
  })
})

describe('at a server without previews', () => {
  const bare: CommandAnswer = ({ call }) =>
    call.endsWith('/preview')
      ? { status: 404, body: { message: 'No route.' } }
      : { status: 201, body: over('completed') }

  test.each([
    ['complete-transaction', `${MINUS}250.00`, '+250.00'],
    ['cancel-transaction', '0.00', '0.00']
  ] as const)('%s is an estimate of both sides', async (name, ...changes) => {
    await openDecision(name, bare)
    if (name === 'cancel-transaction') giveReason()
    const table = await findReview()
    expect(cellsOf(table).slice(1)).toEqual([
      ['Marta Kowalczyk User wallet, EUR', '', changes[0], ''],
      ['Bank payouts System wallet, EUR', '', changes[1], '']
    ])
  })
})

describe('who comes second', () => {
  const refused = (status: number, code: string): FakeReply => ({
    status,
    body: { status, code, detail: 'This is posted already.' }
  })
  const byNadia = {
    id: 'aud_1',
    createdAt: '2026-11-21T14:03:00Z',
    resource: 'transactions',
    resourceId: 'txn_9',
    admin: { id: 'adm_2', name: 'Nadia Ferrand' }
  }

  test.each([
    [412, 'stale-version', 'completed'],
    [409, 'already-settled', 'approved'],
    [409, 'already-cancelled', 'declined']
  ] as const)(
    'is said by whom it was decided, after a %i %s: %s',
    async (status, code, what) => {
      const action = `transaction.${what}` as const
      await openDecision(
        'complete-transaction',
        command =>
          command.call.endsWith('/preview')
            ? bank(command)
            : refused(status, code),
        over('posted'),
        [{ ...byNadia, action }]
      )
      await findReview()
      const { onChange } = await import('../../../../src/stores/changes.ts')
      const changed = vi.fn<(decided?: string) => void>()
      onChange(changed)
      fireEvent.click(button(review.accept.complete('250.00 EUR')))
      const said = await screen.findByText(/^Nadia Ferrand \w+ it/u)
      // Whichever way it is left, list and drawer are read again by then.
      expect(changed.mock.calls).toEqual([[undefined]])
      expect(said.textContent).toBe(
        `${decided[action]('Nadia Ferrand', '21 Nov 2026 14:03:00')} ${outdated.unchanged}`
      )
      expect(document.activeElement?.textContent).toContain(outdated.decided)
      fireEvent.click(
        within(screen.getByRole('dialog'))
          .getAllByRole('button', { name: 'Close' })
          .at(-1)!
      )
      await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  )

  test('is said what it is now, where nobody is known, before the review too', async () => {
    await openDecision(
      'cancel-transaction',
      () => refused(409, 'already-settled'),
      over('posted')
    )
    giveReason()
    fireEvent.click(button('Review'))
    const said = await screen.findByText(/^It is now/u)
    expect(said.textContent).toBe(
      `${decided.now('Posted')} ${outdated.unchanged}`
    )
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('decides again, in the newest version, of what is still open', async () => {
    const page = await openDecision(
      'complete-transaction',
      command =>
        command.version === '"1"'
          ? refused(412, 'stale-version')
          : bank(command),
      { ...open, version: 7 }
    )
    fireEvent.click(button('Review'))
    await screen.findByText(outdated.again)
    await vi.waitFor(() =>
      expect(button(outdated.keep).getAttribute('aria-busy')).toBeNull()
    )
    fireEvent.click(button(outdated.keep))
    await findReview()
    fireEvent.click(button(review.accept.complete('250.00 EUR')))
    await screen.findByText(complete.done(NAME))
    expect(page.commands.map(({ version }) => version)).toEqual([
      '"1"',
      '"7"',
      '"7"'
    ])
  })

  test('is refused as any other, for another reason', async () => {
    await openDecision('complete-transaction', () => ({
      status: 409,
      body: { status: 409, code: 'own-request', detail: 'You asked for it.' }
    }))
    fireEvent.click(button('Review'))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(texts.refused)
    expect(alert.textContent).toContain('You asked for it.')
  })
})
