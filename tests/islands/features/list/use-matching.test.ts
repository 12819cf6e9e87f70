import { act, cleanup, renderHook } from '@testing-library/react'
import { atom } from 'nanostores'
import { afterEach, expect, test } from 'vitest'

import type { ListView } from '../../../../src/features/list/list-view.ts'
import type { ListSummary } from '../../../../src/features/list/store/list-summary.ts'
import { useMatching } from '../../../../src/features/list/use-matching.ts'
import { chooseZone } from '../../../../src/stores/preferences/zone.ts'

afterEach(() => {
  cleanup()
  chooseZone('utc')
})

const meta = {
  page: 1,
  limit: 25,
  hasMore: true,
  asOf: '2026-11-21T14:02:11.000Z'
}
const shown = { page: { data: [], meta }, readAt: 0, requested: {} }
const selected = new Map([['42', 'Ada']])

test('all that match a day are chosen no more where the zone of days is another', () => {
  const filters = { createdAt: ['today'] }
  const view = {
    list: {
      query: () => ({ search: '', filters, zone: '' }),
      $summary: atom<ListSummary>({
        kind: 'known',
        total: 120,
        totals: undefined,
        holdings: undefined
      })
    }
  } as unknown as ListView<string>
  const { result } = renderHook(() => useMatching(view, shown, selected))
  act(() => result.current.choose(true))
  expect(result.current.chosen).toMatchObject({ total: 120, clock: '14:02' })
  act(() => chooseZone('own'))
  expect(result.current.chosen).toBeUndefined()
  expect(result.current.offered).toMatchObject({ total: 120, clock: '23:02' })
})
