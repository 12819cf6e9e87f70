import { randomUUID } from 'node:crypto'

import { calls } from '../contract/calls.ts'
import type { Answer, Call, Caller } from './call.ts'
import { LeftOut } from './check.ts'
import { described, jsonOf } from './json.ts'
import {
  cookieHeader,
  keepCookies,
  readSignIn,
  type SignIn
} from './session.ts'

export interface Credentials {
  email: string
  password: string
}

export interface ProbeOptions {
  /** The API's full address, ending in `/`. */
  base: string
  /** The origin that will serve the panel. */
  origin: string | undefined
  credentials: Credentials | undefined
  /** How long after its exchange a cookie is tried again. */
  graceWaitMs: number
}

/** `path` is below the base. */
export interface ProbeCall extends Omit<Call, 'address' | 'method'> {
  method?: string
  path: string
  query?: Readonly<Record<string, string>>
}

export interface Probe extends ProbeOptions {
  /** From the panel's origin, without a token. */
  send(call: ProbeCall): Promise<Answer>
  /** With the token of the shared sign-in. */
  read(path: string, query?: ProbeCall['query']): Promise<Answer>
  /** As JSON, as the session calls are made. */
  post(
    path: string,
    body: object,
    headers?: ProbeCall['headers']
  ): Promise<Answer>
  /** With a sign-in's cookies; stores the new ones in it. */
  refresh(signIn: SignIn): Promise<Answer>
  loginAnswer(): Promise<Answer>
  /** Shared by all reads. */
  signIn(): Promise<SignIn>
  /** For one check alone, which may invalidate it. */
  ownSignIn(): Promise<SignIn>
  /** Throws `LeftOut` unless calls from it are cross-origin. */
  otherOrigin(): string
  signOut(): Promise<void>
}

/** Belongs to nobody: wrong tries lock nobody out. */
export function nobody(): Credentials {
  const name = `probe-${randomUUID()}@example.com`
  return { email: name, password: randomUUID() }
}

/** The caller is not closed with the probe. */
export function openProbe(options: ProbeOptions, caller: Caller): Probe {
  let firstLogin: Promise<Answer> | undefined
  let shared: Promise<SignIn> | undefined
  const begun: SignIn[] = []
  const { origin } = options
  // A browser names the page's origin with every POST.
  const sentOrigin = origin ?? new URL(options.base).origin

  const send: Probe['send'] = ({ path, query = {}, headers, ...call }) => {
    const words = new URLSearchParams(query).toString()
    return caller.send({
      method: 'GET',
      ...call,
      address: options.base + path + (words === '' ? '' : `?${words}`),
      headers: { origin: sentOrigin, ...headers }
    })
  }

  const post: Probe['post'] = (path, body, headers) =>
    send({
      method: 'POST',
      path,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers }
    })

  function login(): Promise<Answer> {
    if (!options.credentials) {
      throw new LeftOut('needs a sign-in: set PROBE_EMAIL and PROBE_PASSWORD')
    }
    return post(calls.login.path, options.credentials)
  }

  function begin(answer: Answer): SignIn {
    const signIn = readSignIn(answer, Date.now())
    if (!signIn) {
      throw new LeftOut(`the sign-in answered ${described(answer)}`)
    }
    begun.push(signIn)
    return signIn
  }

  const loginAnswer: Probe['loginAnswer'] = async () => {
    firstLogin ??= login()
    return firstLogin
  }
  const signIn: Probe['signIn'] = () => {
    shared ??= loginAnswer().then(begin)
    return shared
  }

  return {
    ...options,
    send,
    post,
    loginAnswer,
    signIn,
    async ownSignIn() {
      // A refused password is not tried again: accounts lock.
      await signIn()
      return begin(await login())
    },
    async read(path, query = {}) {
      const { token } = await signIn()
      return send({
        path,
        query,
        headers: { authorization: `Bearer ${token}` }
      })
    },
    async refresh({ jar }) {
      const answer = await post(calls.refresh.path, {}, cookieHeader(jar))
      keepCookies(jar, answer)
      return answer
    },
    otherOrigin() {
      if (origin === undefined) {
        throw new LeftOut('needs --origin, where the panel will be served')
      }
      if (origin === new URL(options.base).origin) {
        throw new LeftOut('the panel is of the same origin, which needs none')
      }
      return origin
    },
    async signOut() {
      for (const { jar, token } of begun) {
        await send({
          method: 'POST',
          path: calls.logout.path,
          headers: { authorization: `Bearer ${token}`, ...cookieHeader(jar) }
        }).catch(() => undefined)
      }
    }
  }
}

/** `undefined` if the body is not an object. */
export function bodyField(answer: Answer, name: string): unknown {
  const body = jsonOf(answer)
  return typeof body === 'object' && body !== null
    ? Reflect.get(body, name)
    : undefined
}
