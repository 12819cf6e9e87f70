import { afterEach, describe, expect, test, vi } from 'vitest'

import type { Values } from '../../../../src/features/actions/field-definition.ts'
import type { OpenAction } from '../../../../src/features/actions/open-action.ts'
import { messages } from '../../../../src/messages.ts'
import { openPanelStores } from '../../../support/panel-stores.ts'
import { provideActions } from '../../../support/provide-actions.ts'

const { checks } = messages
const UNREADABLE = 'Write 1234 or 1.23'

afterEach(() => vi.unstubAllEnvs())

/** What is said of each field of a form that is sent like this. */
async function problemsOf(
  name: OpenAction['name'],
  values: Values,
  start: Values = {}
): Promise<unknown> {
  await openPanelStores(() => 404)
  await provideActions()
  const { readForm } =
    await import('../../../../src/features/actions/read-form.ts')
  const read = await readForm({
    name,
    subject: { id: '7', name: 'Ada' },
    start,
    values,
    idempotencyKey: 'key',
    state: { kind: 'sending' }
  })
  return read.kind === 'problems' ? read.problems : read.body
}

const problems = (fields: Values): object => ({ fields, form: [] })

describe('the problems of a form', () => {
  test('stand together, whether an amount can be read or not', async () => {
    const values = { direction: 'credit', currency: 'EUR', reason: 'no' }
    expect(
      await problemsOf('adjust-wallet', { ...values, amount: '1,234' })
    ).toEqual(
      problems({
        amount: UNREADABLE,
        reasonCode: checks.required,
        reason: checks.reason,
        reference: checks.required
      })
    )
    expect(
      await problemsOf('adjust-wallet', { ...values, amount: '0' })
    ).toEqual(
      problems({
        amount: checks.aboveZero,
        reasonCode: checks.required,
        reason: checks.reason,
        reference: checks.required
      })
    )
  })

  test('say nothing of an amount whose currency is to be chosen first', async () => {
    expect(await problemsOf('transfer', { amount: '1,234' })).toEqual(
      problems({
        fromWalletId: checks.required,
        toWalletId: checks.required,
        reasonCode: checks.required,
        reason: checks.reason
      })
    )
  })

  test('are those of a game in all its fields', async () => {
    expect(
      await problemsOf('create-game', {
        name: 'Chess',
        code: '!',
        kind: 'board',
        minPlayers: '2',
        maxPlayers: 'two',
        fee: '1,234',
        commission: '101',
        isPrivate: 'false'
      })
    ).toEqual(
      problems({
        code: checks.gameCode,
        maxPlayers: checks.wholeNumber,
        currency: checks.required,
        commission: checks.commission
      })
    )
  })

  test('say of a yes or no that none is chosen', async () => {
    expect(
      await problemsOf('duplicate-game', {
        name: 'Chess',
        code: 'chess',
        kind: 'board',
        minPlayers: '2',
        maxPlayers: '2',
        currency: 'EUR',
        fee: '1',
        commission: '5'
      })
    ).toEqual(problems({ isPrivate: checks.required }))
  })

  test('are those of a suspension in both its fields', async () => {
    expect(
      await problemsOf('suspend-user', {
        reason: '',
        until: '2020-01-01T00:00:00Z'
      })
    ).toEqual(problems({ reason: checks.reason, until: checks.future }))
  })

  test('are those of a wallet in both its fields', async () => {
    const start = { name: 'Pool', currency: 'EUR', lowBalanceAt: '' }
    expect(
      await problemsOf(
        'edit-wallet',
        { ...start, name: ' ', lowBalanceAt: '1,234' },
        start
      )
    ).toEqual(problems({ name: checks.walletName, lowBalanceAt: UNREADABLE }))
  })

  test('are there for a fee that its new currency cannot hold', async () => {
    const start = {
      name: 'Chess',
      code: 'chess',
      kind: 'board',
      minPlayers: '2',
      maxPlayers: '2',
      currency: 'EUR',
      fee: '1.50',
      commission: '0.00',
      isPrivate: 'false'
    }
    expect(
      await problemsOf('edit-game', { ...start, currency: 'TKN' }, start)
    ).toEqual(problems({ fee: 'TKN has no decimals' }))
    expect(
      await problemsOf('edit-game', { ...start, fee: '2' }, start)
    ).toEqual({ entryFee: { amount: '200', currency: 'EUR' } })
  })
})
