import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'

import * as v from 'valibot'

import { AuditEntry } from '../../../../../src/contract/audit.ts'
import { createApp } from '../../../../../src/programs/reference-api/app.ts'
import type { Row } from '../../../../../src/programs/reference-api/data/columns.ts'
import { openDatabase } from '../../../../../src/programs/reference-api/data/database.ts'
import { DEMONSTRATION_EMAIL } from '../../../../../src/programs/reference-api/seed/admins.ts'
import { seedWorld } from '../../../../../src/programs/reference-api/seed/seed.ts'
import { hashPassword } from '../../../../../src/programs/reference-api/session/password.ts'
import { expectListed } from '../listed-refusals.ts'
import { BASE, ENTRIES, START } from '../test-api.ts'

const COST = { N: 2, r: 1, p: 1 }
export const PASSWORD = 'roll-the-dice'
export const OTHER_EMAIL = 'lukasz.wrobel@example.com'
export const REASON = 'Agreed with support'

/** What came back: everything that a client can see. */
export interface Answer {
  status: number
  headers: Headers
  text: string
  /** What the envelope holds; `undefined` for a problem. */
  data: Record<string, unknown>
  code: string | undefined
  pointers: string[]
}

export interface SendOptions {
  key?: string
  version?: number | string
  token?: string
}

/** The reference API with its database in sight. */
export interface CommandApi {
  database: DatabaseSync
  close: () => void
  wait: (milliseconds: number) => void
  now: () => number
  call: (path: string, init: RequestInit) => Promise<Response>
  send: (call: string, body?: unknown, options?: SendOptions) => Promise<Answer>
  /** A money command under a key of its own. */
  move: (path: string, body: unknown) => Promise<Answer>
  signIn: (email: string, password?: string) => Promise<string>
  rows: (sql: string, ...values: SQLInputValue[]) => Row[]
  audit: (resource: string, id: string) => Promise<AuditEntry[]>
}

const Token = v.object({ access_token: v.string() })
const Body = v.object({
  data: v.optional(v.record(v.string(), v.unknown()), {}),
  code: v.optional(v.string()),
  errors: v.optional(v.array(v.object({ pointer: v.string() })), [])
})
const AuditList = v.object({ data: v.array(AuditEntry) })

let made: DatabaseSync | undefined

/** Made once for a file of tests; each test works on a copy. */
function world(): DatabaseSync {
  const passwordHash = hashPassword(PASSWORD, COST)
  made ??= openDatabase(':memory:', empty => {
    seedWorld(empty, { transactions: ENTRIES, now: START, passwordHash })
  })
  return made
}

/** Opens a small world of its own; `close` it when done. */
export function openCommandApi(approvalAbove?: bigint): CommandApi {
  let time = START
  let keys = 0
  const now = (): number => time
  const folder = mkdtempSync(join(tmpdir(), 'panel-commands-'))
  const file = join(folder, 'panel.db')
  world().prepare('VACUUM INTO ?').run(file)
  const database = openDatabase(file, () => undefined)
  const app = createApp({
    database,
    now,
    basePath: '/api',
    secret: new Uint8Array(32),
    passwordCost: COST,
    refreshGraceMs: 10_000,
    accessTokenSeconds: 365 * 24 * 3600,
    allowedOrigins: [],
    trustedProxies: [],
    approvalAbove,
    faults: false
  })

  async function call(path: string, init: RequestInit): Promise<Response> {
    const response = await app.fetch(new Request(`${BASE}/${path}`, init), {})
    await expectListed(init.method ?? 'GET', path, response)
    return response
  }

  async function signIn(email: string, password = PASSWORD): Promise<string> {
    const answer = await call('admin/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password })
    })
    return v.parse(Token, await answer.json()).access_token
  }

  let own: Promise<string> | undefined

  async function send(
    line: string,
    body?: unknown,
    { key, version, token }: SendOptions = {}
  ): Promise<Answer> {
    own ??= signIn(DEMONSTRATION_EMAIL)
    const [method = '', path = ''] = line.split(' ')
    const response = await call(path, {
      method,
      headers: {
        authorization: `Bearer ${token ?? (await own)}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(version !== undefined && {
          'if-match': typeof version === 'number' ? `"${version}"` : version
        })
      },
      ...(body !== undefined && { body: JSON.stringify(body) })
    })
    const text = await response.text()
    const read = v.safeParse(Body, JSON.parse(text))
    return {
      status: response.status,
      headers: response.headers,
      text,
      data: read.success ? read.output.data : {},
      code: read.success ? read.output.code : undefined,
      pointers: read.success
        ? read.output.errors.map(({ pointer }) => pointer)
        : []
    }
  }

  const rows: CommandApi['rows'] = (sql, ...values) =>
    database.prepare(sql).all(...values)

  return {
    database,
    now,
    call,
    send,
    signIn,
    rows,
    close: () => {
      database.close()
      rmSync(folder, { recursive: true })
    },
    wait: milliseconds => {
      time += milliseconds
    },
    move: (path, body) => {
      keys += 1
      return send(`POST ${path}`, body, { key: `move-${keys}` })
    },
    audit: async (resource, id) => {
      const { text } = await send(
        `GET audit?resource=${resource}&resourceId=${id}`
      )
      return v.parse(AuditList, JSON.parse(text)).data
    }
  }
}

/** What a refusal says, in one line: `409 email-taken #/email`. */
export function refusalOf({ status, code, pointers }: Answer): string {
  return [status, code, ...pointers].join(' ')
}
