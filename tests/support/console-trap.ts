import { afterEach, beforeEach, expect, vi } from 'vitest'

/**
 * Fails a test on any console error or warning that it did not expect: a
 * test that expects one mocks the method itself, or reads the calls and
 * clears them.
 */
const calls: string[] = []

beforeEach(() => {
  calls.length = 0
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...values: unknown[]) => {
      calls.push(`console.${method}: ${values.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  expect(calls, 'unexpected console output').toEqual([])
})
