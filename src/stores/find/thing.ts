import type { Transaction } from '../../api/contract/transaction.ts'
import type { User } from '../../api/contract/user.ts'
import { ownerEntriesHref } from '../../domain/ledger-links.ts'
import { routePath } from '../../domain/paths.ts'

/** What can be found by its name, its id or its reference. */
export type Thing =
  | { kind: 'user'; user: User }
  | { kind: 'entry'; entry: Transaction }

/** Names a thing among all others. */
export function thingKey(thing: Thing): string {
  return thing.kind === 'user'
    ? `user ${thing.user.id}`
    : `entry ${thing.entry.id}`
}

/** Where a thing is shown; `undefined` where no address leads to it. */
export function thingHref(thing: Thing): string | undefined {
  if (thing.kind === 'user') {
    const open = new URLSearchParams({ open: thing.user.id })
    return `${routePath('users')}?${open}`
  }
  return ownerEntriesHref(thing.entry, thing.entry.id)
}
