import { describe, expect, test } from 'vitest'

import type { BulkSum } from '../../../../src/features/bulk/bulk-view.ts'
import {
  type Held,
  type HeldAmount,
  heldSums,
  heldTogether
} from '../../../../src/features/bulk/held.ts'
import type { MatchingSource } from '../../../../src/features/bulk/open-bulk.ts'
import type { BulkRows } from '../../../../src/features/list/bulk-source.ts'
import {
  bulkSource,
  bulkSums
} from '../../../../src/features/list/bulk-source.ts'
import type { ListSummary } from '../../../../src/features/list/store/list-summary.ts'
import type { CurrentRoute } from '../../../../src/stores/route.ts'

interface Row {
  id: string
  name: string
  version: number
}

const CHOSEN_AT = '2026-11-21T14:02:11.000Z'
const UNKNOWN: ListSummary = { kind: 'loading' }
const ada: Row = { id: 'adm_1', name: 'Ada', version: 4 }
const target = {
  id: 'adm_1',
  name: 'Ada',
  version: 4,
  email: 'ada@example.com'
}
const route: CurrentRoute = {
  match: undefined,
  pathname: '/admins',
  search: '?lastLoginAt=24h',
  fullPath: '/admins?lastLoginAt=24h',
  via: 'load'
}

/** A list of one row; `walked` is what it was walked with. */
function rows(): BulkRows<Row> & { walked: unknown[][] } {
  const walked: unknown[][] = []
  return {
    walked,
    rowKey: ({ id }) => id,
    rowName: ({ name }) => name,
    bulk: {
      version: ({ version }) => version,
      email: () => 'ada@example.com'
    },
    list: {
      walk: (...asked) => {
        walked.push(asked)
        return ({ page }) =>
          Promise.resolve({
            data: [ada],
            meta: { page, limit: 100, hasMore: false, asOf: CHOSEN_AT }
          })
      }
    }
  }
}

describe('what a run over many takes', () => {
  test('is the chosen rows in the versions that they were chosen in', () => {
    const view = rows()
    expect(
      bulkSource(view, [ada], undefined, route, () => CHOSEN_AT, UNKNOWN)
    ).toEqual({
      source: { kind: 'chosen', targets: [target] },
      rows: new Map([[ada.id, ada]])
    })
    expect(view.walked).toEqual([])
  })

  test('is all that match as of the moment that was named', async () => {
    const view = rows()
    const matching = { total: 12, asOf: CHOSEN_AT, clock: '14:02' }
    const { source, rows: ofRun } = bulkSource(
      view,
      [],
      matching,
      route,
      () => CHOSEN_AT,
      UNKNOWN
    )
    if (source.kind !== 'matching') throw new Error('not all that match')
    expect(source.expected).toBe(12)
    const page = await source.readPage(
      { page: 1 },
      new AbortController().signal
    )
    expect(page.data).toEqual([target])
    expect([...ofRun]).toEqual([[ada.id, ada]])
    expect(view.walked).toEqual([[route, CHOSEN_AT]])
  })
})

describe('what is chosen comes to', () => {
  const sums = (chosen: readonly { id: string }[]): BulkSum[] => [
    { currency: 'EUR', credit: String(chosen.length), debit: '0' }
  ]
  const totals = (...counts: number[]): ListSummary => ({
    kind: 'known',
    total: 7,
    totals: counts.map(count => ({
      currency: 'EUR',
      credit: '900',
      debit: '0',
      net: '900',
      count
    })),
    holdings: undefined
  })
  const all = { total: 7, asOf: '2026-11-21T14:02:11Z', clock: '14:02' }

  test('the sums of the chosen rows, whatever the list comes to', () => {
    expect(bulkSums({ sums }, [{ id: '1' }], undefined, totals(7))).toEqual(
      sums([{ id: '1' }])
    )
  })

  test('the totals of the list, where these are of all that match', () => {
    expect(bulkSums({ sums }, [], all, totals(4, 3))).toMatchObject([
      { credit: '900' },
      { credit: '900' }
    ])
  })

  test('nothing that is known, where the totals are of fewer or of none', () => {
    for (const summary of [
      totals(4, 2),
      totals(),
      { kind: 'failed' } as const
    ]) {
      expect(bulkSums({ sums }, [{ id: '1' }], all, summary)).toBeUndefined()
    }
  })

  test('those of the rows that are read, where the totals are of fewer', async () => {
    const ofAll = (total: number, summary: ListSummary): MatchingSource => {
      const view = { ...rows(), bulk: { sums } }
      const matching = { ...all, total }
      const none = (): undefined => undefined
      const { source } = bulkSource(view, [], matching, route, none, summary)
      if (source.kind !== 'matching') throw new Error('not all that match')
      return source
    }
    const source = ofAll(7, totals(4, 2))
    const { signal } = new AbortController()
    const { data } = await source.readPage({ page: 1 }, signal)
    expect(source.sums?.(data)).toEqual(sums([ada]))
    expect(source.sums?.([])).toEqual(sums([]))
    expect(ofAll(7, totals(4, 3)).sums).toBeUndefined()
    expect(ofAll(5000, totals(4)).sums).toBeDefined()
    expect(ofAll(5001, totals(4)).sums).toBeUndefined()
  })

  test('nothing, of rows that are no amounts', () => {
    expect(bulkSums({}, [{ id: '1' }], undefined, totals(7))).toBeUndefined()
  })
})

describe('what is chosen holds', () => {
  const holds = (row: Row): HeldAmount[] => [
    { currency: 'EUR', available: row.id, reserved: '5' },
    { currency: 'TKN', available: '9007199254740993' }
  ]
  const held = (
    ids: readonly string[],
    readAt: (row: Row) => string | undefined
  ): Held | undefined => {
    const view = { ...rows(), bulk: { holds } }
    const selected = ids.map(id => ({ ...ada, id }))
    const { source } = bulkSource(
      view,
      selected,
      undefined,
      route,
      readAt,
      UNKNOWN
    )
    return source.kind === 'chosen' ? heldTogether(source.targets) : undefined
  }
  const all = { total: 7, asOf: '2026-11-21T14:02:11Z', clock: '14:02' }
  const holdings = [
    { currency: 'EUR', available: '900', reserved: '50', count: 7 }
  ]
  const summary: ListSummary = {
    kind: 'known',
    total: 7,
    totals: undefined,
    holdings
  }

  test('is summed to the last digit, as of the oldest reading', () => {
    const found = held(['100', '-40'], ({ id }) =>
      id === '100' ? '2026-11-21T14:03:00Z' : CHOSEN_AT
    )
    expect(found?.asOf).toBe(CHOSEN_AT)
    expect([...(found ? heldSums(found) : [])]).toEqual([
      ['EUR', 70n],
      ['TKN', 18_014_398_509_481_986n]
    ])
  })

  test('is not said where it is not known of one', () => {
    const found = held(['1', '2'], ({ id }) =>
      id === '1' ? CHOSEN_AT : undefined
    )
    expect(found).toBeUndefined()
  })

  test('is what the server says of all that match, and of no others', () => {
    const heldOf = (matching: typeof all, bulk = { holds }): unknown => {
      const view = { ...rows(), bulk }
      const none = (): undefined => undefined
      return bulkSource(view, [], matching, route, none, summary).source
    }
    expect(heldOf(all)).toMatchObject({
      held: { asOf: all.asOf, amounts: holdings }
    })
    expect(heldOf({ ...all, total: 8 })).toMatchObject({ held: undefined })
  })
})
