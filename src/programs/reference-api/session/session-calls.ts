import { calls } from '../../../contract/calls.ts'
import { WRONG_LOGIN } from '../../../contract/session/session-answers.ts'
import { numberOf, optionalText } from '../data/columns.ts'
import type { App, AppContext, Middleware, Sources } from '../http/context.ts'
import { readJsonBody } from '../http/json-body.ts'
import { ApiProblem, signInRequired } from '../http/problem.ts'
import { findAdmin } from '../lists/admins.ts'
import { signAccessToken } from './access-token.ts'
import { loginAttempts } from './login-attempts.ts'
import { isPassword, nobodysHash, type PasswordCost } from './password.ts'
import type { RefreshCookie } from './refresh-cookie.ts'
import type { Refreshed, RefreshTokens } from './refresh-tokens.ts'

export interface SessionParts {
  secret: Uint8Array
  accessTokenSeconds: number
  /** How much longer an exchanged refresh token is accepted. */
  graceSeconds: number
  passwordCost: PasswordCost
  tokens: RefreshTokens
  cookie: RefreshCookie
  sameSite: Middleware
  signedIn: Middleware
}

/** The four calls of a session: login, refresh, logout, admin. */
export function addSessionCalls(
  app: App,
  sources: Sources,
  parts: SessionParts
): void {
  const { database, now } = sources
  const { cookie, tokens, secret, graceSeconds, sameSite, signedIn } = parts
  const beginAttempt = loginAttempts(database, now)
  const nobody = nobodysHash(parts.passwordCost)

  async function answerToken(
    context: AppContext,
    { token, adminId, familyId }: Refreshed
  ): Promise<string> {
    cookie.write(context, token)
    const subject = { adminId: String(adminId), familyId }
    return signAccessToken(subject, secret, now(), parts.accessTokenSeconds)
  }

  function firstUsable(given: readonly string[]): Refreshed | undefined {
    for (const token of given) {
      const refreshed = tokens.rotate(token)
      const admin = refreshed && findAdmin(database, refreshed.adminId)
      if (admin?.status === 'active') return refreshed
    }
    return undefined
  }

  app.post(`/${calls.login.path}`, sameSite, async context => {
    const body = await readJsonBody(context, calls.login.body)
    const email = body.email.trim().toLowerCase()
    const { address, network } = context.get('caller')
    const attempt = beginAttempt(email, network)
    if (attempt.ownWait > 0) throw tooManyAttempts(attempt.ownWait)
    const row = database
      .prepare('SELECT id, status, password_hash FROM admins WHERE email = ?')
      .get(email)
    const hash = row && optionalText(row, 'password_hash')
    const isRight = await isPassword(body.password, hash ?? nobody)
    const adminId =
      row && isRight && row['status'] === 'active'
        ? numberOf(row, 'id')
        : undefined
    const isLetIn =
      attempt.sharedWait === 0 ||
      (adminId !== undefined && tokens.hasNetwork(adminId, network))
    if (!isLetIn) throw tooManyAttempts(attempt.sharedWait)
    if (adminId === undefined) {
      throw signInRequired(WRONG_LOGIN, 'Email or password is not right.')
    }
    attempt.forget()
    for (const before of cookie.read(context)) tokens.revoke(before)
    database
      .prepare(
        'UPDATE admins SET last_login_at = ?, last_login_ip = ? WHERE id = ?'
      )
      .run(now(), address, adminId)
    const token = await answerToken(context, tokens.begin(adminId, network))
    return context.json({
      access_token: token,
      refresh_grace_seconds: graceSeconds
    })
  })

  app.post(`/${calls.refresh.path}`, sameSite, async context => {
    await readJsonBody(context, calls.refresh.body)
    const given = cookie.read(context)
    const refreshed = firstUsable(given)
    if (!refreshed) {
      // A known one was ended, perhaps by a sign-in whose cookie must stay.
      if (given.length > 0 && !given.some(tokens.isKnown)) cookie.clear(context)
      throw signInRequired('signed-out', 'There is no session to go on with.')
    }
    const accessToken = await answerToken(context, refreshed)
    return context.json({ accessToken, refreshGraceSeconds: graceSeconds })
  })

  app.post(`/${calls.logout.path}`, sameSite, context => {
    const given = cookie.read(context)
    for (const token of given) tokens.revoke(token)
    cookie.clear(context)
    return context.body(null, 204)
  })

  app.get(`/${calls.currentAdmin.path}`, signedIn, context =>
    context.json(findAdmin(database, context.get('adminId')))
  )
}

function tooManyAttempts(seconds: number): ApiProblem {
  return new ApiProblem(429, {
    code: 'too-many-attempts',
    detail: `Too many wrong tries. Wait ${seconds} seconds.`,
    headers: { 'Retry-After': String(seconds) }
  })
}
