import type { DatabaseSync } from 'node:sqlite'

import {
  moneyStatusOf,
  type TransactionStatus
} from '../../../contract/ledger/money-status.ts'
import { flagOf, minorOf, optionalNumber, type Row, textOf } from './columns.ts'

export interface Leg {
  wallet: number
  /** Minor units of the wallet's currency, below zero if it gives. */
  delta: bigint
}

export interface Posting {
  createdAt: number
  type: string
  /** Only a reversal reverses, afterwards. */
  status: Exclude<TransactionStatus, 'reversed'>
  legs: readonly Leg[]
  reference: string
  gameId?: number | undefined
  operatorId?: number | undefined
  reversesId?: number | undefined
  /** Of a reversal that is pending. */
  wouldReverseId?: number | undefined
  reason?: string | undefined
  reasonCode?: string | undefined
  failureCode?: string | undefined
  effectiveAt?: number | undefined
}

/** In minor units. */
export interface Standing {
  userId: number | undefined
  currency: string
  allowNegative: boolean
  balance: bigint
  reserved: bigint
}

export interface Ledger {
  /** Writes and seals a group; the database throws if it is unsound. */
  post: (posting: Posting) => number
  /** The number that the next group gets. */
  nextGroup: () => number
  size: () => number
  standing: (wallet: number) => Readonly<Standing>
  /** Nothing limits a wallet that may go below zero. */
  canGive: (wallet: number, amount: bigint) => boolean
}

/**
 * For use inside a transaction. Keeps wallets in memory, as each entry states
 * what it leaves behind; the database refuses an entry from an outdated one.
 */
export function openLedger(database: DatabaseSync): Ledger {
  const standings = new Map<number, Standing>()
  const readStanding = database.prepare(
    `SELECT user_id, currency, allow_negative, balance, reserved
     FROM wallets WHERE id = ?`
  )
  const insertEntry = database.prepare(
    `INSERT INTO entries (id, group_id, wallet_id, user_id, currency, delta,
       balance_after, reserved_after, created_at, type, status, game_id,
       operator_id, reason_code)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
  )
  const insertGroup = database.prepare(
    `INSERT INTO entry_groups (id, reference, reverses_id, would_reverse_id,
       reason, failure_code, effective_at) VALUES (?, ?, ?, ?, ?, ?, ?)`
  )
  let entryId = newest(database, 'entries')
  let groupId = newest(database, 'entry_groups')

  function standing(wallet: number): Standing {
    const known = standings.get(wallet)
    if (known) return known
    const row = readStanding.get(wallet)
    if (!row) throw new Error(`No wallet ${wallet}`)
    const found = standingOf(row)
    standings.set(wallet, found)
    return found
  }

  function post(posting: Posting): number {
    groupId += 1
    for (const { wallet, delta } of posting.legs) {
      const held = standing(wallet)
      move(held, posting.status, delta)
      entryId += 1
      insertEntry.run(
        entryId,
        groupId,
        wallet,
        held.userId ?? null,
        held.currency,
        delta,
        held.balance,
        held.reserved,
        posting.createdAt,
        posting.type,
        posting.status,
        posting.gameId ?? null,
        posting.operatorId ?? null,
        posting.reasonCode ?? null
      )
    }
    insertGroup.run(
      groupId,
      posting.reference,
      posting.reversesId ?? null,
      posting.wouldReverseId ?? null,
      posting.reason ?? null,
      posting.failureCode ?? null,
      posting.effectiveAt ?? null
    )
    return groupId
  }

  return {
    post,
    nextGroup: () => groupId + 1,
    size: () => entryId,
    standing,
    canGive: (wallet, amount) => {
      const { allowNegative, balance, reserved } = standing(wallet)
      return allowNegative || balance - reserved >= amount
    }
  }
}

/** The triggers implement the same rule. */
function move(held: Standing, status: Posting['status'], delta: bigint): void {
  const money = moneyStatusOf(status)
  if (money === 'settled') held.balance += delta
  else if (money === 'held' && delta < 0n) held.reserved -= delta
}

function standingOf(row: Row): Standing {
  return {
    userId: optionalNumber(row, 'user_id'),
    currency: textOf(row, 'currency'),
    allowNegative: flagOf(row, 'allow_negative'),
    balance: BigInt(minorOf(row, 'balance')),
    reserved: BigInt(minorOf(row, 'reserved'))
  }
}

function newest(
  database: DatabaseSync,
  table: 'entries' | 'entry_groups'
): number {
  const row = database.prepare(`SELECT max(id) AS id FROM ${table}`).get()
  return (row && optionalNumber(row, 'id')) ?? 0
}
