import type { SessionCalls } from '../../backend/backend-definition.ts'
import type { Answer } from './call.ts'
import { bodyField, isSuccess } from './json.ts'
import { cookiesOf, type SetCookie } from './set-cookie.ts'

export interface SignIn {
  answer: Answer
  token: string
  cookie: SetCookie | undefined
  /** For the next `Cookie` header. */
  jar: Map<string, string>
  /** By this machine's clock, ms. */
  receivedAt: number
}

/** `undefined` if it is no sign-in. */
export function readSignIn(
  answer: Answer,
  { login }: SessionCalls,
  now: number
): SignIn | undefined {
  const token = bodyField(answer, login.token)
  const isToken = typeof token === 'string' && token !== ''
  if (!isSuccess(answer) || !isToken) return undefined
  const jar = new Map<string, string>()
  keepCookies(jar, answer)
  return {
    answer,
    token,
    cookie: refreshCookieOf(answer),
    jar,
    receivedAt: now - answer.milliseconds / 2
  }
}

/** The one that looks most like the session. */
function refreshCookieOf(answer: Answer): SetCookie | undefined {
  const cookies = cookiesOf(answer)
  return (
    cookies.find(({ name }) => /refresh/iu.test(name)) ??
    cookies.find(({ attributes }) => attributes.has('httponly')) ??
    cookies[0]
  )
}

export function keepCookies(jar: Map<string, string>, answer: Answer): void {
  for (const { name, value, gone } of cookiesOf(answer)) {
    if (gone) jar.delete(name)
    else jar.set(name, value)
  }
}

export function cookieHeader(
  jar: ReadonlyMap<string, string>
): Record<string, string> {
  if (jar.size === 0) return {}
  return { cookie: [...jar].map(pair => pair.join('=')).join('; ') }
}

/** As the panel makes it, without headers of every call. */
export function sessionCallOf(
  session: SessionCalls,
  name: 'refresh' | 'logout'
): {
  method: string
  path: string
  body?: string
  headers?: Record<string, string>
} {
  const { method = 'POST', path, body: declared } = session[name]
  const isSent = name === 'refresh' && method !== 'GET'
  const body = declared ?? (isSent ? {} : undefined)
  return body
    ? { method, path, body: JSON.stringify(body), headers: JSON_TYPE }
    : { method, path }
}

const JSON_TYPE = { 'content-type': 'application/json' }
