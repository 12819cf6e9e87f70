import type { List } from '../../features/list/store/list-state.ts'
import { createList } from '../../features/list/store/list.ts'

export const userTransactionsList = createList({
  route: 'user-transactions',
  call: 'userTransactions',
  defaultSort: [{ field: 'createdAt', descending: true }],
  tabs: { details: [], notes: [] },
  total: 'apart'
})

export const walletTransactionsList = createList({
  route: 'system-wallets-transactions',
  call: 'walletTransactions',
  defaultSort: [{ field: 'createdAt', descending: true }],
  // All wallets for all time is the most expensive query of all.
  defaultFilters: { createdAt: ['7d'] },
  tabs: { details: [], notes: [] },
  total: 'apart'
})

export type LedgerCall = 'userTransactions' | 'walletTransactions'

/** By which a ledger is read. */
export function callOf({
  definition
}: Pick<List<unknown>, 'definition'>): LedgerCall {
  return definition.call === 'userTransactions'
    ? 'userTransactions'
    : 'walletTransactions'
}
