import type { DatabaseSync } from 'node:sqlite'

import { numberOf } from '../../src/programs/reference-api/data/columns.ts'
import {
  inTransaction,
  openDatabase
} from '../../src/programs/reference-api/data/database.ts'
import { openLedger } from '../../src/programs/reference-api/data/ledger.ts'

const EVERY_MS = 500

/** Entries that arrive while others are read. */
export interface Arrivals {
  /** Entries of system wallets that were there before the first arrival. */
  before: number
  /** Ends them, and gives how many entries have arrived. */
  stop(): number
}

/** Moves a cent between two system wallets, twice a second. */
export function startArrivals(path: string): Arrivals {
  const database = openDatabase(path, () => {
    throw new Error(`There is no database in ${path}`)
  })
  const before = countEntries(database)
  const ledger = openLedger(database)
  const [from = 0, to = 0] = twoWallets(database)
  const timer = setInterval(() => {
    inTransaction(database, () =>
      ledger.post({
        createdAt: Date.now(),
        type: 'transfer',
        status: 'completed',
        legs: [
          { wallet: from, delta: -1n },
          { wallet: to, delta: 1n }
        ],
        reference: 'BENCH'
      })
    )
  }, EVERY_MS)
  return {
    before,
    stop() {
      clearInterval(timer)
      const arrived = countEntries(database) - before
      database.close()
      return arrived
    }
  }
}

function countEntries(database: DatabaseSync): number {
  const row = database
    .prepare('SELECT count(*) AS entries FROM entries WHERE user_id IS NULL')
    .get()
  return row ? numberOf(row, 'entries') : 0
}

/** Of one currency, and free to go below zero. */
function twoWallets(database: DatabaseSync): number[] {
  return database
    .prepare(
      `SELECT id FROM wallets WHERE user_id IS NULL AND allow_negative = 1
       AND currency = 'EUR' LIMIT 2`
    )
    .all()
    .map(row => numberOf(row, 'id'))
}
