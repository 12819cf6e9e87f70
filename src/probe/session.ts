import * as v from 'valibot'

import { calls } from '../contract/calls.ts'
import type { Answer } from './call.ts'
import { jsonOf } from './json.ts'
import { cookiesOf, type SetCookie } from './set-cookie.ts'

/** A sign-in of the probe: what it was given, and what it holds now. */
export interface SignIn {
  answer: Answer
  token: string
  /** The refresh cookie as it was set; `undefined` where there is none. */
  cookie: SetCookie | undefined
  /** What goes into the `Cookie` header next. */
  jar: Map<string, string>
  /** When the token came, by this machine's clock, ms. */
  receivedAt: number
}

/** Reads the answer to a sign-in; `undefined` where it is none. */
export function readSignIn(answer: Answer, now: number): SignIn | undefined {
  const body = v.safeParse(calls.login.answer, jsonOf(answer))
  if (answer.status !== 200 || !body.success) return undefined
  const jar = new Map<string, string>()
  keepCookies(jar, answer)
  return {
    answer,
    token: body.output.access_token,
    cookie: refreshCookieOf(answer),
    jar,
    receivedAt: now - answer.milliseconds / 2
  }
}

/** The cookie that most looks like the session among those of an answer. */
export function refreshCookieOf(answer: Answer): SetCookie | undefined {
  const cookies = cookiesOf(answer)
  return (
    cookies.find(({ name }) => /refresh/iu.test(name)) ??
    cookies.find(({ attributes }) => attributes.has('httponly')) ??
    cookies[0]
  )
}

/** Keeps what an answer sets, and forgets what it takes away. */
export function keepCookies(jar: Map<string, string>, answer: Answer): void {
  for (const { name, value, gone } of cookiesOf(answer)) {
    if (gone) jar.delete(name)
    else jar.set(name, value)
  }
}

/** The `Cookie` header of a jar; none where it is empty. */
export function cookieHeader(
  jar: ReadonlyMap<string, string>
): Record<string, string> {
  if (jar.size === 0) return {}
  return { cookie: [...jar].map(pair => pair.join('=')).join('; ') }
}
