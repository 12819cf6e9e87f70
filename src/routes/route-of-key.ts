import { type Route, routes } from './table.ts'

/** The screen that a key leads to, after the one that begins the way. */
export function routeOfKey(key: string): Route | undefined {
  return routes.find(({ menu }) => menu?.key === key)
}
