import { RequestError } from '../../../contract/request-error.ts'
import type { RouteName } from '../../../routes/table.ts'
import { $route, type CurrentRoute } from '../../../stores/route.ts'

export function ownRoute(name: RouteName): CurrentRoute | undefined {
  const route = $route.get()
  return route?.match?.route.name === name ? route : undefined
}

/** Throws `aborted` on another route. */
export function shownRoute(name: RouteName): CurrentRoute {
  const route = ownRoute(name)
  if (!route) throw new RequestError({ kind: 'aborted' })
  return route
}
