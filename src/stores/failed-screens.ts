import { isOffline } from '../api/connection.ts'
import { matchRoute } from '../routes/paths.ts'
import type { RouteName } from '../routes/table.ts'

const failed = new Set<RouteName>()

export function rememberFailedScreen(name: RouteName): void {
  failed.add(name)
}

/**
 * Whether navigation needs a page load: browsers may cache a failed module for
 * the life of the document. False offline, where a load would leave the panel.
 */
export function needsPageLoad(address: string): boolean {
  const { pathname } = new URL(address, location.href)
  const name = matchRoute(pathname)?.route.name
  return name !== undefined && failed.has(name) && !isOffline()
}
