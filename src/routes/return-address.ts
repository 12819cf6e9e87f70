import { matchRoute } from './paths.ts'

/**
 * The address to come back to after signing in, or `undefined` where the
 * stored value is not one of the panel's own protected routes. The answer is
 * absolute: a pathname alone could begin with `//` and leave the origin.
 */
export function returnAddress(
  stored: string | null,
  origin: string
): string | undefined {
  if (!stored) return undefined
  let url: URL
  try {
    url = new URL(stored, origin)
  } catch {
    return undefined
  }
  if (url.origin !== origin) return undefined
  if (matchRoute(url.pathname)?.route.access !== 'auth') return undefined
  return url.href
}
