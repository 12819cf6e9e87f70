import type { Transaction } from '../../contract/ledger/transaction.ts'
import type { User } from '../../contract/user/user.ts'
import { ownerEntriesHref } from '../../routes/ledger-links.ts'
import { routePath } from '../../routes/paths.ts'

export type SearchResult =
  | { kind: 'user'; user: User }
  | { kind: 'entry'; entry: Transaction }

export function resultKey(result: SearchResult): string {
  return result.kind === 'user'
    ? `user ${result.user.id}`
    : `entry ${result.entry.id}`
}

/** `undefined` where no address leads to it. */
export function resultHref(result: SearchResult): string | undefined {
  if (result.kind === 'user') {
    const open = new URLSearchParams({ open: result.user.id })
    return `${routePath('users')}?${open}`
  }
  return ownerEntriesHref(result.entry, result.entry.id)
}
