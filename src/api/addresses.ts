import type { Params } from '../contract/params.ts'
import { RequestError } from '../contract/request-error.ts'
import { messages } from '../messages.ts'

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

/** Servers and caches on the way cut or refuse longer addresses. */
export const MAX_ADDRESS = 2000

/** Throws, as a truncated query would be a different one. */
export function checkLength(address: string, query: Params): void {
  const params = Object.entries(dropEmpty(query)).map(([name, value]) => [
    name,
    String(value)
  ])
  const { length } = `${address}?${new URLSearchParams(params)}`
  if (length <= MAX_ADDRESS) return
  throw new RequestError({
    kind: 'invalid',
    detail: messages.problem.longAddress
  })
}
