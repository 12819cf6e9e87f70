import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'

import { type Client, createClient } from '../../../src/api/client.ts'
import { backend } from '../../../src/backend/backend.ts'
import { commandCalls } from '../../../src/contract/command-calls.ts'
import { RequestError } from '../../../src/contract/request-error.ts'
import { callsOf, useApiServer } from '../../support/api-server.ts'
import { type MemoryPort, memoryPort } from '../../support/memory-port.ts'
import { destroyed, startRawServer } from '../../support/raw-server.ts'

const api = useApiServer()

/** A client whose browser and port hold a good session; the log is empty. */
async function signedIn(): Promise<{ client: Client; port: MemoryPort }> {
  const port = memoryPort()
  const client = createClient(api.base, port)
  const answer = await client.one('login', { body: api.account })
  port.reset(answer.access_token)
  await api.control.faults.clear()
  api.sent.length = 0
  return { client, port }
}

/** The facts of the error that a call ends with. */
async function factsOf(call: Promise<unknown>): Promise<unknown> {
  const outcome = await call.catch((error: unknown) => error)
  expect(outcome).toBeInstanceOf(RequestError)
  return (outcome as RequestError).facts
}

describe('requests', () => {
  test('7.0 every call goes below the base, with cookies and the held token', async () => {
    const { client, port } = await signedIn()
    await client.one('currentAdmin')
    await client.page('users', { query: { page: 2, search: '' } })
    await client.signOut()
    expect(
      api.sent.map(({ address, credentials, authorization }) => ({
        address: address.slice(api.base.length),
        credentials,
        authorization
      }))
    ).toEqual(
      ['/admin', '/users?page=2', '/admin/logout'].map(address => ({
        address,
        credentials: 'include',
        authorization: `Bearer ${port.read()}`
      }))
    )
  })

  test('says what an adapter throws in its words, and that nothing was sent', async () => {
    const { client } = await signedIn()
    vi.spyOn(backend, 'ask').mockImplementationOnce(() => {
      throw new TypeError('An amount is written by major(amount).')
    })
    const { transfer } = commandCalls
    expect(await factsOf(client.send(transfer))).toEqual({
      kind: 'invalid',
      detail: 'An amount is written by major(amount).'
    })
    expect(api.sent).toEqual([])
  })

  test('7.0 a base with a slash at its end is the same base', async () => {
    const client = createClient(`${api.base}/`, memoryPort())
    await client.one('login', { body: api.account })
    expect(api.sent[0]?.address).toBe(`${api.base}/admin/login`)
  })

  test('7.0 no id takes a call and its token out of the base (AUTH-2)', async () => {
    const { client } = await signedIn()
    const id = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc
        .array(
          fc.constantFrom('/', '\\', '.', '..', '\t', '%2e', '?', '#', 'a')
        )
        .map(parts => parts.join(''))
    )
    let sent = 0
    await fc.assert(
      fc.asyncProperty(id, async value => {
        api.sent.length = 0
        await client.one('user', { path: { id: value } }).catch(() => undefined)
        sent += api.sent.length
        for (const { address } of api.sent) {
          expect(address.startsWith(`${api.base}/users/`)).toBe(true)
          expect(new URL(address).pathname.split('/')).toHaveLength(4)
          expect(new URL(address).search + new URL(address).hash).toBe('')
        }
      }),
      { numRuns: 60 }
    )
    expect(sent).toBeGreaterThan(20)
  })

  test('7.2 the administrator is asked for without params', async () => {
    const { client } = await signedIn()
    const admin = await client.one('currentAdmin')
    expect(admin.id).not.toBe('')
    expect(admin.email).toBe(api.account.email)
    const [call] = await api.control.log()
    expect(call).toMatchObject({ method: 'GET', path: 'admin', query: '' })
    expect(api.sent[0]?.address).not.toContain('?')
  })

  test('3.2 7.3 the sign-in sends exactly email and password, and no refresh (REF-2, NET-21)', async () => {
    const client = createClient(api.base, memoryPort())
    const body = { email: 'a@b.example', password: ' Kept as it is ' }
    expect(await factsOf(client.one('login', { body }))).toMatchObject({
      kind: 'unauthenticated',
      status: 401
    })
    const log = await api.control.log()
    expect(log).toHaveLength(1)
    expect(log[0]).toMatchObject({
      method: 'POST',
      path: 'admin/login',
      body: JSON.stringify(body),
      headers: { authorization: 'no', 'content-type': 'application/json' }
    })
  })

  test('7.3 a sign-in carries no token, not even a held one', async () => {
    const { client } = await signedIn()
    await client.one('login', { body: api.account })
    expect(api.sent[0]?.authorization).toBeNull()
  })

  test('7.4 the sign-out has no body and no content type', async () => {
    const { client } = await signedIn()
    await client.signOut()
    const [call] = await api.control.log()
    expect(call).toMatchObject({
      method: 'POST',
      path: 'admin/logout',
      body: '',
      headers: { authorization: 'yes' }
    })
    expect(call?.headers['content-type']).toBeUndefined()
    expect(call?.headers['content-length']).toBe('0')
  })

  test('a refused sign-out is no sign-out where nobody could ask for a token (AUTH-6)', async () => {
    const { client, port } = await signedIn()
    port.reset('')
    await api.control.faults.set([
      { path: 'admin/refresh', fault: { status: 503 } },
      { path: 'admin/logout', fault: { status: 401 } }
    ])
    expect(await factsOf(client.signOut())).toMatchObject({ status: 503 })
  })

  test('a sign-out whose token is refused goes out with a new one (AUTH-6)', async () => {
    const { client } = await signedIn()
    await api.control.faults.set([
      { path: 'admin/logout', times: 1, fault: { status: 401 } }
    ])
    await client.signOut()
    expect(await callsOf(api.control)).toEqual([
      'POST admin/logout',
      'POST admin/refresh',
      'POST admin/logout'
    ])
    expect(await factsOf(client.one('currentAdmin'))).toMatchObject({
      kind: 'unauthenticated'
    })
  })

  test('a refused sign-out is not known where the page has left its session (AUTH-6)', async () => {
    const { client, port } = await signedIn()
    await api.control.faults.set([
      { path: 'admin/logout', fault: { status: 401 } },
      { path: 'admin/refresh', fault: { delayMs: 50 } }
    ])
    const facts = factsOf(client.signOut())
    await vi.waitUntil(() =>
      api.sent.some(({ address }) => address.endsWith('refresh'))
    )
    port.reset('')
    expect(await facts).toMatchObject({ kind: 'aborted' })
  })

  test('7.4 a sign-out without a token refreshes first, and fails aloud (REF-2)', async () => {
    const { client, port } = await signedIn()
    port.reset('')
    await api.control.faults.set([
      { path: 'admin/logout', times: 1, fault: { status: 503 } }
    ])
    expect(await factsOf(client.signOut())).toMatchObject({ status: 503 })
    expect(await callsOf(api.control)).toEqual([
      'POST admin/refresh',
      'POST admin/logout'
    ])
    await client.signOut()
    expect(await factsOf(client.one('currentAdmin'))).toMatchObject({
      kind: 'unauthenticated'
    })
  })

  test('7.5 an empty param is dropped, 0 and false are sent', async () => {
    const { client } = await signedIn()
    const query = { search: '', sort: null, status: undefined, n: 0, f: false }
    await client.page('users', { query })
    expect((await api.control.log())[0]?.query).toBe('?n=0&f=false')
  })
})

