import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createStaleRows } from '../../../../../src/features/list/store/stale-rows.ts'

const PENDING_MS = 300
const SLOW_MS = 3000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('rows of another question look old after a while, and are slow later', () => {
  const rows = createStaleRows()
  rows.begin()
  vi.advanceTimersByTime(PENDING_MS - 1)
  expect(rows.$stale.get()).toBe('none')
  vi.advanceTimersByTime(1)
  expect(rows.$stale.get()).toBe('pending')
  vi.advanceTimersByTime(SLOW_MS - PENDING_MS)
  expect(rows.$stale.get()).toBe('slow')
  rows.end()
  expect(rows.$stale.get()).toBe('none')
})

test('a question after another takes as long as both', () => {
  const rows = createStaleRows()
  rows.begin()
  vi.advanceTimersByTime(PENDING_MS - 1)
  rows.begin()
  vi.advanceTimersByTime(1)
  expect(rows.$stale.get()).toBe('pending')
})

test('rows that come soon never look old', () => {
  const rows = createStaleRows()
  rows.begin()
  vi.advanceTimersByTime(PENDING_MS - 1)
  rows.end('/users')
  vi.advanceTimersByTime(SLOW_MS)
  expect(rows.$stale.get()).toBe('none')
})

test('rows that come soon after two questions never look old', () => {
  const rows = createStaleRows()
  rows.begin()
  rows.begin()
  rows.end('/users')
  vi.advanceTimersByTime(SLOW_MS)
  expect(rows.$stale.get()).toBe('none')
})
