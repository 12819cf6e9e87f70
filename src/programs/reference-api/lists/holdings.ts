import type { DatabaseSync } from 'node:sqlite'

import type { Holding } from '../../../contract/list-answer.ts'
import { minorOf, numberOf, type Row, textOf } from '../data/columns.ts'
import { publicId } from '../data/public-id.ts'
import { inCurrencyOrder } from './currencies.ts'
import type { Condition } from './paging/conditions.ts'
import type { ListSource } from './paging/list-source.ts'
import { filter, valuesOf } from './paging/statements.ts'

const ORDER = inCurrencyOrder('w.currency')

/** Of wallets `w`, by currency. */
const SUMS = `w.currency, count(*) AS wallets,
  sum(w.balance - w.reserved) AS available, sum(w.reserved) AS reserved`

export function userHoldings(
  database: DatabaseSync,
  source: ListSource,
  conditions: readonly Condition[]
): Holding[] {
  return database
    .prepare(
      `SELECT ${SUMS}
       FROM ${source.from} JOIN wallets w ON w.user_id = u.id
       ${filter(conditions)} GROUP BY w.currency ${ORDER}`
    )
    .all(...valuesOf(source, conditions))
    .map(row => ({ ...held(row), lowest: undefined }))
}

export function systemHoldings(
  database: DatabaseSync,
  source: ListSource,
  conditions: readonly Condition[]
): Holding[] {
  // SQLite takes bare columns beside min() from the row of the minimum.
  return database
    .prepare(
      `SELECT ${SUMS}, min(w.balance - w.reserved) AS least,
         s.wallet_id AS lowest_id, s.name AS lowest_name
       FROM ${source.from}${filter(conditions)} GROUP BY w.currency ${ORDER}`
    )
    .all(...valuesOf(source, conditions))
    .map(row => ({
      ...held(row),
      lowest: {
        id: publicId('wal', numberOf(row, 'lowest_id')),
        name: textOf(row, 'lowest_name'),
        available: minorOf(row, 'least')
      }
    }))
}

function held(row: Row): Omit<Holding, 'lowest'> {
  return {
    currency: textOf(row, 'currency'),
    available: minorOf(row, 'available'),
    reserved: minorOf(row, 'reserved'),
    count: numberOf(row, 'wallets')
  }
}
