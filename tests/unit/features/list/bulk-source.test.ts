import { describe, expect, test } from 'vitest'

import type { BulkRows } from '../../../../src/features/list/bulk-source.ts'
import { bulkSource } from '../../../../src/features/list/bulk-source.ts'
import type { CurrentRoute } from '../../../../src/stores/route.ts'

interface Row {
  id: string
  name: string
  version: number
}

const CHOSEN_AT = '2026-11-21T14:02:11.000Z'
const ada: Row = { id: 'adm_1', name: 'Ada', version: 4 }
const target = { id: 'adm_1', name: 'Ada', version: 4 }
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
    bulk: { version: ({ version }) => version },
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
    expect(bulkSource(view, [ada], undefined, route)).toEqual({
      kind: 'chosen',
      targets: [target]
    })
    expect(view.walked).toEqual([])
  })

  test('is all that match as of the moment that was named', async () => {
    const view = rows()
    const matching = { total: 12, asOf: CHOSEN_AT, clock: '14:02' }
    const source = bulkSource(view, [ada], matching, route)
    if (source.kind !== 'matching') throw new Error('not all that match')
    expect(source.expected).toBe(12)
    const page = await source.readPage(
      { page: 1 },
      new AbortController().signal
    )
    expect(page.data).toEqual([target])
    expect(view.walked).toEqual([[route, CHOSEN_AT]])
  })
})
