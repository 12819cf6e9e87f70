import { randomUUID } from 'node:crypto'

import type { SessionCalls } from '../../backend/backend-definition.ts'
import type { Backend } from '../../backend/backend-interface.ts'
import { callHeaders } from '../../backend/call-headers.ts'
import type { CallOptions } from '../../backend/call-options.ts'
import type { BackendRequest } from '../../backend/request.ts'
import { type Call as ContractCall, calls } from '../../contract/calls.ts'
import type { Params } from '../../contract/params.ts'
import { RequestError } from '../../contract/request-error.ts'
import { type Asked, inOurWords } from './asked.ts'
import { type Answer, type Call, type Caller, queryText } from './call.ts'
import { LeftOut } from './check.ts'
import { described } from './json.ts'
import {
  cookieHeader,
  keepCookies,
  readSignIn,
  sessionCallOf,
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
  backend: Backend
  session: SessionCalls
}

/** `path` is below the base. */
export interface ProbeCall extends Omit<Call, 'address' | 'method'> {
  method?: string
  path: string
  query?: Params | undefined
  token?: string | undefined
}

export interface Probe extends ProbeOptions {
  /** From the panel's origin, with the headers of every call. */
  send(call: ProbeCall): Promise<Answer>
  /** With the token of the shared sign-in. */
  read(path: string): Promise<Answer>
  /**
   * In the backend's words. Throws a `RequestError` for what is not declared,
   * and `LeftOut` for what is known without a call.
   */
  requestFor(call: ContractCall, options?: CallOptions): BackendRequest
  /** A call of the contract, with the token of the shared sign-in. */
  ask(call: ContractCall, options?: CallOptions): Promise<Asked>
  answerTo(request: BackendRequest): Promise<Asked>
  /** As the panel makes it, with these headers and this token. */
  sessionCall(
    name: 'refresh' | 'logout',
    headers?: ProbeCall['headers'],
    token?: string
  ): Promise<Answer>
  /** As JSON. */
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

  const send: Probe['send'] = ({
    method = 'GET',
    path,
    query = {},
    headers,
    token = '',
    ...call
  }) => {
    const words = queryText(query)
    const own = { origin: sentOrigin, ...headers }
    return caller.send({
      ...call,
      method,
      address: options.base + path + (words === '' ? '' : `?${words}`),
      // A browser's preflight has none but its own.
      headers:
        method === 'OPTIONS'
          ? own
          : Object.fromEntries(callHeaders(token, own, session))
    })
  }

  const post: Probe['post'] = (path, body, headers) =>
    send({
      method: 'POST',
      path,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers }
    })

  const sessionCall: Probe['sessionCall'] = (name, headers, token) => {
    const call = sessionCallOf(session, name)
    return send({ ...call, token, headers: { ...call.headers, ...headers } })
  }

  const login: Probe['login'] = credentials => {
    const { path, body } = requestFor(calls.login, { body: credentials })
    return post(path, body ?? {})
  }

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
  const requestFor: Probe['requestFor'] = (call, given = {}) => {
    const asked = backend.ask(call, given)
    if (asked.kind === 'constant') throw new LeftOut('known without a call')
    return asked
  }

  const withToken = async (call: ProbeCall): Promise<Answer> =>
    send({ ...call, token: (await signIn()).token })

  async function answerTo(asked: BackendRequest): Promise<Asked> {
    const { path, query } = asked
    return inOurWords(asked, await withToken({ path, query }))
  }

  return {
    ...options,
    send,
    sessionCall,
    post,
    login,
    loginAnswer,
    signIn,
    requestFor,
    async ownSignIn() {
      // A refused password is not tried again: accounts lock.
      await signIn()
      return begin(await ownLogin())
    },
    read: path => withToken({ path }),
    ask: async (call, given) => answerTo(requestFor(call, given)),
    answerTo,
    async refresh({ jar }) {
      const answer = await sessionCall('refresh', cookieHeader(jar))
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
        await sessionCall('logout', cookieHeader(jar), token).catch(
          () => undefined
        )
      }
    }
  }
}

/** Whether the API has to do as the contract says, to the letter. */
export function speaksContract({ backend }: ProbeOptions): boolean {
  return backend.definition === undefined
}

export const NOBODYS_ID = 'probe-0'

/** With an id that is nobody's; `undefined` where nothing is sent for a call. */
export function pathOf(probe: Probe, call: ContractCall): string | undefined {
  try {
    return probe.requestFor(call, { path: { id: NOBODYS_ID, key: NOBODYS_ID } })
      .path
  } catch (error) {
    if (error instanceof RequestError || error instanceof LeftOut) {
      return undefined
    }
    throw error
  }
}
