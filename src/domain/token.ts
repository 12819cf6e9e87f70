import { jwtDecode } from 'jwt-decode'

/** A token is refreshed this long before it expires (specification, 9). */
export const REFRESH_MARGIN_SECONDS = 10

/** When a token expires, in seconds since the epoch. */
export type TokenLife = { kind: 'known'; exp: number } | { kind: 'unknown' }

/**
 * Reads the expiry of an access token. It is a hint and never proof: the
 * signature is not checked, and anything unreadable is `unknown`.
 */
export function tokenLife(token: string): TokenLife {
  try {
    const payload: unknown = jwtDecode(token)
    if (typeof payload !== 'object' || payload === null) {
      return { kind: 'unknown' }
    }
    const exp: unknown = Reflect.get(payload, 'exp')
    return typeof exp === 'number' && Number.isFinite(exp)
      ? { kind: 'known', exp }
      : { kind: 'unknown' }
  } catch {
    return { kind: 'unknown' }
  }
}

/**
 * Whether a request needs a refresh first: no token, an unreadable one, or
 * one that expires within the margin, the boundary included.
 */
export function isTokenStale(token: string, nowMilliseconds: number): boolean {
  const life = tokenLife(token)
  if (life.kind === 'unknown') return true
  return life.exp * 1000 - nowMilliseconds <= REFRESH_MARGIN_SECONDS * 1000
}
