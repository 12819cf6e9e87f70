import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { createClient } from '../../../src/api/client.ts'
import { createRefreshBackoff } from '../../../src/api/refresh-backoff.ts'
import { createRefresher } from '../../../src/api/refresh.ts'
import { RequestError } from '../../../src/contract/request-error.ts'
import { startNow } from '../../../src/format/elapsed.ts'
import { callsOf, useApiServer } from '../../support/api-server.ts'
import { memoryPort } from '../../support/memory-port.ts'

const api = useApiServer()

const outage = {
  kind: 'unanswered',
  error: new RequestError({ kind: 'server', status: 503 })
} as const

beforeEach(async () => {
  await createClient(api.base, memoryPort()).login(api.account)
  await api.control.faults.clear()
  api.sent.length = 0
  vi.useFakeTimers({ toFake: ['performance'] })
})

afterEach(() => {
  vi.useRealTimers()
})

test('an hour of outage, asked every second, is some seventy refreshes (REF-7)', () => {
  const rest = createRefreshBackoff()
  let refreshes = 0
  for (let second = 0; second < 3600; second += 1) {
    if (!rest.current()) {
      refreshes += 1
      rest.after(outage)
    }
    vi.advanceTimersByTime(1000)
  }
  expect(refreshes).toBeLessThanOrEqual(70)
  expect(refreshes).toBeGreaterThan(55)
})

test('one good answer is the end of a row of failures (REF-7)', () => {
  const rest = createRefreshBackoff()
  rest.after(outage)
  expect(rest.current()).toBeUndefined()
  rest.after(outage)
  expect(rest.current()).toEqual(outage)
  vi.advanceTimersByTime(2000)
  expect(rest.current()).toBeUndefined()
  rest.after({ kind: 'ok', token: 'a', tookMs: 0, came: startNow() })
  rest.after(outage)
  expect(rest.current()).toBeUndefined()
})

describe('a refresh', () => {
  test('that failed twice is not sent again for two seconds (REF-7)', async () => {
    await api.control.faults.set([
      { path: 'admin/refresh', fault: { status: 503 } }
    ])
    const refresher = createRefresher(api.base, memoryPort())
    for (let call = 0; call < 5; call += 1) {
      expect(await refresher.freshToken()).toBe('')
      expect(refresher.lastResult()).toMatchObject({ kind: 'unanswered' })
    }
    expect(await api.control.log()).toHaveLength(2)
    await api.control.faults.clear()
    vi.advanceTimersByTime(2000)
    expect(await refresher.freshToken()).not.toBe('')
  })

  test('that was refused is not sent again in this session (REF-7)', async () => {
    await api.control.faults.set([
      { path: 'admin/refresh', fault: { status: 401 } }
    ])
    const port = memoryPort()
    const refresher = createRefresher(api.base, port)
    await refresher.freshToken()
    vi.advanceTimersByTime(3_600_000)
    expect(await refresher.freshToken()).toBe('')
    expect(await api.control.log()).toHaveLength(1)
    await api.control.faults.clear()
    port.reset('')
    expect(await refresher.freshToken()).not.toBe('')
  })

  test('is sent again at once where a person asks (REF-7)', async () => {
    await api.control.faults.set([
      { path: 'admin/refresh', times: 3, fault: { status: 503 } }
    ])
    const refresher = createRefresher(api.base, memoryPort())
    await refresher.freshToken()
    await refresher.freshToken()
    refresher.retryRefresh()
    await refresher.freshToken()
    refresher.retryRefresh()
    expect(await refresher.freshToken()).not.toBe('')
  })

  test('is not sent before the server wants to be asked again (REF-6)', async () => {
    await api.control.faults.set([
      {
        path: 'admin/refresh',
        times: 1,
        fault: { status: 429, headers: { 'retry-after': '5' } }
      }
    ])
    const refresher = createRefresher(api.base, memoryPort())
    expect(await refresher.freshToken()).toBe('')
    vi.advanceTimersByTime(4999)
    expect(await refresher.freshToken()).toBe('')
    expect(await callsOf(api.control)).toEqual(['POST admin/refresh'])
    vi.advanceTimersByTime(1)
    expect(await refresher.freshToken()).not.toBe('')
  })

  test('that takes longer than its deadline is no result (REF-6)', async () => {
    vi.useRealTimers()
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    await api.control.faults.set([
      { path: 'admin/refresh', fault: { delayMs: 1500 } }
    ])
    const refresher = createRefresher(api.base, memoryPort())
    const result = refresher.refresh()
    await vi.waitUntil(() => api.sent.length > 0)
    // What waited for the call has moved the clock on as well.
    vi.advanceTimersByTime(7000)
    await api.control.log()
    expect(refresher.lastResult()).toBeUndefined()
    vi.advanceTimersByTime(1000)
    expect(await result).toMatchObject({
      kind: 'unanswered',
      error: { kind: 'timeout' }
    })
  })
})
