import { describe, expect, test } from 'vitest'

import type { FetchedPage } from '../../../../../src/features/list/store/fetched-page.ts'
import { keepingRows } from '../../../../../src/features/list/store/list-state.ts'

interface Player {
  id: string
  games: number
}

function answer(...data: Player[]): FetchedPage<Player> {
  const meta = {
    page: 1,
    limit: 25,
    total: undefined,
    totalPages: undefined,
    hasMore: false,
    asOf: '2026-11-21T14:02:11Z',
    nextCursor: undefined,
    totals: undefined,
    holdings: undefined,
    counts: undefined
  }
  return { page: { data, meta }, readAt: 0, requested: {} }
}

const ann = { id: 'ann', games: 1 }
const bo = { id: 'bo', games: 2 }

describe('rows that are read again', () => {
  test('are the same objects where they say the same', () => {
    const fresh = answer({ ...bo }, { ...ann, games: 3 })
    const { data } = keepingRows(fresh, answer(ann, bo)).page
    expect(data).toEqual(fresh.page.data)
    expect(data[0]).toBe(bo)
  })

  test('are a new list of the same rows where nothing has changed', () => {
    const before = answer(ann, bo)
    const { data } = keepingRows(answer({ ...ann }, { ...bo }), before).page
    expect(data).not.toBe(before.page.data)
    expect(data.map(row => before.page.data.includes(row))).toEqual([
      true,
      true
    ])
  })

  test('are theirs alone where none were shown', () => {
    const fresh = answer(ann)
    expect(keepingRows(fresh, undefined)).toBe(fresh)
  })
})
