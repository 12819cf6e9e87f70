import type { Params } from '../contract/params.ts'

/** Drops '', null and undefined; 0 and false stay */
export function dropEmpty(
  params: Params
): Record<string, string | number | boolean | readonly string[]> {
  const nonEmpty: ReturnType<typeof dropEmpty> = {}
  for (const [name, value] of Object.entries(params)) {
    if (value !== '' && value !== null && value !== undefined) {
      nonEmpty[name] = value
    }
  }
  return nonEmpty
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
