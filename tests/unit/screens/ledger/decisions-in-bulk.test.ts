import { expect, test } from 'vitest'

import type { Transaction } from '../../../../src/contract/ledger/transaction.ts'
import { decisionsInBulk } from '../../../../src/screens/ledger/decisions-in-bulk.ts'
import { fullEntry } from '../../../support/full-rows.ts'

const entry = (
  currency: string,
  direction: 'credit' | 'debit',
  amount: string
): Transaction => ({ ...fullEntry, currency, direction, amount })

test('the sums of entries are of each currency and way, to the last digit', () => {
  const rows = [
    entry('EUR', 'debit', '9007199254740993'),
    entry('TKN', 'credit', '5'),
    entry('EUR', 'debit', '1'),
    entry('EUR', 'credit', '40')
  ]
  expect(decisionsInBulk.sums?.(rows)).toEqual([
    { currency: 'EUR', credit: '40', debit: '9007199254740994' },
    { currency: 'TKN', credit: '5', debit: '0' }
  ])
})

test('each is decided in the version that was chosen', () => {
  expect(decisionsInBulk.version?.(fullEntry)).toBe(2)
})

test('are approved or declined where all of them wait for that alone', () => {
  const pending = { ...fullEntry, status: 'pending' }
  const plain = { ...pending, waitsFor: undefined }
  const namesFor = (...rows: Transaction[]): string[] | undefined =>
    decisionsInBulk.actionsFor?.(rows).map(({ name }) => name)
  expect(namesFor(pending, pending)).toEqual([
    'approve-transaction',
    'decline-transaction'
  ])
  const others = ['complete-transaction', 'cancel-transaction']
  expect(namesFor(pending, plain)).toEqual(others)
  expect(decisionsInBulk.actions.map(({ name }) => name)).toEqual(others)
})

test('each is named as its list does, as far as that is known', () => {
  const bare = { ...fullEntry, counterparty: undefined, walletName: undefined }
  const { name, parties, amount } = decisionsInBulk
  expect(name?.(fullEntry)).toBe('Prize')
  expect(parties?.(fullEntry)).toBe('Prize pool · to Marta K.')
  expect(parties?.({ ...fullEntry, walletName: null })).toBe(
    'Marta Kowalczyk · to Marta K.'
  )
  expect(parties?.(bare)).toBe('wal_3')
  expect(parties?.({ ...bare, walletId: undefined })).toBe('')
  expect(amount?.(fullEntry)).toMatchObject({
    minorUnits: '-8640',
    currency: 'EUR'
  })
})
