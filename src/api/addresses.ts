import { pathSegment } from '../format/path-segment.ts'

/** Values of a query: what is empty is left out (specification, section 7). */
export type Params = Record<
  string,
  string | number | boolean | null | undefined
>

/**
 * Drops params that are empty, null or undefined; 0 and false stay
 * (specification, section 7).
 */
export function dropEmpty(
  params: Params
): Record<string, string | number | boolean> {
  const kept: Record<string, string | number | boolean> = {}
  for (const [name, value] of Object.entries(params)) {
    if (value !== '' && value !== null && value !== undefined) {
      kept[name] = value
    }
  }
  return kept
}

/**
 * Fills the `:name` parts of a call's path with encoded segments. Throws a
 * `RangeError` on a value that could climb out of its place.
 */
export function fillPath(path: string, values: Record<string, string>): string {
  return path.replaceAll(/:(\w+)/gu, (_, name: string) =>
    pathSegment(values[name] ?? '')
  )
}

/**
 * Joins the API base and a path with one slash. A path that is an address of
 * its own (`https:`, `//host`) or climbs (`..`) is refused with a
 * `RangeError`, so that a token can only ever go below the base.
 */
export function apiAddress(base: string, path: string): string {
  const relative = path.replace(/^\//u, '')
  if (
    /^[/\\]|^[a-z][a-z\d+.-]*:/iu.test(relative) ||
    // Browsers leave tabs, line ends and outer spaces out of an address.
    /[\s\p{Cc}]/u.test(relative) ||
    /(?:^|[/\\])(?:\.|%2e){1,2}(?:[/\\?#]|$)/iu.test(relative)
  ) {
    throw new RangeError(`Not a path below the API base: ${path}`)
  }
  return base.endsWith('/') ? base + relative : `${base}/${relative}`
}
