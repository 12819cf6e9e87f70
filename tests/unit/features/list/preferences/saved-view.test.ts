import { describe, expect, test } from 'vitest'

import {
  currentView,
  isUnfiltered,
  nameRefusal,
  type SavedView
} from '../../../../../src/features/list/preferences/saved-view.ts'

const views: SavedView[] = [
  { id: 'a', name: 'Suspended', query: '?status=suspended' },
  { id: 'b', name: 'Held', query: '?status=suspended' },
  { id: 'c', name: 'Everything', query: '' },
  { id: 'd', name: "VIP's - new", query: '?tag=vip' }
]

describe('the name of a view', () => {
  test.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['x'.repeat(41), 'long'],
    [' SUSPENDED ', 'taken'],
    ['Sus\u00ADpended\u200B', 'taken'],
    ['VIP\u2019s \u2013 new', 'taken'],
    ['\u202A\u202C', 'empty'],
    ['New ones', undefined]
  ])('%j is refused as %s', (name, refusal) => {
    expect(nameRefusal(views, name)).toBe(refusal)
  })

  test('may stay as it is, or change its case', () => {
    expect(nameRefusal(views, 'suspended', 'a')).toBe(undefined)
    expect(nameRefusal(views, 'held', 'a')).toBe('taken')
  })
})

describe('the current view', () => {
  test('has the query shown', () => {
    expect(currentView(views, '?status=suspended', undefined)?.id).toBe('a')
    expect(currentView(views, '?status=banned', 'a')).toBe(undefined)
  })

  test('is the one opened last, of several with one query', () => {
    expect(currentView(views, '?status=suspended', 'b')?.id).toBe('b')
  })

  test('is the same in another order and with more rows', () => {
    const query = '?sort=name&status=suspended&limit=10'
    expect(currentView(views, query, undefined)?.id).toBe('a')
    expect(currentView(views, query, 'b')?.id).toBe('b')
    expect(currentView(views, '?sort=name&limit=10', undefined)).toBe(undefined)
    expect(currentView(views, '?sort=name', 'c')?.id).toBe('c')
  })

  test('is that of its very query before one in another order', () => {
    const query = '?sort=name&status=suspended'
    const sorted = { id: 'd', name: 'By name', query }
    expect(currentView([...views, sorted], query, 'a')?.id).toBe('d')
  })

  test('is none for the plain list, unless such a view was opened', () => {
    expect(currentView(views, '', undefined)).toBe(undefined)
    expect(currentView(views, '', 'c')?.id).toBe('c')
  })
})

test.each([
  ['', true],
  ['?limit=10', true],
  ['?sort=-name&limit=10', true],
  ['?search=a&limit=10', false],
  ['?status=active', false]
])('%j shows all rows: %s', (query, all) => {
  expect(isUnfiltered(query)).toBe(all)
})