describe('answers', () => {
  test('3.3 a sign-in that answers accessToken is a bad answer', async () => {
    const shape = { accessToken: 'abc' }
    await api.control.faults.set([{ path: 'admin/login', fault: { shape } }])
    const client = createClient(api.base, memoryPort())
    expect(
      await factsOf(client.one('login', { body: api.account }))
    ).toMatchObject({ kind: 'bad-answer' })
  })

  test.each([
    ['a page', { html: true }],
    ['cut-off JSON', { garbage: '{"id":' }],
    ['another shape', { shape: { name: 'no id' } }],
    ['null', { garbage: 'null' }],
    ['an empty answer', { status: 200 }],
    ['204', { status: 204 }]
  ] as const)(
    '3.1 %s in place of the administrator is a bad answer (NET-7)',
    async (_, fault) => {
      const { client } = await signedIn()
      await api.control.faults.set([{ path: 'admin', fault }])
      expect(await factsOf(client.one('currentAdmin'))).toMatchObject({
        kind: 'bad-answer'
      })
      expect(await callsOf(api.control)).toEqual(['GET admin'])
    }
  )

  test('a wrong field is named by its place (NET-7)', async () => {
    const { client } = await signedIn()
    const { meta } = await client.page('users')
    const shape = { data: [{ id: 'u1' }], meta }
    await api.control.faults.set([{ path: 'users', fault: { shape } }])
    expect(await factsOf(client.page('users'))).toMatchObject({
      kind: 'bad-answer',
      detail: expect.stringContaining('data.0.') as string
    })
  })

  test('one item is taken with and without its envelope', async () => {
    const { client } = await signedIn()
    const { data } = await client.page('users', { query: { limit: 10 } })
    const [first] = data
    const user = await client.one('user', { path: { id: first?.id ?? '' } })
    expect(user).toEqual(first)
    await api.control.faults.set([{ path: 'users/1', fault: { shape: user } }])
    expect(await client.one('user', { path: { id: '1' } })).toEqual(user)
  })

  test('amounts and ids beyond 2^53 come out digit for digit (NET-8)', async () => {
    const { client } = await signedIn()
    const { data, meta } = await client.page('users', { query: { limit: 10 } })
    const text = JSON.stringify({ data: data.slice(0, 1), meta })
    const beyond = fc.bigInt({ min: 2n ** 53n, max: 10n ** 40n })
    await fc.assert(
      fc.asyncProperty(beyond, beyond, async (id, amount) => {
        const garbage = text
          .replace(/"id":"[^"]*"/u, `"id":${id}`)
          .replace(
            /"balances":\[[^\]]*\]/u,
            `"balances":[{"currency":"EUR","available":-${amount},"bonus":"${amount}"}]`
          )
        await api.control.faults.set([
          { path: 'users', times: 1, fault: { garbage } }
        ])
        const [user] = (await client.page('users')).data
        expect(user?.id).toBe(String(id))
        expect(user?.balances[0]?.available).toBe(String(-amount))
        expect(user?.balances[0]?.bonus).toBe(String(amount))
      }),
      { numRuns: 25 }
    )
  })
})

