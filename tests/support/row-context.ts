import type { RowContext } from '../../src/ui/table/row-context.ts'

/** What cells read beside their row: UTC, two currencies, no gap. */
export const plainRowContext: RowContext = {
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
