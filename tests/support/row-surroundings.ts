import type { RowSurroundings } from '../../src/ui/table/row-surroundings.ts'

/** What cells read beside their row: UTC, two currencies, no gap. */
export const plainSurroundings: RowSurroundings = {
  zone: 'UTC',
  now: Date.now,
  currencies: {
    kind: 'known',
    byCode: new Map([
      ['EUR', { decimals: 2 }],
      ['USD', { decimals: 2 }]
    ])
  },
  address: '/list',
  remarks: new Map()
}
