import { jwtDecode } from 'jwt-decode'

/** A call first refreshes a token that expires within this. */
export const REFRESH_MARGIN_MS = 10_000

/** By the server's clock, in ms since the epoch; `issuedAt` may be missing. */
export type TokenLife =
  | { kind: 'known'; expiresAt: number; issuedAt: number | undefined }
  | { kind: 'unknown' }

/** A hint, never proof: the signature is not checked. */
export function tokenLife(token: string): TokenLife {
  const claims = claimsOf(token)
  const expiresAt = milliseconds(claims, 'exp')
  return expiresAt === undefined
    ? { kind: 'unknown' }
    : { kind: 'known', expiresAt, issuedAt: milliseconds(claims, 'iat') }
}

/** A hint too; `undefined` if the token does not say. */
export function tokenSubject(token: string): string | undefined {
  const subject: unknown = Reflect.get(claimsOf(token), 'sub')
  return typeof subject === 'string' && subject !== '' ? subject : undefined
}

/** By a clock in ms since the epoch; a token exactly at the margin is stale. */
export function isTokenStale(token: string, nowMilliseconds: number): boolean {
  const life = tokenLife(token)
  if (life.kind === 'unknown') return true
  return life.expiresAt - nowMilliseconds <= REFRESH_MARGIN_MS
}

function claimsOf(token: string): object {
  // An empty token would throw, and browsers are slow to make an error.
  if (token === '') return {}
  try {
    const payload: unknown = jwtDecode(token)
    return typeof payload === 'object' && payload !== null ? payload : {}
  } catch {
    return {}
  }
}

/** From seconds since the epoch. */
function milliseconds(claims: object, name: string): number | undefined {
  const seconds: unknown = Reflect.get(claims, name)
  return typeof seconds === 'number' && Number.isFinite(seconds)
    ? seconds * 1000
    : undefined
}
