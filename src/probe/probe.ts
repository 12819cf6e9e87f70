import { randomUUID } from 'node:crypto'

import type { SessionCalls } from '../backend/backend-definition.ts'
import type { CallOptions } from '../backend/call-options.ts'
import type { Backend } from '../backend/define-backend.ts'
import { type BackendRequest, contractQuestion } from '../backend/question.ts'
import type { Call as ContractCall } from '../contract/calls.ts'
import type { Params } from '../contract/params.ts'
import { RequestError } from '../contract/request-error.ts'
import type { Answer, Call, Caller } from './call.ts'
import { LeftOut } from './check.ts'
import { described, isSuccess, jsonOf } from './json.ts'
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
  /** `null` where the API speaks the contract. */
  backend: Backend | null
  session: SessionCalls
}

/** `path` is below the base. */
export interface ProbeCall extends Omit<Call, 'address' | 'method'> {
  method?: string
  path: string
  query?: Params | undefined
}

export interface Asked {
  answer: Answer
  /** The answer in the contract's words; `undefined` if it has none. */
  ours: unknown
  /** Why it could not be put into them. */
  problem?: string
}

export interface Probe extends ProbeOptions {
  /** From the panel's origin, without a token. */
  send(call: ProbeCall): Promise<Answer>
  /** With the token of the shared sign-in. */
  read(path: string): Promise<Answer>
  /**
   * In the backend's words. Throws a `RequestError` for what is not declared,
   * and `LeftOut` for what is known without a call.
   */
  question(call: ContractCall, options?: CallOptions): BackendRequest
  /** A call of the contract, with the token of the shared sign-in. */
  ask(call: ContractCall, options?: CallOptions): Promise<Asked>
  /** As JSON, as the session calls are made. */
  post(
    path: string,
    body: object,
    headers?: ProbeCall['headers']
  ): Promise<Answer>
  /** Signs in, without a look at the answer. */
  login(credentials: Credentials): Promise<Answer>
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
  const { origin, backend, session } = options
  // A browser names the page's origin with every POST.
  const sentOrigin = origin ?? new URL(options.base).origin

  const send: Probe['send'] = ({ path, query = {}, headers, ...call }) => {
    const words = written(query)
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

  const login: Probe['login'] = credentials =>
    post(session.login.path, backend?.credentials?.(credentials) ?? credentials)

  function ownLogin(): Promise<Answer> {
    if (!options.credentials) {
      throw new LeftOut('needs a sign-in: set PROBE_EMAIL and PROBE_PASSWORD')
    }
    return login(options.credentials)
  }

  function begin(answer: Answer): SignIn {
    const signIn = readSignIn(answer, session, Date.now())
    if (!signIn) {
      throw new LeftOut(`the sign-in answered ${described(answer)}`)
    }
    begun.push(signIn)
    return signIn
  }

  const loginAnswer: Probe['loginAnswer'] = async () => {
    firstLogin ??= ownLogin()
    return firstLogin
  }
  const signIn: Probe['signIn'] = () => {
    shared ??= loginAnswer().then(begin)
    return shared
  }
  const question: Probe['question'] = (call, given = {}) => {
    const asked = (backend?.ask ?? contractQuestion)(call, given)
    if (asked.kind === 'known') throw new LeftOut('known without a call')
    return asked
  }

  async function withToken(call: ProbeCall): Promise<Answer> {
    const { token } = await signIn()
    return send({ ...call, headers: { authorization: `Bearer ${token}` } })
  }

  return {
    ...options,
    send,
    post,
    login,
    loginAnswer,
    signIn,
    question,
    async ownSignIn() {
      // A refused password is not tried again: accounts lock.
      await signIn()
      return begin(await ownLogin())
    },
    read: path => withToken({ path }),
    async ask(call, given) {
      const asked = question(call, given)
      const { path, query } = asked
      return inOurWords(asked, await withToken({ path, query }))
    },
    async refresh({ jar }) {
      const answer = await post(session.refresh.path, {}, cookieHeader(jar))
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
          path: session.logout.path,
          headers: { authorization: `Bearer ${token}`, ...cookieHeader(jar) }
        }).catch(() => undefined)
      }
    }
  }
}

/** Several values become a parameter each. */
function written(query: Params): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of typeof value === 'object' ? (value ?? []) : [value]) {
      if (one !== undefined) params.append(name, String(one))
    }
  }
  return params.toString()
}

function inOurWords({ read }: BackendRequest, answer: Answer): Asked {
  if (!isSuccess(answer)) return { answer, ours: undefined }
  const theirs = jsonOf(answer)
  try {
    return { answer, ours: read ? read(theirs, answer.headers) : theirs }
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return { answer, ours: undefined, problem }
  }
}

export const NOBODYS_ID = 'probe-0'

/** With an id that is nobody's; `undefined` where nothing is sent for a call. */
export function pathOf(probe: Probe, call: ContractCall): string | undefined {
  try {
    return probe.question(call, { path: { id: NOBODYS_ID, key: NOBODYS_ID } })
      .path
  } catch (error) {
    if (error instanceof RequestError || error instanceof LeftOut) {
      return undefined
    }
    throw error
  }
}
