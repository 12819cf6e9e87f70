import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Listening } from '../../../../src/programs/hosting/listen.ts'
import { listenApi } from '../../../../src/programs/reference-api/listen.ts'
import { openReferenceApi } from '../../../../src/programs/reference-api/server.ts'
import { freePort } from '../../../support/start-process.ts'

const MAIN = fileURLToPath(
  new URL('../../../../src/programs/probe/main.ts', import.meta.url)
)
const PANEL = 'http://127.0.0.1:4321'
const OTHER_PASSWORD = 'not the right password'

const api = openReferenceApi({
  database: ':memory:',
  seedTransactions: 2000,
  allowedOrigins: [PANEL],
  passwordCost: { N: 2, r: 1, p: 1 }
})
const calls: string[] = []
let listening: Listening
let base: string

beforeAll(async () => {
  const { demonstration } = api
  listening = await listenApi(
    {
      demonstration,
      fetch: (request, env) => {
        calls.push(`${request.method} ${new URL(request.url).pathname}`)
        return api.fetch(request, env)
      }
    },
    { host: '127.0.0.1', port: 0 }
  )
  base = `${listening.url}/api`
})

afterAll(async () => {
  await listening.close()
  api.close()
})

interface Ran {
  status: number
  output: string
  errors: string
}

/** Runs the program as its user does. */
function run(
  words: string[],
  account?: { email: string; password: string }
): Promise<Ran> {
  const { PROBE_EMAIL: _, PROBE_PASSWORD: __, ...environment } = process.env
  return new Promise(resolve => {
    const child = execFile(
      process.execPath,
      [MAIN, ...words],
      {
        env: {
          ...environment,
          ...(account && {
            PROBE_EMAIL: account.email,
            PROBE_PASSWORD: account.password
          })
        }
      },
      (_error, output, errors) =>
        resolve({ status: child.exitCode ?? -1, output, errors })
    )
    child.stdin?.end()
  })
}

interface Report {
  summary: Record<string, number>
  checks: { id: string; verdict: string; change?: string }[]
}

describe('the reference API on this machine', () => {
  let whole: Ran
  let asked: string[]

  // It waits out the grace of a refresh, for which once is enough.
  beforeAll(async () => {
    calls.length = 0
    whole = await run([base, '--origin', PANEL, '--json'], api.account)
    asked = [...calls]
  })

  test('has no fail, and warns of plain http and of what that brings (NET-14, NET-16, NET-22)', () => {
    const { status, output } = whole
    const { checks, summary } = JSON.parse(output) as Report

    const of = (verdict: string): string[] =>
      checks.filter(check => check.verdict === verdict).map(({ id }) => id)
    expect(of('fail')).toEqual([])
    expect(of('warn')).toEqual(['address', 'cookie-secure', 'cookie-prefix'])
    expect(of('skipped')).toEqual(['certificate', 'hsts'])
    expect(summary).toMatchObject({ fail: 0, warn: 3, skipped: 2 })
    expect(status).toBe(0)
    expect(of('ok')).toEqual(
      expect.arrayContaining(['cors-headers', 'cors-exposed', 'detail-version'])
    )
  })

  test('is told on the terminal by a word, with what to change', async () => {
    const { output, status } = await run([base])

    expect(output).toMatch(/^ warn +address /mu)
    expect(output).toMatch(/^ +change: Serve the API over https/mu)
    expect(output).toMatch(/^ skipped .* from login to .*PROBE_EMAIL/mu)
    expect(output).toMatch(/^ skipped .* from cors-preflight to .*--origin/mu)
    expect(output).toMatch(/\d+ ok, \d+ warn, 0 fail, 0 off, \d+ skipped\./u)
    expect(output).not.toContain('\u001b')
    expect(status).toBe(0)
  })

  test('is asked nothing that changes it', () => {
    const session = /^POST \/api\/admin\/(?:login|refresh|logout)$/u
    expect(
      asked.filter(
        call => !/^(?:GET|OPTIONS) /u.test(call) && !session.test(call)
      )
    ).toEqual([])
    expect(asked).toContain('OPTIONS /api/admins/probe-0')
    expect(asked.at(-1)).toBe('POST /api/admin/logout')
  })

  test('gets a fail for a sign-in that it refuses, and no password is told', async () => {
    const account = { ...api.account, password: OTHER_PASSWORD }
    const { status, output, errors } = await run([base], account)

    expect(output).toMatch(/^ fail +login /mu)
    // One wrong try on purpose, and this one; the others are of other emails.
    const signIn = await fetch(`${base}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(api.account)
    })
    expect(signIn.status).toBe(200)
    expect(output + errors).not.toContain(OTHER_PASSWORD)
    expect(status).toBe(1)
  })

  test('gives away no token and no cookie', () => {
    const { output, errors } = whole

    expect(output).toContain('"found": "signed in"')
    // A token begins with the letters of {", a refresh token has 43.
    expect(output + errors).not.toMatch(/eyJ|[\w-]{43}/u)
    expect(output + errors).not.toContain(api.account.password)
  })
})

test('a draft is not written without a sign-in, nor where nothing listens', async () => {
  const nowhere = `http://127.0.0.1:${await freePort()}`
  const guest = await run([nowhere, '--draft'])
  expect(guest).toMatchObject({ status: 2, output: '' })
  expect(guest.errors).toContain('A draft needs a sign-in.')
  const unheard = await run([nowhere, '--draft'], api.account)
  expect(unheard).toMatchObject({ status: 1, output: '' })
  expect(unheard.errors).toBe('The API: nothing listens there\n')
})

describe('what cannot be probed', () => {
  test('is said plainly where nothing listens', async () => {
    const { status, output } = await run([
      `http://127.0.0.1:${await freePort()}`
    ])

    expect(output).toMatch(/^ fail +answers /mu)
    expect(output).toContain('found:  nothing listens there')
    expect(output).toMatch(/^ skipped .* checks, from .*has to answer first/mu)
    expect(status).toBe(1)
  })

  test('is said plainly for a name that is not known', async () => {
    const { status, output } = await run(['https://api.invalid/v1'])

    expect(output).toMatch(/found: {2}its name is not known \(DNS\)/u)
    expect(status).toBe(1)
  })

  test.each([
    [[], 'Name the API base'],
    [['https://a.test', '--login', 'door'], '--login is of a draft'],
    [['/api/'], 'name the whole address'],
    [['http://api.example.com'], 'an https address is needed'],
    [['https://me:secret@api.example.com'], 'an https address is needed'],
    [['https://api.example.com', 'https://b.example.com'], 'One API base'],
    [['https://api.example.com', '--origin', 'panel'], '--origin is "panel"'],
    [['https://api.example.com', '--password', 'x'], '--password'],
    [
      ['https://api.example.com', '--backend', 'nothing.ts'],
      'nothing.ts cannot be read'
    ],
    [
      ['https://api.example.com', '--backend', 'src/backend/words.ts'],
      'src/backend/words.ts has no export named backend and session'
    ]
  ])('is bad usage for %j', async (words, message) => {
    const { status, output, errors } = await run(words)

    expect(errors).toContain(message)
    expect(errors).toContain('Usage: npm run probe')
    expect(output).toBe('')
    expect(status).toBe(2)
  })

  test('is explained on request', async () => {
    const { status, output } = await run(['--help'])

    expect(output).toContain('Usage: npm run probe')
    expect(status).toBe(0)
  })
})
