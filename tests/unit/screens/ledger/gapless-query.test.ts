import { describe, expect, test } from 'vitest'

import {
  isJustBefore,
  gaplessQuery,
  olderPage
} from '../../../../src/screens/ledger/gapless-query.ts'

const newest = { sort: '-createdAt', page: '2', limit: '25' }
const oldest = { ...newest, sort: 'createdAt' }

describe('a question for a running ledger', () => {
  test('goes back to the first entry where its period has no beginning', () => {
    expect(gaplessQuery({ ...newest, walletId: 'wal_1' })).toEqual({
      order: 'newest-first',
      fromFirst: true
    })
    const until = { createdAtTo: '2026-12-01T00:00:00.000Z' }
    expect(gaplessQuery({ ...oldest, ...until })?.fromFirst).toBe(true)
    const since = { createdAtFrom: '2026-11-01T00:00:00.000Z' }
    expect(gaplessQuery({ ...oldest, ...since })).toEqual({
      order: 'oldest-first',
      fromFirst: false
    })
  })
})

describe('the older page', () => {
  test('is the next one where the newest come first', () => {
    const by = { hasMore: true, nextCursor: 'there' }
    const next = { kind: 'page', page: 3, cursor: 'there' }
    expect(olderPage(newest, 'newest-first', by)).toEqual(next)
    expect(
      olderPage({ ...newest, cursor: 'here' }, 'newest-first', by)
    ).toEqual(next)
    expect(olderPage(newest, 'newest-first', { hasMore: true })).toEqual({
      ...next,
      cursor: ''
    })
  })

  test('is the previous one where the oldest come first', () => {
    const more = { hasMore: false }
    const previous = { kind: 'page', page: 1, cursor: '' }
    expect(olderPage(oldest, 'oldest-first', more)).toEqual(previous)
    const by = { ...oldest, cursor: 'here' }
    expect(olderPage(by, 'oldest-first', more)).toEqual(previous)
  })

  test('is none behind the last and before the first', () => {
    const none = { kind: 'none' }
    const first = { ...oldest, page: '1' }
    expect(olderPage(newest, 'newest-first', { hasMore: false })).toEqual(none)
    expect(olderPage(first, 'oldest-first', { hasMore: true })).toEqual(none)
  })

  test('is not known where only the cursor says where a page stands', () => {
    const unknown = { kind: 'unknown' }
    const more = { hasMore: true }
    expect(
      olderPage({ ...newest, cursor: 'here' }, 'newest-first', more)
    ).toEqual(unknown)
    expect(
      olderPage({ sort: 'createdAt', cursor: 'here' }, 'oldest-first', more)
    ).toEqual(unknown)
  })

  test('must lead to a page that a cursor has led to', () => {
    const asked = { ...oldest, cursor: 'here' }
    const older = { hasMore: true, nextCursor: 'here' }
    const other = { hasMore: true, nextCursor: 'elsewhere' }
    expect(isJustBefore(older, asked, 'oldest-first')).toBe(true)
    expect(isJustBefore(other, asked, 'oldest-first')).toBe(false)
    expect(isJustBefore(other, oldest, 'oldest-first')).toBe(true)
    expect(isJustBefore(other, newest, 'newest-first')).toBe(true)
  })
})
