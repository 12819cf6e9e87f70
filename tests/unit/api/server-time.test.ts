import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import type * as serverTime from '../../../src/api/server-time.ts'
import { memoryPort } from '../../support/memory-port.ts'
import { startRawServer } from '../../support/raw-server.ts'
import { tokenOf } from '../../support/token.ts'

const NOW = Date.UTC(2026, 10, 21)
const MINUTE = 60_000
const DAY = 86_400_000

let time: typeof serverTime

beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOW })
  onTestFinished(() => void vi.useRealTimers())
  time = await import('../../../src/api/server-time.ts')
})

test('it is by the clock of this machine until the server tells its own', () => {
  expect(time.serverNow()).toBe(NOW)
  time.learnServerTime(NOW + 3 * DAY, 'api')
  expect(time.serverNow()).toBe(NOW + 3 * DAY)
  vi.advanceTimersByTime(MINUTE)
  expect(time.serverNow()).toBe(NOW + 3 * DAY + MINUTE)
})

test('a corrected clock is noticed with the next answer', () => {
  time.learnServerTime(NOW + 3 * DAY, 'api')
  vi.setSystemTime(NOW + 3 * DAY)
  time.learnServerTime(NOW + 3 * DAY, 'api')
  expect(time.serverNow()).toBe(NOW + 3 * DAY)
})

test('what a cache has held, or is no time, teaches nothing', () => {
  time.learnServerTime(NOW, 'api')
  vi.advanceTimersByTime(10 * MINUTE)
  for (const held of [NOW, NOW + 7 * MINUTE, Number.NaN]) {
    time.learnServerTime(held, 'api')
    expect(time.serverNow()).toBe(NOW + 10 * MINUTE)
  }
})

test('answers that are ever staler do not add up', () => {
  time.learnServerTime(NOW, 'api')
  time.learnServerTime(NOW - MINUTE, 'api')
  time.learnServerTime(NOW - 3 * MINUTE, 'api')
  expect(time.serverNow()).toBe(NOW - MINUTE)
})

test('a Date header counts until the API itself tells a time', () => {
  time.learnServerTime(NOW + 3 * DAY, 'header')
  expect(time.serverNow()).toBe(NOW + 3 * DAY)
  time.learnServerTime(NOW + DAY, 'api')
  time.learnServerTime(NOW + 3 * DAY, 'header')
  expect(time.serverNow()).toBe(NOW + DAY)
})

test('an answer tells it by its Date header where nothing else does', async () => {
  vi.useRealTimers()
  const there = Date.now() + 3 * DAY
  const server = await startRawServer((_, response) => {
    response.writeHead(200, {
      'content-type': 'application/json',
      date: new Date(there).toUTCString()
    })
    response.end('{"id":"1"}')
  })
  const { createClient } = await import('../../../src/api/client.ts')
  // It does not say when it was issued.
  const token = tokenOf({ sub: '1', exp: (there + DAY) / 1000 })
  await createClient(server.origin, memoryPort(token)).one('currentAdmin')
  expect(Math.abs(time.serverNow() - there)).toBeLessThan(MINUTE)
})

test('a listener hears what is known, and what is learned', () => {
  const heard: number[] = []
  time.learnServerTime(NOW - DAY, 'api')
  time.onServerTime(offset => void heard.push(offset))
  time.learnServerTime(NOW + DAY, 'api')
  expect(heard).toEqual([-DAY, DAY])
})

test('a token that does not say when it was issued is held against it (REF-8)', async () => {
  const { createTokenClock } = await import('../../../src/api/token-clock.ts')
  const clock = createTokenClock()
  const token = tokenOf({ exp: (NOW + DAY) / 1000 })
  clock.received(token, 0)
  expect(clock.isStale(token)).toBe(false)
  time.learnServerTime(NOW + DAY, 'api')
  expect(clock.isStale(token)).toBe(true)
})
