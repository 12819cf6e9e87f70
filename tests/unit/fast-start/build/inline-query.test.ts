// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'

import { inlineQueryScript } from '../../../../src/fast-start/build/inline-scripts.ts'
import { writeListQuery } from '../../../../src/features/list/store/list-parameters.ts'

/** Runs the script of the head at an address: whether it marks the page. */
function isMarked(address: string): boolean {
  history.replaceState(null, '', address)
  // oxlint-disable-next-line typescript/no-implied-eval -- as a page runs it
  new Function(inlineQueryScript())()
  return 'query' in document.documentElement.dataset
}

afterEach(() => {
  delete document.documentElement.dataset['query']
  history.replaceState(null, '', '/')
})

test.each(['/users', '/users?', '/users#status=active'])(
  'an address that asks for nothing is not marked: %s',
  address => {
    expect(isMarked(address)).toBe(false)
  }
)

test.each([
  ['/users?page=2', ''],
  ['/users?search=a&sort=-id&limit=10&open=7&zone=UTC', ''],
  ['/users?status=active', 'filtered'],
  ['/users?status=any', ''],
  ['/users?status=active&page=3', 'filtered'],
  ['/users?status=active&currency=EUR', 'filtered several-filters'],
  ['/users?page=2&frozen=2026-11-24T00:00:00.000Z', 'frozen']
])('an address that asks for something is marked: %s', (address, marks) => {
  expect(isMarked(address)).toBe(true)
  expect(document.documentElement.dataset['query']).toBe(marks)
})

test('no parameter of a list is taken for a filter', () => {
  const written = writeListQuery(
    {
      page: 2,
      cursor: 'abc',
      limit: 10,
      sort: [{ field: 'id', descending: true }],
      search: 'a',
      filters: {},
      zone: 'Europe/Berlin',
      open: '7',
      tab: { name: 'record', filters: { createdAt: ['7d'] } },
      snapshot: { at: '2026-11-24T00:00:00.000Z', live: { createdAt: '7d' } }
    },
    {
      pageSizes: [10, 25],
      defaultLimit: 25,
      sortFields: ['id'],
      defaultSort: [],
      filters: [],
      tabs: { record: [{ kind: 'period', name: 'createdAt' }] }
    }
  )
  expect(new URLSearchParams(written).size).toBe(11)
  expect(isMarked(`/users${written}`)).toBe(true)
  expect(document.documentElement.dataset['query']).toBe('frozen')
})
