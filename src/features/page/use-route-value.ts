import { useSyncExternalStore } from 'react'

import { $route, type CurrentRoute } from '../../stores/route.ts'

const listen = (notify: () => void): (() => void) => $route.listen(notify)

/** Re-renders only when the value changes. A prerendered page has no route. */
export function useRouteValue<Part extends string | undefined>(
  partOf: (route: CurrentRoute | undefined) => Part
): Part {
  return useSyncExternalStore(
    listen,
    () => partOf($route.get()),
    () => partOf(undefined)
  )
}
