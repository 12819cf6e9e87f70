import { cleanup } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { Admin } from '../../../../src/contract/admin/admin.ts'
import { Transaction } from '../../../../src/contract/ledger/transaction.ts'
import { User } from '../../../../src/contract/user/user.ts'
import * as answers from '../../../support/answer-places.tsx'
import { fullAdmin, fullEntry, fullUser } from '../../../support/full-rows.ts'
import {
  optionalFields,
  otherSchemas,
  rowSchemas,
  unnamedFields
} from '../../../support/optional-fields.ts'
import * as rows from '../../../support/row-resources.tsx'
import { cellPlaces, type Changes } from '../../../support/shown-places.tsx'
import { outcomes } from './outcomes.ts'

/** What takes fields away, by what shows them. */
const changes: Record<keyof typeof outcomes, () => Promise<Changes>> = {
  admins: rows.changesOfAdmins,
  users: rows.changesOfUsers,
  games: rows.changesOfGames,
  'system wallets': rows.changesOfWallets,
  entries: rows.changesOfEntries,
  'who is signed in': answers.changesOfSession,
  'what was done': answers.changesOfActivity,
  currencies: answers.changesOfCurrencies,
  'the review of a movement': answers.changesOfReview,
  'what waits for approval': answers.changesOfApproval,
  'the balances of a user': answers.changesOfUserHead,
  'what a ledger comes to': answers.changesOfLedger,
  'what wallets hold': answers.changesOfHoldings
}
const sights = Object.keys(outcomes) as (keyof typeof outcomes)[]

afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  // A drawer gives the focus back in a task of its own.
  await new Promise(resolve => setTimeout(resolve, 5))
})

describe('a field that did not come', () => {
  test.each(sights)('makes no fact of itself in %s', async sight => {
    expect(await changes[sight]()).toEqual(outcomes[sight])
  })

  test('has its outcome above, whichever field of an answer it is', () => {
    const known = sights.flatMap(sight => Object.keys(outcomes[sight]))
    const fields = [rowSchemas, otherSchemas].flatMap(optionalFields)
    expect(new Set(known)).toEqual(new Set(fields))
    // Nobody sees these: they say how long a page waits for a refresh.
    expect(unnamedFields()).toEqual([
      'refresh.refreshGraceSeconds',
      'login.refresh_grace_seconds'
    ])
  })

  test('leaves a user of no name its id', async () => {
    const { userRows } =
      await import('../../../../src/screens/users/users-rows.tsx')
    const row = { ...fullUser, displayName: undefined, username: undefined }
    const cells = cellPlaces<User>(userRows, row)
    expect(cells['cell displayName']).toBe('42[/list?open=42]')
    expect(cells['name of the row']).toBe('42')
    expect(cells['links of the row']).toBe('[/users/42/transactions]')
  })
})

describe('null', () => {
  test('says that somebody was never there', async () => {
    const { adminRows } =
      await import('../../../../src/screens/admins/admins-rows.tsx')
    const { userRows } =
      await import('../../../../src/screens/users/users-rows.tsx')
    const admin = v.parse(Admin, { ...fullAdmin, lastLoginAt: null })
    expect(cellPlaces<Admin>(adminRows, admin)['cell lastLoginAt']).toBe(
      'never'
    )
    const user = v.parse(User, { ...fullUser, lastSeenAt: null })
    expect(cellPlaces<User>(userRows, user)['cell lastSeenAt']).toBe('never')
  })

  test.each([
    ['pending', 'not settled'],
    ['reserved', 'holds 86.40 EUR'],
    ['failed', 'no change'],
    ['cancelled', 'no change'],
    // Of these it contradicts the status.
    ['completed', ''],
    ['reversed', '']
  ])('says of a %s entry that the system made: %s', async (status, text) => {
    const { walletTransactionRows } =
      await import('../../../../src/screens/ledger/wallet-transactions-rows.tsx')
    const entry = v.parse(Transaction, {
      ...fullEntry,
      status,
      operator: null,
      balanceAfter: null
    })
    const cells = cellPlaces<Transaction>(walletTransactionRows, entry)
    expect(cells['cell operator']).toBe('')
    expect(cells['cell balanceAfter']).toBe(text)
  })
})
