import { pathSegment } from '../format/path-segment.ts'

export type Params = Record<
  string,
  string | number | boolean | null | undefined
>

/** Drops '', null and undefined; 0 and false stay (specification, section 7) */
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

/** Fills `:name` parts with encoded values. Throws a `RangeError` on `..`. */
export function fillPath(path: string, values: Record<string, string>): string {
  return path.replaceAll(/:(\w+)/gu, (_, name: string) =>
    pathSegment(values[name] ?? '')
  )
}

/**
 * A token only goes below the base: throws a `RangeError` for an absolute URL
 * (`https:`, `//host`) or `..`.
 */
export function apiAddress(base: string, path: string): string {
  const relative = path.replace(/^\//u, '')
  if (
    /^[/\\]|^[a-z][a-z\d+.-]*:/iu.test(relative) ||
    // Browsers drop tabs, line ends and outer spaces from an address.
    /[\s\p{Cc}]/u.test(relative) ||
    /(?:^|[/\\])(?:\.|%2e){1,2}(?:[/\\?#]|$)/iu.test(relative)
  ) {
    throw new RangeError(`Not a path below the API base: ${path}`)
  }
  return base.endsWith('/') ? base + relative : `${base}/${relative}`
}
