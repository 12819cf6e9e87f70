import { describe, expect, test } from 'vitest'

import {
  currentView,
  nameRefusal,
  type SavedView
} from '../../../src/domain/saved-view.ts'

const views: SavedView[] = [
  { id: 'a', name: 'Suspended', query: '?status=suspended' },
  { id: 'b', name: 'Held', query: '?status=suspended' },
  { id: 'c', name: 'Everything', query: '' }
]

describe('the name of a view', () => {
  test.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['x'.repeat(41), 'long'],
    [' SUSPENDED ', 'taken'],
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

  test('is none for the plain list, unless such a view was opened', () => {
    expect(currentView(views, '', undefined)).toBe(undefined)
    expect(currentView(views, '', 'c')?.id).toBe('c')
  })
})
