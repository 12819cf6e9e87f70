import { beforeEach, expect, test } from 'vitest'

import { createClient } from '../../../src/api/client.ts'
import { createRefresher } from '../../../src/api/refresh.ts'
import { tokenSubject } from '../../../src/contract/session/access-token.ts'
import { callsOf, useApiServer } from '../../support/api-server.ts'
import { memoryPort } from '../../support/memory-port.ts'
import { tokenOf } from '../../support/token.ts'

const api = useApiServer()

beforeEach(async () => {
  await createClient(api.base, memoryPort()).login(api.account)
  await api.control.faults.clear()
})

/** The next refresh gives a token with these claims. */
async function nextToken(claims: object): Promise<void> {
  await api.control.faults.set([
    {
      path: 'admin/refresh',
      times: 1,
      fault: { shape: { accessToken: tokenOf(claims) } }
    }
  ])
}

test('a token of somebody else is not used, and the page is told once (AUTH-8)', async () => {
  const port = memoryPort()
  const client = createClient(api.base, port)
  const { id } = await client.one('currentAdmin')
  port.admin = id
  await nextToken({ sub: 'somebody else' })
  await client.verify(Infinity)
  expect(port.read()).toBe('')
  expect([port.replacements, port.endings]).toEqual([1, 0])
  await api.control.faults.clear()
  await expect(client.page('currencies')).rejects.toMatchObject({
    kind: 'aborted'
  })
  // Not even the first one's token would be taken again.
  port.reset('')
  await expect(client.page('currencies')).rejects.toMatchObject({
    kind: 'aborted'
  })
  expect(await callsOf(api.control)).toEqual([])
  expect(port.replacements).toBe(1)
})

test('a token of the same administrator is taken (AUTH-8)', async () => {
  const port = memoryPort()
  const refresher = createRefresher(api.base, port)
  await refresher.refresh()
  const first = port.read()
  expect(await refresher.refresh()).toMatchObject({ kind: 'ok' })
  expect(port.read()).not.toBe(first)
  expect(port.replacements).toBe(0)
})

test('where tokens do not say whose they are, the server is asked (AUTH-8)', async () => {
  const admin = { id: 'A-1', email: 'a@example.com' }
  const port = memoryPort()
  const refresher = createRefresher(api.base, port)
  await nextToken({ exp: 1 })
  await refresher.refresh()
  port.admin = admin.id
  await api.control.faults.set([
    { path: 'admin/refresh', fault: { shape: { accessToken: tokenOf({}) } } },
    { path: 'admin', times: 1, fault: { shape: admin } },
    { path: 'admin', times: 1, fault: { status: 404 } },
    { path: 'admin', times: 1, fault: { shape: { ...admin, id: 'A-2' } } }
  ])
  expect(await refresher.refresh()).toMatchObject({ kind: 'ok' })
  expect(await refresher.refresh()).toMatchObject({ kind: 'unanswered' })
  expect(await refresher.refresh()).toEqual({ kind: 'replaced' })
  expect(port.replacements).toBe(1)
})

test('a new session in this page may be somebody else’s (AUTH-8)', async () => {
  const port = memoryPort()
  const refresher = createRefresher(api.base, port)
  await refresher.refresh()
  port.reset('')
  await nextToken({ sub: 'somebody else' })
  expect(await refresher.refresh()).toMatchObject({ kind: 'ok' })
})

test('AUTH-8 a refresh under way in another tab does not undo a sign-in', async () => {
  const other = { ...api.account, email: 'lukasz.wrobel@example.com' }
  const [here, there] = [memoryPort(), memoryPort()]
  const tab = createClient(api.base, there)
  await tab.verify(Infinity)
  await api.control.faults.set([
    { path: 'admin/refresh', times: 1, fault: { lateMs: 300 } }
  ])
  const refreshed = tab.verify(Infinity)
  await expect.poll(() => callsOf(api.control)).toHaveLength(2)
  const signedIn = await createClient(api.base, here).login(other)
  await refreshed
  const next = memoryPort()
  await createRefresher(api.base, next).refresh()
  expect(tokenSubject(next.read())).toBe(tokenSubject(signedIn))
  expect(tokenSubject(next.read())).not.toBe(tokenSubject(there.read()))
})
