import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import {
  startStage,
  endOfStage,
  endStage
} from '../../../src/fast-start/stages.ts'

beforeEach(() => {
  vi.useFakeTimers()
  for (const stage of ['calls', 'request', 'rows', 'person']) {
    Reflect.deleteProperty(globalThis, Symbol.for(`panel-stage.${stage}`))
  }
})
afterEach(() => vi.useRealTimers())

/** Whether somebody who waits now may go on after this, ms. */
async function goesOnAfter(
  stage: 'calls' | 'request' | 'rows' | 'person',
  ms: number
): Promise<boolean> {
  let isOver = false
  void endOfStage(stage).then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(ms)
  return isOver
}

test('nobody waits for a turn that has not begun', async () => {
  expect(await goesOnAfter('calls', 0)).toBe(true)
})

test('others wait until the turn ends', async () => {
  startStage('calls')
  expect(await goesOnAfter('calls', 100)).toBe(false)
  endStage('calls')
  expect(await goesOnAfter('calls', 0)).toBe(true)
})

test.each([
  ['calls', 400],
  ['request', 700],
  ['rows', 700]
] as const)('the turn of %s is waited for %d ms at most', async (stage, ms) => {
  startStage(stage)
  expect(await goesOnAfter(stage, ms - 1)).toBe(false)
  expect(await goesOnAfter(stage, 1)).toBe(true)
})

test('a person is waited for as long as it takes', async () => {
  startStage('person')
  expect(await goesOnAfter('person', 24 * 60 * 60_000)).toBe(false)
  endStage('person')
  expect(await goesOnAfter('person', 0)).toBe(true)
})

test('one turn says nothing of the other', async () => {
  startStage('calls')
  startStage('rows')
  endStage('calls')
  expect(await goesOnAfter('rows', 0)).toBe(false)
})

test('a turn that has not begun can end', () => {
  expect(() => endStage('rows')).not.toThrow()
})
