import { numberOf } from '../data/columns.ts'
import { readAccessToken, type TokenSubject } from '../session/access-token.ts'
import type { RefreshTokens } from '../session/refresh-tokens.ts'
import type { Middleware, Sources } from './context.ts'
import { type ApiProblem, signInRequired } from './problem.ts'

/** Admits active admins whose sign-in has not ended; 401 for all others. */
export function bearer(
  { database, now }: Sources,
  secret: Uint8Array,
  tokens: RefreshTokens
): Middleware {
  function adminOf(subject: TokenSubject): number {
    if (!tokens.isLive(subject.familyId)) throw refused()
    const admin = database
      .prepare(`SELECT id FROM admins WHERE id = ? AND status = 'active'`)
      .get(Number(subject.adminId))
    if (admin) return numberOf(admin, 'id')
    throw signInRequired('token-invalid', 'This account is not active.')
  }

  return async (context, next) => {
    const header = context.req.header('authorization') ?? ''
    const token = /^Bearer +(\S+)$/iu.exec(header)?.[1]
    const subject = token && (await readAccessToken(token, secret, now()))
    if (!subject) throw refused()
    context.set('adminId', adminOf(subject))
    context.set('checkSignIn', () => {
      adminOf(subject)
    })
    await next()
  }
}

function refused(): ApiProblem {
  return signInRequired('token-invalid', 'Sign in to make this call.')
}
