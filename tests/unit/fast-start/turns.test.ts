import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { beginTurn, endOfTurn, endTurn } from '../../../src/fast-start/turns.ts'

beforeEach(() => {
  vi.useFakeTimers()
  for (const turn of ['calls', 'question', 'rows', 'person']) {
    Reflect.deleteProperty(globalThis, Symbol.for(`panel-turn.${turn}`))
  }
})
afterEach(() => vi.useRealTimers())

/** Whether somebody who waits now may go on after this, ms. */
async function goesOnAfter(
  turn: 'calls' | 'question' | 'rows' | 'person',
  ms: number
): Promise<boolean> {
  let isOver = false
  void endOfTurn(turn).then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(ms)
  return isOver
}

test('nobody waits for a turn that has not begun', async () => {
  expect(await goesOnAfter('calls', 0)).toBe(true)
})

test('others wait until the turn ends', async () => {
  beginTurn('calls')
  expect(await goesOnAfter('calls', 100)).toBe(false)
  endTurn('calls')
  expect(await goesOnAfter('calls', 0)).toBe(true)
})

test.each([
  ['calls', 400],
  ['question', 700],
  ['rows', 700]
] as const)('the turn of %s is waited for %d ms at most', async (turn, ms) => {
  beginTurn(turn)
  expect(await goesOnAfter(turn, ms - 1)).toBe(false)
  expect(await goesOnAfter(turn, 1)).toBe(true)
})

test('a person is waited for as long as it takes', async () => {
  beginTurn('person')
  expect(await goesOnAfter('person', 24 * 60 * 60_000)).toBe(false)
  endTurn('person')
  expect(await goesOnAfter('person', 0)).toBe(true)
})

test('one turn says nothing of the other', async () => {
  beginTurn('calls')
  beginTurn('rows')
  endTurn('calls')
  expect(await goesOnAfter('rows', 0)).toBe(false)
})

test('a turn that has not begun can end', () => {
  expect(() => endTurn('rows')).not.toThrow()
})
