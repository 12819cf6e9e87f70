import { isOffline } from '../api/connection.ts'
import { matchRoute } from '../routes/paths.ts'
import type { RouteName } from '../routes/table.ts'

const failed = new Set<RouteName>()

/** Remembers that a part of this screen could not be loaded. */
export function rememberFailedScreen(name: RouteName): void {
  failed.add(name)
}

/**
 * Whether a move to this address has to load the document: browsers may keep
 * a failed module for as long as the document lives. Offline a page load
 * would leave the panel, so the part is only asked for again.
 */
export function needsPageLoad(address: string): boolean {
  const { pathname } = new URL(address, location.href)
  const name = matchRoute(pathname)?.route.name
  return name !== undefined && failed.has(name) && !isOffline()
}
