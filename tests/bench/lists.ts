import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import * as v from 'valibot'

import { LoginAnswer } from '../../src/contract/session/session-answers.ts'
import { listenApi } from '../../src/programs/reference-api/listen.ts'
import {
  openReferenceApi,
  type ReferenceApi
} from '../../src/programs/reference-api/server.ts'
import { timeCompletions } from './completions.ts'
import { type BenchCall, benchCalls } from './list-calls.ts'
import { tableOf, timingOf, type Timing } from './timings.ts'

/** Nobody waits for what takes less. */
const LIMIT_MS = 100

const { values: options } = parseArgs({
  options: {
    transactions: { type: 'string', default: '1000000' },
    times: { type: 'string', default: '30' },
    /** A database to take as it is, and to leave. */
    db: { type: 'string' },
    /** A part of the paths to time. */
    only: { type: 'string', default: '' }
  }
})

/** A list answers rows, and a day is one of the days of its one item. */
const Answer = v.object({
  data: v.union([
    v.array(v.unknown()),
    v.pipe(
      v.object({ days: v.array(v.unknown()) }),
      v.transform(({ days }) => days)
    )
  ]),
  meta: v.optional(v.object({ nextCursor: v.optional(v.string()) }))
})
type Ask = (path: string) => Promise<v.InferOutput<typeof Answer>>

interface Session {
  authorization: string
  ask: Ask
}

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

/** Signs in and gives a way to ask, over HTTP as everybody does. */
async function signIn(
  url: string,
  account: ReferenceApi['account']
): Promise<Session> {
  const login = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account)
  })
  const { access_token: token } = v.parse(LoginAnswer, await login.json())
  const authorization = `Bearer ${token}`
  const headers = { authorization }
  const ask: Ask = async path => {
    const response = await fetch(`${url}/api/${path}`, { headers })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return v.parse(Answer, await response.json())
  }
  return { authorization, ask }
}

async function time(ask: Ask, call: BenchCall, times: number): Promise<Timing> {
  const path = await pathOf(ask, call)
  const wall: number[] = []
  const cpu: number[] = []
  const { data } = await ask(path)
  for (let round = 0; round < times; round += 1) {
    const used = process.cpuUsage()
    const start = performance.now()
    await ask(path)
    wall.push(performance.now() - start)
    const { user, system } = process.cpuUsage(used)
    cpu.push((user + system) / 1000)
  }
  const name = call.path + (call.after ? ` after page ${call.after}` : '')
  return timingOf(name, data.length, wall, cpu)
}

async function pathOf(ask: Ask, { path, after }: BenchCall): Promise<string> {
  if (after === undefined) return path
  const { meta } = await ask(`${path}&page=${after}`)
  return `${path}&cursor=${meta?.nextCursor ?? ''}`
}

const folder = mkdtempSync(join(tmpdir(), 'panel-bench-'))
try {
  const database = options.db ?? join(folder, 'panel.db')
  say(
    `Opening ${database}; a new one gets ${options.transactions} entries, which takes half a minute for a million ...`
  )
  const start = performance.now()
  const api = openReferenceApi({
    database,
    seedTransactions: Number(options.transactions),
    // Longer than any run.
    accessTokenSeconds: 24 * 3600
  })
  say(`Opened in ${Math.round(performance.now() - start)} ms. Timing ...`)
  const server = await listenApi(api, { host: '127.0.0.1', port: 0 })
  const { authorization, ask } = await signIn(server.url, api.account)
  const timings: Timing[] = []
  for (const call of benchCalls) {
    if (!call.path.includes(options.only)) continue
    timings.push(await time(ask, call, Number(options.times)))
  }
  // A database that was given is left as it is.
  if (options.db === undefined) {
    timings.push(await timeCompletions(`${server.url}/api`, authorization))
  }
  say(tableOf(timings, LIMIT_MS))
  await server.close()
  api.close()
} finally {
  rmSync(folder, { recursive: true })
}
