import { expect, test } from 'vitest'

import type { Transaction } from '../../../../src/contract/ledger/transaction.ts'
import { messages as german } from '../../../../src/messages/german.ts'
import { entryName } from '../../../../src/screens/ledger/entry-name.ts'

const user = { kind: 'user', id: '42', name: 'Radek Beneš' }
const house = { kind: 'system_wallet', id: 'wal_1', name: 'Adjustments' }

const ofHouse = {
  id: 'txn_1',
  type: 'adjustment',
  direction: 'debit',
  amount: '150000',
  currency: 'EUR',
  walletName: house.name,
  userName: user.name,
  counterparty: user
} as Transaction
const ofUser: Transaction = {
  ...ofHouse,
  direction: 'credit',
  walletName: null,
  counterparty: house
}

const amountText = (): string => '1,500.00'

test.each([
  [
    'a debit of the house',
    ofHouse,
    'adjustment of 1,500.00 EUR to Radek Beneš'
  ],
  [
    'a credit of the house',
    { ...ofHouse, type: 'entry_fee', direction: 'credit' },
    'entry fee of 1,500.00 EUR from Radek Beneš'
  ],
  ['a credit of a user', ofUser, 'adjustment of 1,500.00 EUR to Radek Beneš'],
  [
    'a debit of a user',
    { ...ofUser, type: 'withdrawal', direction: 'debit' },
    'withdrawal of 1,500.00 EUR from Radek Beneš'
  ],
  [
    'an unknown type',
    { ...ofUser, type: 'KYC' },
    'KYC of 1,500.00 EUR to Radek Beneš'
  ],
  [
    'a wallet that may be the house’s',
    { ...ofUser, walletName: undefined },
    'transaction txn_1'
  ],
  [
    'a counterparty without a name',
    { ...ofHouse, counterparty: { kind: 'user', id: '42' } },
    'transaction txn_1'
  ]
] as const)(
  '%s is named by what moves, and to or from whom',
  (_, entry, name) => {
    expect(entryName(entry, amountText)).toBe(name)
  }
)

test('an entry is named by its id until its currency is known', () => {
  expect(entryName(ofHouse, undefined)).toBe('transaction txn_1')
})

test('an entry has a name in German, too', () => {
  const { moving, to } = german.transactions
  expect(moving('Korrektur', '1.500,00 EUR', to, 'Radek Beneš')).toBe(
    'Korrektur über 1.500,00 EUR an Radek Beneš'
  )
})
