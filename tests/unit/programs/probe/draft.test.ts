import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createCaller } from '../../../../src/programs/probe/call.ts'
import { discover } from '../../../../src/programs/probe/draft/discover.ts'
import { draftOf } from '../../../../src/programs/probe/draft/write-draft.ts'
import { checkGroups } from '../../../../src/programs/probe/groups.ts'
import { ownedBackend } from '../../../../src/programs/probe/owned-backend.ts'
import { openProbe } from '../../../../src/programs/probe/probe.ts'
import { runChecks } from '../../../../src/programs/probe/run-checks.ts'
import { drfBackend } from '../../../backends/drf.ts'
import { laravelBackend } from '../../../backends/laravel.ts'
import { springBackend } from '../../../backends/spring.ts'
import type { Backend } from '../../../backends/world.ts'
import { serveBackend } from '../../../support/serve-backend.ts'

const credentials = { email: 'admin@corp.test', password: 'secret-word' }
const backendFolder = new URL('../../../../src/backend/', import.meta.url).href

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'panel-draft-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe.each([
  ['laravel', laravelBackend(), ['...laravel', "path: 'auth/refresh'"]],
  ['django', drfBackend(), ['...django', "path: 'auth/token/refresh/'"]],
  ['spring', springBackend(), ['...spring', "path: 'auth/refreshtoken'"]]
])('a draft for %s', (name, backend, texts) => {
  const { base } = serveBackend(backend)

  test('signs in, and the probe says what it does not know', async () => {
    const caller = createCaller({ timeoutMs: 10_000 })
    const draft = draftOf(await discover(base(), credentials, caller))
    for (const part of texts) expect(draft).toContain(part)

    const file = join(folder, `${name}.ts`)
    await writeFile(file, draft.replaceAll("'./", `'${backendFolder}`))
    const probe = openProbe(
      {
        base: base(),
        origin: undefined,
        credentials,
        graceWaitMs: 20,
        ...(await ownedBackend(file))
      },
      caller
    )
    const results = await runChecks(probe, checkGroups)
    caller.close()
    const failed = results.flatMap(({ check, finding }) =>
      finding.verdict === 'fail' && /^(?:list|login|current)/u.test(check.id)
        ? finding.found.split('\n')
        : []
    )
    // What no name tells: balances, and the side of an entry.
    expect(failed).toContainEqual(
      expect.stringMatching(/^users: balances: .* received undefined/u)
    )
    expect(failed).toContainEqual(
      expect.stringMatching(/^walletTransactions: direction: /u)
    )
    for (const line of failed) {
      expect(line).toMatch(/: (?:balances|direction|status|amount|purpose): /u)
    }
  })
})

const users = [0, 1, 2, 3, 4].map(index => ({
  id: index,
  full_name: `User ${index}`,
  status: 'active',
  created_at: '2026-11-01T00:00:00Z',
  wallets: [
    { currency: ['EUR', 'KWD', 'XYZ'][index % 3], balance: '1.2345' },
    { currency: 'JPY', balance: '12' }
  ]
}))

interface Paged {
  limit: string
  kind: 'page' | 'offset'
  name: string
  first: 0 | 1
}

/** Gives its refresh token in the body; its sign-in is at no usual path. */
function pagedBackend({ limit, kind, name, first }: Paged): Backend {
  const routes: Record<string, (query: URLSearchParams) => object> = {
    '/api/door': () => ({
      data: {
        refresh_expires: '2026-11-28T12:00:00.000Z',
        jwt: 'access'.repeat(9),
        refresh_token: 'refresh'.repeat(9)
      }
    }),
    '/api/me': () => ({ id: 1, email: credentials.email, name: 'Root' }),
    '/api/users': query => {
      const rows = Number(query.get(limit) ?? 4)
      const place = Number(query.get(name) ?? (kind === 'page' ? first : 0))
      const start = kind === 'page' ? (place - first) * rows : place
      const next = kind === 'page' ? place + 1 : start + rows
      const link = new URLSearchParams(query)
      link.set(name, String(next))
      return {
        results: users.slice(start, start + rows),
        next: start + rows < users.length ? `/api/users?${link}` : ''
      }
    }
  }
  return {
    basePath: '/api/',
    log: [],
    async handle(request, response) {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://a')
      // Rails takes the fields of a form by their model.
      const isRight =
        pathname !== '/api/door' ||
        (await text(request)) === JSON.stringify({ user: credentials })
      const route = isRight ? routes[pathname] : undefined
      const type = { 'content-type': 'application/json' }
      response.writeHead(route ? 200 : 404, type)
      response.end(JSON.stringify(route?.(searchParams) ?? {}))
    }
  }
}

describe.each<[string, Paged, string]>([
  [
    'by number',
    { limit: 'page_size', kind: 'page', name: 'page', first: 1 },
    'page: ({ page, limit }) => ({ page, page_size: limit }),'
  ],
  [
    'by number from 0',
    { limit: 'size', kind: 'page', name: 'pageNumber', first: 0 },
    'page: ({ page, limit }) => ({ pageNumber: page - 1, size: limit }),'
  ],
  [
    'by name',
    { limit: 'page[size]', kind: 'page', name: 'page[number]', first: 1 },
    "page: ({ page, limit }) => ({ 'page[number]': page, 'page[size]': limit }),"
  ],
  [
    'by offset',
    { limit: '$top', kind: 'offset', name: '$skip', first: 1 },
    'page: ({ page, limit }) => ({ $skip: (page - 1) * limit, $top: limit }),'
  ]
])('a draft for pages %s', (_, paged, line) => {
  const { base } = serveBackend(pagedBackend(paged))

  test('asks for them as the next link does, and names the keeper', async () => {
    const caller = createCaller({ timeoutMs: 10_000 })
    const found = await discover(base(), credentials, caller, 'door')
    caller.close()
    const draft = draftOf(found)
    expect(draft).toContain(`\n  ${line}\n`)
    expect(draft).toContain("login: { path: 'door', token: 'data.jwt' }")
    expect(draft).toContain('({ user: { email, password } }),')
    expect(draft).toContain("refreshToken: 'data.refresh_token'")
    expect(draft).toContain('put the keeper in front')
    // By ISO 4217; as many digits as there are of any other.
    expect(draft).toContain('  EUR: 2,\n  JPY: 0,\n  KWD: 3,\n  XYZ: 4\n')
  })
})

test('a draft has no words of the answer as code', () => {
  const name = "a'];\nprocess.exit()//"
  const list = {
    path: name,
    answer: {},
    headers: new Headers(),
    rows: [{ id: 1, [name]: { [name]: 1 } }]
  }
  const draft = draftOf({
    base: 'https://a.test/',
    login: { path: name, token: name, refreshToken: name, credentials: '' },
    paths: { current: name, refresh: name, logout: name },
    admin: {},
    lists: { users: list },
    paging: { limit: name, by: { kind: 'page', name, first: 1 } }
  })
  expect(draft).not.toContain('\nprocess')
})

describe('an address without a sign-in', () => {
  const { base } = serveBackend(laravelBackend())

  test('is said to be none', async () => {
    const caller = createCaller({ timeoutMs: 1000 })
    const none = discover(`${base()}elsewhere/`, credentials, caller)
    await expect(none).rejects.toThrow('No sign-in was found below')
    const wrong = { ...credentials, password: 'wrong' }
    const refused = discover(base(), wrong, caller, 'auth/login')
    await expect(refused).rejects.toThrow(
      /\nauth\/login: answers 401 application\/json(?:\n|$)/u
    )
    caller.close()
  })
})
