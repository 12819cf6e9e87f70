import { describe, expect, test } from 'vitest'

import { announcement } from '../../../../src/features/list/list-announcement.ts'
import type { ListView } from '../../../../src/features/list/list-view.ts'
import type { ListQuery } from '../../../../src/features/list/store/list-parameters.ts'
import type { ListState } from '../../../../src/features/list/store/list-state.ts'

const texts = {
  rows: 'users',
  noMatch: 'No users match',
  empty: 'No users yet'
}
const view = {
  texts,
  columns: [],
  list: { rules: { defaultSort: [] } }
} as unknown as ListView<object>

/** What is said of a page without rows. */
function saidOfNone(narrowed: Partial<ListQuery>): string {
  const query = { search: '', filters: {}, page: 1, sort: [], ...narrowed }
  const meta = { page: 1, limit: 25, hasMore: false, asOf: '' }
  const shown = { page: { data: [], meta }, readAt: 0, requested: {} }
  const state: ListState<object> = { kind: 'shown', activity: 'idle', shown }
  const known = { total: 0, totals: undefined, holdings: undefined }
  const summary = { kind: 'known', ...known } as const
  return announcement(view, query as ListQuery, state, summary)
}

describe('a list without rows', () => {
  test('is said to have none yet where nothing narrows it', () => {
    expect(saidOfNone({})).toBe('No users yet')
  })

  test.each([
    ['a search', { search: 'zz' }],
    ['a filter alone', { filters: { status: ['banned'] } }]
  ])('is said to match nothing where it is narrowed by %s', (_, narrowed) => {
    expect(saidOfNone(narrowed)).toBe('No users match')
  })
})
