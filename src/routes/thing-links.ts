import { entriesHref, userEntriesHref } from './ledger-links.ts'
import { linkPath } from './paths.ts'
import { openAddress } from './query-text.ts'
import type { RouteName } from './table.ts'

interface Thing {
  /** As an audit entry names it. */
  resource: string
  id: string
  /** Of an entry: in whose ledger it is. */
  owner?: { resource: string; id: string } | undefined
}

const LISTS: ReadonlySet<string> = new Set<RouteName>([
  'admins',
  'users',
  'games',
  'system-wallets'
])

function isList(resource: string): resource is RouteName {
  return LISTS.has(resource)
}

/** Where a thing is open in its list; `undefined` if no screen has it. */
export function thingHref(thing: Thing): string | undefined {
  const { resource, id, owner } = thing
  if (resource === 'transactions') return owner && entryHref(id, owner)
  const path = isList(resource) ? linkPath(resource, {}) : undefined
  return path && openAddress(path, id)
}

function entryHref(
  id: string,
  owner: { resource: string; id: string }
): string | undefined {
  if (owner.resource === 'users') return userEntriesHref(owner.id, id)
  return owner.resource === 'system-wallets'
    ? entriesHref('walletId', owner.id, id)
    : undefined
}
