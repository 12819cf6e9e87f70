import { beforeEach, describe, expect, test, vi } from 'vitest'

import { messages } from '../../../src/messages.ts'
import { callsOf, useApiServer } from '../../support/api-server.ts'
import { tokenOf } from '../../support/token.ts'
import {
  expectNoMove,
  haveSession,
  type Visit,
  visitChecked
} from '../../support/visit.ts'

const api = useApiServer()

let page: Visit

beforeEach(async () => {
  await haveSession(api)
  page = await visitChecked(api, '/users?search=an')
  const accessToken = tokenOf({ sub: 'somebody else' })
  await api.control.faults.set([
    { path: 'admin/refresh', times: 1, fault: { shape: { accessToken } } }
  ])
})

describe('a page whose browser is another administrator’s by now', () => {
  test('is nobody’s at once, and is loaded again (AUTH-8)', async () => {
    await page.client.verify(Infinity)
    expect(page.$session.get()).toEqual({ kind: 'guest', reason: 'replaced' })
    expect(page.reload).toHaveBeenCalledOnce()
    expect(page.replace).not.toHaveBeenCalled()
    expect(page.assign).not.toHaveBeenCalled()
  })

  test('sends nothing in the new one’s name (AUTH-8)', async () => {
    await page.client.verify(Infinity)
    await api.control.faults.clear()
    await expect(
      page.client.one('login', { body: api.account })
    ).resolves.toBeDefined()
    await expect(page.client.page('users')).rejects.toMatchObject({
      kind: 'aborted'
    })
    expect(await callsOf(api.control)).toEqual(['POST admin/login'])
  })

  test('says after it whose it is, once (AUTH-8)', async () => {
    await page.client.verify(Infinity)
    for (const told of [1, 0]) {
      const next = await visitChecked(api, '/users', page.storage)
      const { $toasts } = await import('../../../src/stores/toasts.ts')
      expect($toasts.get()).toHaveLength(told)
      if (told > 0) {
        const name = next.$admin.get()?.name ?? ''
        expect($toasts.get()[0]?.title).toBe(messages.session.replaced(name))
      }
      expectNoMove(next)
    }
  })
})

test('a page is not loaded again because the same administrator signed in', async () => {
  await api.control.faults.clear()
  await page.client.verify(Infinity)
  expect(page.$session.get().kind).toBe('admin')
  expect(vi.mocked(page.reload)).not.toHaveBeenCalled()
})

describe('a page that hears of a sign-in in another tab', () => {
  test('AUTH-8 is nobody’s where the server refuses its own session', async () => {
    await api.control.faults.clear()
    await api.control.faults.set([
      { path: 'admin/refresh', fault: { revoke: true } }
    ])
    await page.client.verify(Infinity)
    expect(page.$session.get()).toEqual({ kind: 'guest', reason: 'ended' })
  })

  test('AUTH-8 asks, however often asking has failed before', async () => {
    await api.control.faults.clear()
    await api.control.faults.set([
      { path: 'admin/refresh', fault: { status: 503 } }
    ])
    for (const _ of [1, 2, 3]) await page.client.verify(Infinity)
    const asked = Array(3).fill('POST admin/refresh')
    expect(await callsOf(api.control)).toEqual(asked)
    expect(page.$session.get().kind).toBe('admin')
  })
})
