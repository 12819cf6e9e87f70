import { numberOf } from '../data/columns.ts'
import { readAccessToken } from '../session/access-token.ts'
import type { RefreshTokens } from '../session/refresh-tokens.ts'
import type { Middleware, Sources } from './context.ts'
import { signInRequired } from './problem.ts'

/**
 * Lets a call through with the access token of an active admin whose sign-in
 * has not ended; 401 for all others.
 */
export function bearer(
  { database, now }: Sources,
  secret: Uint8Array,
  tokens: RefreshTokens
): Middleware {
  return async (context, next) => {
    const header = context.req.header('authorization') ?? ''
    const token = /^Bearer +(\S+)$/iu.exec(header)?.[1]
    const subject = token && (await readAccessToken(token, secret, now()))
    if (!subject || !tokens.isLive(subject.familyId)) {
      throw signInRequired('token-invalid', 'Sign in to make this call.')
    }
    const admin = database
      .prepare(`SELECT id FROM admins WHERE id = ? AND status = 'active'`)
      .get(Number(subject.adminId))
    if (!admin) {
      throw signInRequired('token-invalid', 'This account is not active.')
    }
    context.set('adminId', numberOf(admin, 'id'))
    await next()
  }
}