describe('a 401 to a token', () => {
  test('many at once cost one refresh, and each GET is replayed once (REF-13)', async () => {
    const { client, port } = await signedIn()
    const old = port.read()
    await api.control.faults.set([
      // Late enough for all ten to be under way before the first is refused.
      { path: 'currencies', times: 10, fault: { revoke: true, delayMs: 150 } }
    ])
    const pages = await Promise.all(
      Array.from({ length: 10 }, () => client.page('currencies'))
    )
    for (const page of pages) expect(page.data.length).toBeGreaterThan(0)
    const calls = await callsOf(api.control)
    expect(count(calls, 'POST admin/refresh')).toBe(1)
    expect(count(calls, 'GET currencies')).toBe(20)
    expect(port.read()).not.toBe(old)
    expect(bearers().slice(-10)).toEqual(
      Array.from({ length: 10 }, () => `Bearer ${port.read()}`)
    )
    expect(port.endings).toBe(0)
  })

  test('a second 401 ends the session (REF-7, REF-13)', async () => {
    const { client, port } = await signedIn()
    await api.control.faults.set([
      { path: 'currencies', fault: { revoke: true } }
    ])
    expect(await factsOf(client.page('currencies'))).toMatchObject({
      kind: 'unauthenticated'
    })
    expect(await callsOf(api.control)).toEqual([
      'GET currencies',
      'POST admin/refresh',
      'GET currencies'
    ])
    expect(port.endings).toBe(1)
  })

  test.each([400, 401, 403])(
    'a refresh that answers %i ends the session, without a replay',
    async status => {
      const { client, port } = await signedIn()
      await api.control.faults.set([
        { path: 'currencies', fault: { revoke: true } },
        { path: 'admin/refresh', fault: { status } }
      ])
      expect(await factsOf(client.page('currencies'))).toMatchObject({
        kind: 'unauthenticated'
      })
      expect(await callsOf(api.control)).toEqual([
        'GET currencies',
        'POST admin/refresh'
      ])
      expect(port.endings).toBe(1)
    }
  )

  test.each([
    ['413', { status: 413 }, 'too-large'],
    ['429', { status: 429 }, 'too-many'],
    ['404', { status: 404 }, 'not-found'],
    ['500', { status: 500 }, 'server'],
    ['503', { status: 503 }, 'server'],
    ['a page', { html: true }, 'bad-answer'],
    ['garbage', { garbage: '{"accessToken":' }, 'bad-answer'],
    ['another shape', { shape: { access_token: 'abc' } }, 'bad-answer'],
    ['an empty token', { shape: { accessToken: '' } }, 'bad-answer'],
    ['nothing', { status: 204 }, 'bad-answer']
  ] as const)(
    'a refresh that answers %s ends nothing, and is what the caller is told',
    async (_, fault, kind) => {
      const { client, port } = await signedIn()
      await api.control.faults.set([
        { path: 'currencies', fault: { revoke: true } },
        { path: 'admin/refresh', fault }
      ])
      expect(await factsOf(client.page('currencies'))).toMatchObject({ kind })
      expect(await callsOf(api.control)).toEqual([
        'GET currencies',
        'POST admin/refresh'
      ])
      expect(port.endings).toBe(0)
      await api.control.faults.clear()
      expect((await client.page('currencies')).data).not.toEqual([])
    }
  )

  test('a refresh that nobody answers ends nothing', async () => {
    const { port } = await signedIn()
    const server = await startRawServer((request, response) => {
      if (request.method === 'POST') return destroyed(request, response)
      response.writeHead(401).end()
    })
    const client = createClient(server.origin, port)
    expect(await factsOf(client.page('currencies'))).toMatchObject({
      kind: 'unreachable'
    })
    expect(server.hits).toEqual(['GET /currencies', 'POST /admin/refresh'])
    expect(port.endings).toBe(0)
  })

  test('a late 401 to an old token is replayed with the new one at once', async () => {
    const { client, port } = await signedIn()
    await api.control.faults.set([
      { path: 'users', times: 1, fault: { revoke: true, delayMs: 150 } },
      { path: 'currencies', times: 1, fault: { revoke: true } }
    ])
    await Promise.all([client.page('users'), client.page('currencies')])
    const calls = await callsOf(api.control)
    expect(count(calls, 'POST admin/refresh')).toBe(1)
    expect(bearers().at(-1)).toBe(`Bearer ${port.read()}`)
  })

  test('403 ends nothing and asks for nothing (NET-13)', async () => {
    const { client, port } = await signedIn()
    await api.control.faults.set([
      { path: 'currencies', fault: { status: 403 } }
    ])
    expect(await factsOf(client.page('currencies'))).toMatchObject({
      kind: 'forbidden'
    })
    expect(await callsOf(api.control)).toEqual(['GET currencies'])
    expect(port.endings).toBe(0)
  })

  test.each(['reinstateUser', 'suspendUser'] as const)(
    'a command without key or version is not replayed, but has its token refreshed: %s (REF-13)',
    async name => {
      const { client, port } = await signedIn()
      const old = port.read()
      const { method } = commandCalls[name]
      await api.control.faults.set([
        { method, path: 'users/*', fault: { revoke: true } }
      ])
      const command = client.send(commandCalls[name], {
        path: { id: '42' },
        body: { reason: 'Asked for' }
      })
      expect(await factsOf(command)).toMatchObject({ kind: 'unauthenticated' })
      expect(await callsOf(api.control)).toEqual([
        `${method} users/42/suspension`,
        'POST admin/refresh'
      ])
      expect(port.read()).not.toBe(old)
      expect(port.endings).toBe(0)
    }
  )
})

