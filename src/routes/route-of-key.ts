import { type Route, routes } from './table.ts'

/** By the key that follows `GO_KEY`. */
export function routeOfKey(key: string): Route | undefined {
  return routes.find(({ menu }) => menu?.key === key)
}
