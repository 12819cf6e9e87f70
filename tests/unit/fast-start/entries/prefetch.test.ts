import { beforeEach, describe, expect, test, vi } from 'vitest'

import { createClient } from '../../../../src/api/client.ts'
import type { Client } from '../../../../src/api/client.ts'
import { callsOf, useApiServer } from '../../../support/api-server.ts'
import { memoryPort } from '../../../support/memory-port.ts'

const api = useApiServer()
const USERS = 'users?page=1&limit=25&sort=-createdAt'
const usersQuery = { page: '1', limit: '25', sort: '-createdAt' }

const onGuest = vi.fn<() => void>()

/** Begins the calls as the head of a new page does. */
async function begin(paths: readonly string[]): Promise<void> {
  vi.resetModules()
  vi.stubGlobal('location', { href: `${new URL(api.base).origin}/users` })
  const { startPrefetch } =
    await import('../../../../src/fast-start/start-prefetch.ts')
  void startPrefetch(api.base, paths, { onGuest })
}

/** The client of the page whose head has begun. */
async function openClient(): Promise<Client> {
  const [{ createClient: create }, { createRefresher }, early] =
    await Promise.all([
      import('../../../../src/api/client.ts'),
      import('../../../../src/api/refresh.ts'),
      import('../../../../src/fast-start/consume-prefetched.ts')
    ])
  const port = memoryPort()
  return create(
    api.base,
    port,
    createRefresher(api.base, port, early.consumePrefetchedRefresh)
  )
}

beforeEach(async () => {
  await createClient(api.base, memoryPort()).one('login', { body: api.account })
  await api.control.faults.clear()
  api.sent.length = 0
  onGuest.mockClear()
})

describe('calls that the head has begun', () => {
  test('are the client’s own: nothing is asked twice (REF-15)', async () => {
    await begin(['admin', USERS])
    const client = await openClient()
    const [admin, page] = await Promise.all([
      client.one('currentAdmin'),
      client.page('users', { query: usersQuery })
    ])
    expect(admin.email).toBe(api.account.email)
    expect(page.data).toHaveLength(25)
    expect((await callsOf(api.control)).toSorted()).toEqual([
      'GET admin',
      'GET users',
      'POST admin/refresh'
    ])
  })

  test('are taken once: the next question is asked again', async () => {
    await begin(['admin'])
    const client = await openClient()
    await client.one('currentAdmin')
    await client.one('currentAdmin')
    const calls = await callsOf(api.control)
    expect(calls.filter(call => call === 'GET admin')).toHaveLength(2)
  })

  test('answer no other question than theirs', async () => {
    await begin([USERS])
    const client = await openClient()
    const page = await client.page('users', {
      query: { ...usersQuery, limit: '50' }
    })
    expect(page.data).toHaveLength(50)
  })

  test('are not taken with another token', async () => {
    await begin(['admin'])
    await vi.waitUntil(async () =>
      (await callsOf(api.control)).includes('GET admin')
    )
    const { consumePrefetchedAnswer } =
      await import('../../../../src/fast-start/consume-prefetched.ts')
    const headers = { authorization: 'Bearer another' }
    expect(
      consumePrefetchedAnswer(`${api.base}/admin`, { headers })
    ).toBeUndefined()
  })

  test('are not taken when they are old', async () => {
    await begin(['admin'])
    const client = await openClient()
    await vi.waitUntil(async () =>
      (await callsOf(api.control)).includes('GET admin')
    )
    const now = performance.now()
    vi.spyOn(performance, 'now').mockReturnValue(now + 11_000)
    await client.one('currentAdmin')
    const calls = await callsOf(api.control)
    expect(calls.filter(call => call === 'GET admin')).toHaveLength(2)
  })

  test('that the server answers with a failure are asked again as ever (9.4)', async () => {
    await api.control.faults.set([
      { path: 'admin', fault: { status: 503 }, times: 1 }
    ])
    await begin(['admin'])
    const client = await openClient()
    expect((await client.one('currentAdmin')).email).toBe(api.account.email)
    const asked = api.sent.filter(({ address }) => address.endsWith('/admin'))
    expect(asked).toHaveLength(2)
  })

  test('ask who looks, and nothing else, where the server gives no token (8.2)', async () => {
    await api.control.faults.set([
      { path: 'admin/refresh', fault: { status: 401 } }
    ])
    await begin(['admin', USERS])
    const client = await openClient()
    await expect(client.one('currentAdmin')).rejects.toMatchObject({
      kind: 'unauthenticated'
    })
    expect(await callsOf(api.control)).toEqual([
      'POST admin/refresh',
      'GET admin'
    ])
  })

  test('tell a login that there is no session as soon as its refresh is refused (AUTH-10)', async () => {
    await api.control.faults.set([
      { path: 'admin/refresh', fault: { status: 401 } }
    ])
    await begin(['admin'])
    await vi.waitUntil(() => onGuest.mock.calls.length > 0)
    await vi.waitFor(async () => {
      expect(await callsOf(api.control)).toEqual([
        'POST admin/refresh',
        'GET admin'
      ])
    })
  })

  test.each([
    ['somebody is signed in', []],
    [
      'the server cannot say whether there is a session',
      [{ path: 'admin/refresh', fault: { status: 503 } }]
    ]
  ])('tell no login of nobody where %s (AUTH-10)', async (_, faults) => {
    await api.control.faults.set(faults)
    await begin(['admin'])
    const client = await openClient()
    await Promise.allSettled([client.one('currentAdmin')])
    expect(await callsOf(api.control)).toContain('GET admin')
    expect(onGuest).not.toHaveBeenCalled()
  })

  test('that have no verdict leave the question to the client', async () => {
    await api.control.faults.set([
      { path: 'admin/refresh', fault: { status: 503 } }
    ])
    await begin(['admin', USERS])
    const { consumePrefetchedRefresh } =
      await import('../../../../src/fast-start/consume-prefetched.ts')
    expect(await consumePrefetchedRefresh()).toMatchObject({
      kind: 'unanswered'
    })
    expect(api.sent).toHaveLength(1)
  })
})
