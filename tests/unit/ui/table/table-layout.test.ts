import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  arrange,
  boundedWidth,
  defaultLayout,
  moved,
  ordered,
  sameLayout
} from '../../../../src/ui/table/table-layout.ts'

const columns = ['user', 'email', 'status', 'games'].map(id => ({ id }))

function idsOf(items: readonly { id: string }[]): string[] {
  return items.map(({ id }) => id)
}

const someIds = fc.array(
  fc.constantFrom('user', 'email', 'status', 'games', 'gone', 'constructor')
)

describe('arrange', () => {
  test('gives the columns as built to a layout that nobody changed', () => {
    expect(arrange(columns, defaultLayout)).toEqual(columns)
  })

  test('leaves out hidden columns, and follows the chosen order', () => {
    const layout = {
      ...defaultLayout,
      order: ['user', 'games', 'email'],
      hidden: ['email']
    }
    expect(idsOf(arrange(columns, layout))).toEqual(['user', 'games', 'status'])
  })

  test('keeps the first column shown and first, whatever is kept', () => {
    const layout = {
      ...defaultLayout,
      order: ['games', 'user'],
      hidden: ['user']
    }
    expect(idsOf(arrange(columns, layout))[0]).toBe('user')
  })

  test('shows an optional column only where a person wants it', () => {
    const optional = [...columns, { id: 'tags', optional: true }]
    expect(arrange(optional, defaultLayout)).toEqual(columns)
    const layout = { ...defaultLayout, shown: ['tags'] }
    expect(arrange(optional, layout)).toEqual(optional)
  })

  test('has nothing to arrange without columns', () => {
    expect(arrange([], defaultLayout)).toEqual([])
  })
})

describe('ordered', () => {
  test('puts a column of a newer build behind the one it was built behind', () => {
    const before = ['user', 'games', 'email']
    expect(idsOf(ordered(columns, before))).toEqual([
      'user',
      'games',
      'email',
      'status'
    ])
  })

  test('has every column once, the first one first, for any order', () => {
    fc.assert(
      fc.property(someIds, order => {
        const ids = idsOf(ordered(columns, order))
        expect(ids.toSorted()).toEqual(idsOf(columns).toSorted())
        expect(ids[0]).toBe('user')
      })
    )
  })
})

describe('moved', () => {
  const ids = idsOf(columns)

  test('puts a column at a place', () => {
    expect(moved(ids, 'games', 1)).toEqual(['user', 'games', 'email', 'status'])
    expect(moved(ids, 'email', 2)).toEqual(['user', 'status', 'email', 'games'])
  })

  test('stops at the ends, behind the first column', () => {
    expect(moved(ids, 'status', -5)[1]).toBe('status')
    expect(moved(ids, 'email', 99).at(-1)).toBe('email')
  })

  test('moves neither the first column nor one that is not there', () => {
    expect(moved(ids, 'user', 2)).toEqual(ids)
    expect(moved(ids, 'gone', 2)).toEqual(ids)
  })
})

describe('widths and layouts', () => {
  test('a width is whole and within its bounds', () => {
    expect([10, 64.4, 120.6, 9000].map(boundedWidth)).toEqual([
      64, 64, 121, 640
    ])
  })

  test('two layouts are the same whatever the order of their keys', () => {
    const widths = { email: 100, user: 200 }
    const one = { ...defaultLayout, widths, hidden: ['email', 'games'] }
    const other = {
      ...defaultLayout,
      widths: { user: 200, email: 100 },
      hidden: ['games', 'email']
    }
    expect(sameLayout(one, other)).toBe(true)
    expect(sameLayout(one, { ...other, density: 'compact' })).toBe(false)
    expect(sameLayout(undefined, defaultLayout)).toBe(false)
  })
})
