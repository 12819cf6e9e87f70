import { jwtDecode } from 'jwt-decode'

/** A token is refreshed this long before it expires (specification, 9). */
export const REFRESH_MARGIN_MS = 10_000

/**
 * From when until when a token is good by its server's clock, in ms since the
 * epoch; when it was issued is not always told.
 */
export type TokenLife =
  | { kind: 'known'; expiresAt: number; issuedAt: number | undefined }
  | { kind: 'unknown' }

/**
 * Reads the life of an access token. It is a hint and never proof: the
 * signature is not checked, and anything unreadable is `unknown`.
 */
export function tokenLife(token: string): TokenLife {
  const claims = claimsOf(token)
  const expiresAt = milliseconds(claims, 'exp')
  return expiresAt === undefined
    ? { kind: 'unknown' }
    : { kind: 'known', expiresAt, issuedAt: milliseconds(claims, 'iat') }
}

/** Whom a token speaks for, `undefined` where it does not say; a hint too. */
export function tokenSubject(token: string): string | undefined {
  const subject: unknown = Reflect.get(claimsOf(token), 'sub')
  return typeof subject === 'string' && subject !== '' ? subject : undefined
}

/**
 * Whether a request needs a refresh first, by the clock of this machine: no
 * token, an unreadable one, or one that expires within the margin, the
 * boundary included.
 */
export function isTokenStale(token: string, nowMilliseconds: number): boolean {
  const life = tokenLife(token)
  if (life.kind === 'unknown') return true
  return life.expiresAt - nowMilliseconds <= REFRESH_MARGIN_MS
}

function claimsOf(token: string): object {
  // No token is no error: a browser takes its time to make one.
  if (token === '') return {}
  try {
    const payload: unknown = jwtDecode(token)
    return typeof payload === 'object' && payload !== null ? payload : {}
  } catch {
    return {}
  }
}

/** A claim in seconds since the epoch, as milliseconds. */
function milliseconds(claims: object, name: string): number | undefined {
  const seconds: unknown = Reflect.get(claims, name)
  return typeof seconds === 'number' && Number.isFinite(seconds)
    ? seconds * 1000
    : undefined
}
