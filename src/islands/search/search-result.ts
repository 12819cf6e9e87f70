import type { Transaction } from '../../contract/ledger/transaction.ts'
import { ownerEntriesHref } from '../../routes/ledger-links.ts'
import { linkPath } from '../../routes/paths.ts'
import { openAddress } from '../../routes/query-text.ts'
import type { RouteName } from '../../routes/table.ts'

/** The lists that are searched by name, in the order of their sections. */
export type NamedList = 'users' | 'systemWallets' | 'games' | 'admins'
export type SearchedList = NamedList | 'walletTransactions'

export type SearchResult =
  | {
      kind: NamedList
      id: string
      name: string
      /** What else tells it from others of this name. */
      detail: string | undefined
    }
  | { kind: 'walletTransactions'; id: string; entry: Transaction }

/** The screen of a list, whose name and icon its section has. */
export const screenOf = {
  users: 'users',
  systemWallets: 'system-wallets',
  games: 'games',
  admins: 'admins',
  walletTransactions: 'system-wallets-transactions'
} as const satisfies Record<SearchedList, RouteName>

export function resultKey({ kind, id }: SearchResult): string {
  return `${kind} ${id}`
}

/** `undefined` where no address leads to it. */
export function resultHref(result: SearchResult): string | undefined {
  const { kind, id } = result
  if (kind === 'walletTransactions') return ownerEntriesHref(result.entry, id)
  const path = linkPath(screenOf[kind], {})
  return path && openAddress(path, id)
}