describe('a session that changes meanwhile', () => {
  test('4.1 a sign-out during a refresh discards its token (AUTH-6)', async () => {
    const { client, port } = await signedIn()
    port.reset('')
    await api.control.faults.set([
      { path: 'admin/refresh', times: 1, fault: { delayMs: 100 } }
    ])
    const call = factsOf(client.page('currencies'))
    await vi.waitUntil(() => api.sent.length > 0)
    port.reset('')
    expect(await call).toMatchObject({ kind: 'unauthenticated' })
    expect(port.read()).toBe('')
    expect(bearers()).toEqual([null])
    expect(port.endings).toBe(0)
  })

  test('what waits for a refresh is not sent in the next session', async () => {
    const { client, port } = await signedIn()
    port.reset('')
    await api.control.faults.set([
      { path: 'admin/refresh', times: 1, fault: { delayMs: 100 } }
    ])
    const call = factsOf(client.page('currencies'))
    await vi.waitUntil(() => api.sent.length > 0)
    port.reset('the token of another admin')
    expect(await call).toMatchObject({ kind: 'unauthenticated' })
    expect(bearers()).toEqual([null])
    expect(port.endings).toBe(0)
  })

  test('a 401 of an earlier session does not end the new one', async () => {
    const { client, port } = await signedIn()
    const token = port.read()
    await api.control.faults.set([
      { path: 'currencies', fault: { revoke: true, delayMs: 100 } }
    ])
    const call = factsOf(client.page('currencies'))
    await vi.waitUntil(() => api.sent.length > 0)
    port.reset(token)
    expect(await call).toMatchObject({ kind: 'unauthenticated' })
    expect(await callsOf(api.control)).toEqual(['GET currencies'])
    expect(port.endings).toBe(0)
  })

  test.each([
    ['refresh', { path: 'admin/refresh', fault: { delayMs: 100 } }, 2],
    ['replay', { path: 'currencies', fault: { delayMs: 100, revoke: true } }, 3]
  ] as const)(
    'a sign-in during the %s is not ended by it',
    async (_, fault, sent) => {
      const { client, port } = await signedIn()
      await api.control.faults.set([
        { path: 'currencies', times: 1, fault: { revoke: true } },
        fault
      ])
      const call = factsOf(client.page('currencies'))
      await vi.waitUntil(() => api.sent.length === sent)
      port.reset('another token')
      expect(await call).toMatchObject({ kind: 'unauthenticated' })
      expect(port.read()).toBe('another token')
      expect(port.endings).toBe(0)
    }
  )
})

function bearers(): (string | null)[] {
  return api.sent.map(call => call.authorization)
}

function count(calls: string[], wanted: string): number {
  return calls.filter(call => call === wanted).length
}
