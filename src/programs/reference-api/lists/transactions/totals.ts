import type { DatabaseSync } from 'node:sqlite'

import type { Totals } from '../../../../contract/list-answer.ts'
import { minorOf, numberOf, textOf } from '../../data/columns.ts'
import { inCurrencyOrder } from '../currencies.ts'
import type { Condition } from '../paging/conditions.ts'
import type { TallyFor } from '../paging/tally.ts'
import { SETTLED } from './transaction-source.ts'

/** Settled entries only. */
export function readTotals(
  database: DatabaseSync,
  conditions: readonly Condition[],
  tallyFor: TallyFor
): Totals[] {
  const tally = tallyFor([...conditions, SETTLED])
  return database
    .prepare(
      `SELECT e.currency, ${tally.count} AS rows,
         sum(e.delta) AS net, sum(max(e.delta, 0)) AS credit,
         sum(max(-e.delta, 0)) AS debit
       FROM ${tally.from}
       GROUP BY e.currency ${inCurrencyOrder('e.currency')}`
    )
    .all(...tally.values)
    .map(row => ({
      currency: textOf(row, 'currency'),
      credit: minorOf(row, 'credit'),
      debit: minorOf(row, 'debit'),
      net: minorOf(row, 'net'),
      count: numberOf(row, 'rows')
    }))
}
