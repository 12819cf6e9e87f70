import { linkPath, routePath } from './paths.ts'

/** What the entries of the system wallets can be narrowed to. */
type EntryFilter = 'walletId' | 'gameId' | 'groupId' | 'reference'

/**
 * The address of the system wallets' entries with one value, of all time,
 * maybe with one open.
 */
export function entriesHref(
  filter: EntryFilter,
  value: string,
  open?: string
): string {
  const params = new URLSearchParams({ [filter]: value, createdAt: 'any' })
  if (open !== undefined) params.set('open', open)
  return `${routePath('system-wallets-transactions')}?${params}`
}

/** The address of a user's entries; `undefined` for an id that makes none. */
export function userEntriesHref(id: string, open?: string): string | undefined {
  const path = linkPath('user-transactions', { id })
  if (path === undefined || open === undefined) return path
  return `${path}?${new URLSearchParams({ open })}`
}

/** An entry as far as it says whose balance it is about. */
interface OwnedEntry {
  walletId?: string | undefined
  walletName?: string | null | undefined
  userId?: string | undefined
  userName?: string | undefined
}

/**
 * Whose balance an entry is about, by a name or an id. The user that an entry
 * of the house is about is not who owns it, so that a user's own wallet says
 * by null that it has no name.
 */
export function ownerName(entry: OwnedEntry): string | undefined {
  const { walletId, walletName, userId, userName } = entry
  return walletName === null
    ? (userName ?? userId ?? walletId)
    : (walletName ?? walletId)
}

/**
 * The entries of whose balance an entry is about, maybe with one open. A
 * wallet with a name is one of the house; what else names a user is the
 * user's own.
 */
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

/** Where the other side of an entry is shown: a user or a system wallet. */
export function counterpartyHref(
  kind: string | undefined,
  id: string
): string | undefined {
  if (kind === 'user') return userEntriesHref(id)
  return kind === 'system_wallet' ? entriesHref('walletId', id) : undefined
}
