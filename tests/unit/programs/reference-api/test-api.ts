import * as v from 'valibot'

import { ListMeta } from '../../../../src/contract/list-answer.ts'
import { Problem } from '../../../../src/contract/problem.ts'
import {
  openReferenceApi,
  type ReferenceApi,
  type ReferenceApiOptions
} from '../../../../src/programs/reference-api/server.ts'
import { expectListed } from './listed-refusals.ts'

export const BASE = 'http://127.0.0.1:8787/api'
/** A fixed start, so that every run sees the same world. */
export const START = Date.parse('2026-03-14T09:26:53.000Z')
/** Small, so that a test file opens its world in a moment. */
export const ENTRIES = 2000

const LoginAnswer = v.object({ access_token: v.string() })

/** One page of a list, as the contract has it. */
export interface CheckedPage<Schema extends v.GenericSchema> {
  data: v.InferOutput<Schema>[]
  meta: v.InferOutput<typeof ListMeta>
}

/** A reference API in memory, with a clock that tests move. */
export interface TestApi {
  api: ReferenceApi
  /** Moves the clock on. */
  wait: (milliseconds: number) => void
  /** A call as a browser makes it; `path` is below the base. */
  call: (path: string, init?: RequestInit) => Promise<Response>
  /** A call with the token of the demonstration account. */
  get: (path: string) => Promise<Response>
  /** One page of a list, checked against the contract. */
  list: <Schema extends v.GenericSchema>(
    path: string,
    row: Schema
  ) => Promise<CheckedPage<Schema>>
  /** A sign-in of its own: the access token and the cookie to send back. */
  signIn: () => Promise<{ token: string; cookie: string }>
}

/** Opens a small world of its own; `close` the API when done. */
export function openTestApi(
  options: Partial<ReferenceApiOptions> = {}
): TestApi {
  let time = START
  const api = openReferenceApi({
    database: ':memory:',
    seedTransactions: ENTRIES,
    now: () => time,
    // Tests move the clock by more than ten minutes.
    refreshGraceMs: 10_000,
    accessTokenSeconds: 365 * 24 * 3600,
    passwordCost: { N: 2, r: 1, p: 1 },
    ...options
  })
  let token: Promise<string> | undefined

  async function call(path: string, init?: RequestInit): Promise<Response> {
    const response = await api.fetch(new Request(`${BASE}/${path}`, init))
    // A fault is no refusal.
    if (!options.faults) {
      await expectListed(init?.method ?? 'GET', path, response)
    }
    return response
  }

  async function signIn(): Promise<{ token: string; cookie: string }> {
    const response = await call('admin/login', json(api.account))
    const answer = v.parse(LoginAnswer, await response.json())
    return { token: answer.access_token, cookie: cookieOf(response) }
  }

  async function get(path: string): Promise<Response> {
    token ??= signIn().then(session => session.token)
    const headers = { authorization: `Bearer ${await token}` }
    return call(path, { headers })
  }

  return {
    api,
    call,
    get,
    signIn,
    wait: milliseconds => {
      time += milliseconds
    },
    list: async (path, row) => {
      const response = await get(path)
      const schema = v.object({ data: v.array(row), meta: ListMeta })
      return v.parse(schema, await response.json())
    }
  }
}

/** A POST of JSON. */
export function json(
  body: unknown,
  headers: Record<string, string> = {}
): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body)
  }
}

/** The cookie of an answer, as the browser sends it back. */
export function cookieOf(response: Response): string {
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** The problem that an answer tells of. */
export async function problemOf(
  response: Response
): Promise<v.InferOutput<typeof Problem>> {
  return v.parse(Problem, await response.json())
}
