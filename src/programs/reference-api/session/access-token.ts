import { randomUUID } from 'node:crypto'

import { errors, jwtVerify, SignJWT } from 'jose'

const ALGORITHM = 'HS256'

export interface TokenSubject {
  adminId: string
  familyId: string
}

/** Claims sub, sid, iat, exp, jti; times in seconds. */
export function signAccessToken(
  subject: TokenSubject,
  secret: Uint8Array,
  now: number,
  lifetimeSeconds: number
): Promise<string> {
  const issued = Math.floor(now / 1000)
  return new SignJWT({ sid: subject.familyId })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setSubject(subject.adminId)
    .setIssuedAt(issued)
    .setExpirationTime(issued + lifetimeSeconds)
    .setJti(randomUUID())
    .sign(secret)
}

/** `undefined` if the token is not ours, broken or expired. */
export async function readAccessToken(
  token: string,
  secret: Uint8Array,
  now: number
): Promise<TokenSubject | undefined> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [ALGORITHM],
      currentDate: new Date(now),
      requiredClaims: ['sub', 'sid', 'exp']
    })
    const { sub, sid } = payload
    return typeof sub === 'string' && typeof sid === 'string'
      ? { adminId: sub, familyId: sid }
      : undefined
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
