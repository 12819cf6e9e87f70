import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { nextSlots, type RowSlot } from '../../../src/ui/table/row-slots.ts'

/** Slots of one-letter rows, numbered from 0. */
const slotsOf = (letters: string): RowSlot[] =>
  Array.from(letters, (id, key) => ({ id, key }))

/** The keys of the next rows; a fresh one is 100 or more. */
function keysAfter(before: string, after: string, held?: string): number[] {
  let fresh = 99
  const next = nextSlots(slotsOf(before), Array.from(after), held, () => {
    fresh += 1
    return fresh
  })
  expect(next.map(({ id }) => id).join('')).toBe(after)
  return next.map(({ key }) => key)
}

describe('the elements of rows', () => {
  test('go to the rows of another page by their place', () => {
    expect(keysAfter('abc', 'xyz')).toEqual([0, 1, 2])
    expect(keysAfter('abc', 'xy')).toEqual([0, 1])
    expect(keysAfter('ab', 'xyz')).toEqual([0, 1, 100])
  })

  test('stay with rows that stay, around new and gone ones', () => {
    expect(keysAfter('abc', 'xab')).toEqual([100, 0, 1])
    expect(keysAfter('abcd', 'acd')).toEqual([0, 2, 3])
    expect(keysAfter('abcd', 'axd')).toEqual([0, 1, 3])
  })

  test('go by place in another order, but for those of the held row', () => {
    expect(keysAfter('abcd', 'dcba')).toEqual([0, 1, 2, 3])
    expect(keysAfter('abcd', 'dcba', 'c')).toEqual([0, 2, 3, 100])
  })

  test('go to no other row where they are held', () => {
    expect(keysAfter('abc', 'xyz', 'b')).toEqual([0, 2, 100])
    expect(keysAfter('abc', 'xbz', 'b')).toEqual([0, 1, 2])
  })

  test('are never moved, shared, or taken from the held row', () => {
    const letters = fc.string({
      unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
    })
    const unique = letters.map(text => [...new Set(text)].join(''))
    fc.assert(
      fc.property(
        unique,
        letters,
        fc.constantFrom('a', 'b', 'c'),
        (...given) => {
          const [before, after, held] = given
          const keys = keysAfter(before, after, held)
          const old = keys.filter(key => key < 100)
          expect(old).toEqual(old.toSorted((one, other) => one - other))
          expect(new Set(keys).size).toBe(keys.length)
          const mine = before.indexOf(held)
          const at = keys.indexOf(mine)
          expect([undefined, held]).toContain(at < 0 ? undefined : after[at])
          if (mine >= 0 && after.includes(held)) expect(keys).toContain(mine)
        }
      )
    )
  })
})
