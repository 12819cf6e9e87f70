import { backend } from '../../backend/backend.ts'
import type { Transaction } from '../../contract/ledger/transaction.ts'
import type { RowNames } from '../../features/list/list-view.ts'
import type { List } from '../../features/list/store/list-state.ts'

/** Whose wallets the entries are seen from. */
export type Ledger = 'user' | 'house'

type LoadNames = () => Promise<RowNames<Transaction>>

/** Nothing where no names are looked up: the contract's entries carry them. */
export function rowNames(
  list: List<Transaction>,
  ledger: Ledger
): LoadNames | undefined {
  return looksUpNames()
    ? async () => (await import('./entry-names.ts')).entryNames(list, ledger)
    : undefined
}

/** With the names that lists have looked up; without a call. */
export async function withKnownNames(
  entry: Transaction,
  ledger: Ledger
): Promise<Transaction> {
  if (!looksUpNames()) return entry
  const { $entryNames, withNames } = await import('./entry-names.ts')
  return withNames(entry, $entryNames.get(), ledger)
}

function looksUpNames(): boolean {
  return backend.names('users') || backend.names('systemWallets')
}
