import { config } from '../config.ts'
import { isId, pathSegment } from '../format/path-segment.ts'
import {
  hasScreen,
  type Route,
  type RouteName,
  routeNamed,
  routes
} from './table.ts'

/** `params` are decoded. */
export interface RouteMatch {
  route: Route
  params: Record<string, string>
}

/** The tab of a drawer with its notes, in an address. */
export const NOTES_TAB = 'notes'

/** Of the site, without the slash at its end: `''` at the root of a host. */
const BASE = config.basePath.slice(0, -1)

/** On the host, where the site may be below a path. */
export function sitePath(path: string): string {
  return BASE + path
}

/** Where the site's own `/` leads. */
export const ROOT_TARGET = sitePath(
  routes.find(({ menu }) => menu)?.path ?? '/login'
)

/** Of a path on the host. Ignores a trailing slash; case matters. */
export function matchRoute(pathname: string): RouteMatch | undefined {
  if (!pathname.startsWith(sitePath('/'))) return undefined
  const own = pathname.slice(BASE.length)
  const path = own.length > 1 && own.endsWith('/') ? own.slice(0, -1) : own
  const given = path.split('/')
  for (const route of routes) {
    const params = matchSegments(route.path.split('/'), given)
    if (params) return { route, params }
  }
  return undefined
}

/** On the host. Throws a `RangeError` on a parameter that could climb or vanish. */
export function routePath(
  name: RouteName,
  params: Record<string, string> = {}
): string {
  const path = routeNamed(name)
    .path.split('/')
    .map(part =>
      part.startsWith(':') ? pathSegment(params[part.slice(1)] ?? '') : part
    )
    .join('/')
  return sitePath(path)
}

function matchSegments(
  wanted: string[],
  given: string[]
): Record<string, string> | undefined {
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':')) {
      const decoded = decodeSegment(value)
      if (decoded === undefined || !isId(decoded)) return undefined
      params[part.slice(1)] = decoded
    } else if (part !== value) {
      return undefined
    }
  }
  return params
}

function decodeSegment(value: string): string | undefined {
  if (value === '') return undefined
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

/** As `routePath`; `undefined` for no screen, or an invalid parameter. */
export function linkPath(
  name: RouteName,
  params: Record<string, string>
): string | undefined {
  if (!hasScreen(name)) return undefined
  try {
    return routePath(name, params)
  } catch {
    return undefined
  }
}
