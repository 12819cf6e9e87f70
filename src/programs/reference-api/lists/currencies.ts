import * as v from 'valibot'

import { Currency } from '../../../contract/ledger/currency.ts'
import type { Page } from '../../../contract/list-answer.ts'
import {
  numberOf,
  optionalMinor,
  optionalText,
  textOf
} from '../data/columns.ts'
import type { App, Middleware, Sources } from '../http/context.ts'

/** As they were added; `code` is a column with one. */
export function inCurrencyOrder(code: string): string {
  return `ORDER BY (SELECT rowid FROM currencies WHERE code = ${code})`
}

export function addCurrencyCalls(
  app: App,
  { database, now }: Sources,
  signedIn: Middleware
): void {
  app.get('/currencies', signedIn, context => {
    const data = database
      .prepare('SELECT * FROM currencies ORDER BY rowid')
      .all()
      .map(row =>
        v.parse(Currency, {
          code: textOf(row, 'code'),
          name: textOf(row, 'name'),
          symbol: optionalText(row, 'symbol'),
          type: textOf(row, 'kind'),
          decimals: numberOf(row, 'decimals'),
          largeAmount: optionalMinor(row, 'large_amount')
        })
      )
    const meta = {
      page: 1,
      limit: data.length,
      total: data.length,
      totalPages: 1,
      hasMore: false,
      asOf: new Date(now()).toISOString()
    }
    return context.json({ data, meta } satisfies Page<Currency>)
  })
}
