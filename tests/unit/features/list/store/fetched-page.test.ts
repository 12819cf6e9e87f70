import { expect, test } from 'vitest'

import { isCompleteList } from '../../../../../src/features/list/store/fetched-page.ts'

function isWhole(asked: Record<string, string>, hasMore: boolean): boolean {
  const meta = { page: 1, limit: 25, hasMore, asOf: '2026-11-25T00:00:00Z' }
  return isCompleteList({
    page: { data: [], meta },
    requested: asked,
    readAt: 0
  })
}

test('a page is a whole list where it is the first and the last one', () => {
  expect(isWhole({ page: '1' }, false)).toBe(true)
  expect(isWhole({ page: '1' }, true)).toBe(false)
  expect(isWhole({ page: '2' }, false)).toBe(false)
  expect(isWhole({ page: '1', cursor: 'x' }, false)).toBe(false)
})
