import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type * as serverTime from '../../../src/api/server-time.ts'
import type * as toasts from '../../../src/stores/toasts.ts'
import { loadPage } from '../../support/panel-page.ts'

const NOW = Date.UTC(2026, 10, 21)
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let time: typeof serverTime
let shown: typeof toasts

/** A new document in the same tab. */
async function load(): Promise<void> {
  vi.resetModules()
  time = await import('../../../src/api/server-time.ts')
  shown = await import('../../../src/stores/toasts.ts')
  for (const { id } of shown.$toasts.get()) shown.dismissToast(id)
  const { watchClock } = await import('../../../src/stores/watch-clock.ts')
  watchClock()
}

beforeEach(async () => {
  loadPage('/api', '/users')
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  await load()
})
afterEach(() => {
  vi.useRealTimers()
  vi.doUnmock('../../../src/messages.ts')
})

/** The notices after the server has told its time. */
async function told(offset: number): Promise<string[]> {
  time.learnServerTime(Date.now() + offset, 'api')
  await vi.dynamicImportSettled()
  await Promise.resolve()
  return shown.$toasts.get().map(({ title }) => title)
}

test.each([
  [2 * MINUTE, []],
  [-2 * MINUTE, []],
  [2 * MINUTE + SECOND, ['The clock of this computer is 2 minutes behind']],
  [-119 * MINUTE, ['The clock of this computer is 119 minutes ahead']],
  [-2 * HOUR, ['The clock of this computer is 2 hours ahead']],
  [47 * HOUR, ['The clock of this computer is 47 hours behind']],
  [3 * DAY - SECOND, ['The clock of this computer is 3 days behind']]
])(
  'a clock that is off by %i ms is reported in words',
  async (offset, titles) => {
    expect(await told(offset)).toEqual(titles)
  }
)

test('it is reported in German, too', async () => {
  vi.doMock(
    '../../../src/messages.ts',
    () => import('../../../src/messages/german.ts')
  )
  await load()
  expect(await told(3 * DAY)).toEqual([
    'Die Uhr dieses Computers geht 3 Tage nach'
  ])
  await load()
  expect(await told(-2 * HOUR)).toEqual([
    'Die Uhr dieses Computers geht 2 Stunden vor'
  ])
})

test('it is reported once, and no more once dismissed in the tab', async () => {
  await told(3 * DAY)
  expect(await told(3 * DAY + SECOND)).toHaveLength(1)
  for (const { id } of shown.$toasts.get()) shown.dismissToast(id)
  expect(await told(3 * DAY)).toEqual([])
  await load()
  expect(await told(3 * DAY + MINUTE)).toEqual([])
  expect(await told(4 * DAY)).toEqual([
    'The clock of this computer is 4 days behind'
  ])
})

test('the notice goes once the clock is right, and is not dismissed by that', async () => {
  await told(3 * DAY)
  vi.setSystemTime(NOW + 3 * DAY)
  expect(await told(0)).toEqual([])
  vi.setSystemTime(NOW)
  expect(await told(3 * DAY)).toHaveLength(1)
})
