import { backend } from '../backend/backend.ts'
import { linkPath } from './paths.ts'

type EntryFilter = 'walletId' | 'userId' | 'gameId' | 'groupId' | 'reference'

/**
 * System wallet entries with one value, of all time, maybe with one open;
 * `undefined` if the backend does not filter by it.
 */
export function entriesHref(
  filter: EntryFilter,
  value: string,
  open?: string
): string | undefined {
  const path = linkPath('system-wallets-transactions', {})
  if (path === undefined || !isFilter(filter)) return undefined
  const params = new URLSearchParams({ [filter]: value })
  if (isFilter('createdAtFrom')) params.set('createdAt', 'any')
  if (open !== undefined) params.set('open', open)
  return `${path}?${params}`
}

/** Those of several, side by side; `undefined` for one, or where none sums. */
export function comparisonHref(
  filter: 'walletId' | 'userId',
  ids: readonly string[]
): string | undefined {
  return backend.sums && ids.length > 1
    ? entriesHref(filter, ids.join(','))
    : undefined
}

function isFilter(parameter: string): boolean {
  return backend.filters('walletTransactions', parameter)
}

/** `undefined` for an invalid id. */
export function userEntriesHref(id: string, open?: string): string | undefined {
  const path = linkPath('user-transactions', { id })
  if (path === undefined || open === undefined) return path
  return `${path}?${new URLSearchParams({ open })}`
}

interface OwnedEntry {
  walletId?: string | undefined
  walletName?: string | null | undefined
  userId?: string | undefined
  userName?: string | undefined
}

/**
 * The owner's name or id. The user of a system wallet's entry is not its owner;
 * a user's own wallet has `null` as its name.
 */
export function ownerName(entry: OwnedEntry): string | undefined {
  const { walletId, walletName, userId, userName } = entry
  return walletName === null
    ? (userName ?? userId ?? walletId)
    : (walletName ?? walletId)
}

/** With a name, the wallet is a system wallet; else the user is the owner. */
export function ownerEntriesHref(
  entry: OwnedEntry,
  open?: string
): string | undefined {
  const { walletId, walletName, userId } = entry
  if (typeof walletName === 'string' && walletId !== undefined) {
    return entriesHref('walletId', walletId, open)
  }
  return userId === undefined ? undefined : userEntriesHref(userId, open)
}

export function counterpartyHref(
  kind: string | undefined,
  id: string
): string | undefined {
  if (kind === 'user') return userEntriesHref(id)
  return kind === 'system_wallet' ? entriesHref('walletId', id) : undefined
}
