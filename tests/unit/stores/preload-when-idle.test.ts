// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { preloadWhenIdle } from '../../../src/stores/preload-when-idle.ts'

let idle: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  idle = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'connection')
})

function connection(facts: object): void {
  Object.defineProperty(navigator, 'connection', {
    value: facts,
    configurable: true
  })
}

/** The browser is idle once. */
function beIdle(): void {
  for (const run of idle.splice(0)) run()
}

function jobs(): { done: string[]; list: (() => void)[] } {
  const done: string[] = []
  return {
    done,
    list: ['drawer', 'menus'].map(name => () => void done.push(name))
  }
}

test('one job runs each time that the browser is idle, a second later', () => {
  const { done, list } = jobs()
  preloadWhenIdle(list)
  beIdle()
  vi.advanceTimersByTime(999)
  beIdle()
  expect(done).toEqual([])
  vi.advanceTimersByTime(1)
  expect(done).toEqual([])
  beIdle()
  expect(done).toEqual(['drawer'])
  beIdle()
  beIdle()
  expect(done).toEqual(['drawer', 'menus'])
})

test('a browser that does not say that it is idle waits before each', () => {
  Reflect.deleteProperty(window, 'requestIdleCallback')
  const { done, list } = jobs()
  preloadWhenIdle(list)
  vi.advanceTimersByTime(1000)
  expect(done).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(done).toEqual(['drawer'])
  vi.advanceTimersByTime(1000)
  expect(done).toEqual(['drawer', 'menus'])
})

test.each([1, 2])('no job runs once it was cancelled, after step %d', step => {
  const { done, list } = jobs()
  const cancel = preloadWhenIdle(list)
  if (step === 2) vi.advanceTimersByTime(1000)
  cancel()
  vi.advanceTimersByTime(5000)
  beIdle()
  expect(done).toEqual([])
})

test.each([
  { saveData: true },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' }
])('none runs on a line that is metered: %o', facts => {
  connection(facts)
  const { done, list } = jobs()
  preloadWhenIdle(list)
  vi.advanceTimersByTime(5000)
  beIdle()
  expect(done).toEqual([])
})

test('all run on any other line', () => {
  connection({ saveData: false, effectiveType: '4g' })
  const { done, list } = jobs()
  preloadWhenIdle(list)
  vi.advanceTimersByTime(1000)
  beIdle()
  beIdle()
  expect(done).toEqual(['drawer', 'menus'])
})
