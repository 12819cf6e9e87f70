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
async function beIdle(): Promise<void> {
  for (const run of idle.splice(0)) run()
  await vi.advanceTimersByTimeAsync(0)
}

interface Jobs {
  done: string[]
  list: (() => Promise<void>)[]
}

function jobs(): Jobs {
  const done: string[] = []
  const named = async (name: string): Promise<void> => void done.push(name)
  return { done, list: ['drawer', 'menus'].map(name => () => named(name)) }
}

test('one job runs each time that the browser is idle, a second later', async () => {
  const { done, list } = jobs()
  preloadWhenIdle(list)
  await beIdle()
  vi.advanceTimersByTime(999)
  await beIdle()
  expect(done).toEqual([])
  vi.advanceTimersByTime(1)
  expect(done).toEqual([])
  await beIdle()
  expect(done).toEqual(['drawer'])
  await beIdle()
  await beIdle()
  expect(done).toEqual(['drawer', 'menus'])
})

test('no job runs before the one before it has ended', async () => {
  const { done, list } = jobs()
  let end = (): void => undefined
  const long = (): Promise<void> => new Promise(resolve => (end = resolve))
  preloadWhenIdle([long, ...list])
  vi.advanceTimersByTime(1000)
  await beIdle()
  await beIdle()
  expect(done).toEqual([])
  end()
  await beIdle()
  await beIdle()
  expect(done).toEqual(['drawer'])
})

test('a browser that does not say that it is idle waits before each', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback')
  const { done, list } = jobs()
  preloadWhenIdle(list)
  await vi.advanceTimersByTimeAsync(1000)
  expect(done).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(done).toEqual(['drawer'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(done).toEqual(['drawer', 'menus'])
})

test.each([1, 2])(
  'no job runs once it was cancelled, after step %d',
  async step => {
    const { done, list } = jobs()
    const cancel = preloadWhenIdle(list)
    if (step === 2) vi.advanceTimersByTime(1000)
    cancel()
    vi.advanceTimersByTime(5000)
    await beIdle()
    expect(done).toEqual([])
  }
)

test.each([
  { saveData: true },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' }
])('none runs on a line that is metered: %o', async facts => {
  connection(facts)
  const { done, list } = jobs()
  preloadWhenIdle(list)
  vi.advanceTimersByTime(5000)
  await beIdle()
  expect(done).toEqual([])
})

test('all run on any other line', async () => {
  connection({ saveData: false, effectiveType: '4g' })
  const { done, list } = jobs()
  preloadWhenIdle(list)
  vi.advanceTimersByTime(1000)
  await beIdle()
  await beIdle()
  expect(done).toEqual(['drawer', 'menus'])
})
