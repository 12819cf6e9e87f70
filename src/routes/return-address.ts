import { matchRoute } from './paths.ts'

/**
 * Where to go after signing in; `undefined` if not a protected route of the
 * panel. Absolute: a pathname that starts with `//` would leave the origin.
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
