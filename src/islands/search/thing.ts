import type { Transaction } from '../../contract/ledger/transaction.ts'
import type { User } from '../../contract/user/user.ts'
import { ownerEntriesHref } from '../../routes/ledger-links.ts'
import { routePath } from '../../routes/paths.ts'

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
