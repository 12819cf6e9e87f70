import type { DatabaseSync } from 'node:sqlite'

import { flagOf, minorOf, optionalNumber, type Row, textOf } from './columns.ts'

/** One side of a movement: what a wallet gets (or gives, below zero). */
export interface Leg {
  wallet: number
  /** Minor units of the wallet's currency. */
  delta: bigint
}

/** A movement of money, to be written as one group of entries. */
export interface Posting {
  createdAt: number
  type: string
  status: 'pending' | 'reserved' | 'completed' | 'failed' | 'cancelled'
  legs: readonly Leg[]
  reference: string
  gameId?: number | undefined
  operatorId?: number | undefined
  reversesId?: number | undefined
  reason?: string | undefined
  failureCode?: string | undefined
  effectiveAt?: number | undefined
}

/** Where a wallet stands, in minor units. */
export interface Standing {
  userId: number | undefined
  currency: string
  allowNegative: boolean
  balance: bigint
  reserved: bigint
}

/** The writer of the ledger, for the length of one transaction. */
export interface Ledger {
  /** Writes and seals a group; the database throws on what is not sound. */
  post: (posting: Posting) => number
  /** Entries in the ledger so far. */
  size: () => number
  standing: (wallet: number) => Readonly<Standing>
  /** What a wallet can still give; nothing limits one that may go below. */
  canGive: (wallet: number, amount: bigint) => boolean
}

/**
 * Opens the ledger for writing inside the caller's transaction. It keeps the
 * standings of the wallets that it touches in memory, because every entry states what it leaves behind; the
 * database refuses an entry that was computed from an outdated one.
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
       operator_id)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
  )
  const insertGroup = database.prepare(
    `INSERT INTO entry_groups (id, reference, reverses_id, reason,
       failure_code, effective_at) VALUES (?, ?, ?, ?, ?, ?)`
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
        posting.operatorId ?? null
      )
    }
    insertGroup.run(
      groupId,
      posting.reference,
      posting.reversesId ?? null,
      posting.reason ?? null,
      posting.failureCode ?? null,
      posting.effectiveAt ?? null
    )
    return groupId
  }

  return {
    post,
    size: () => entryId,
    standing,
    canGive: (wallet, amount) => {
      const { allowNegative, balance, reserved } = standing(wallet)
      return allowNegative || balance - reserved >= amount
    }
  }
}

/** The one rule of what an entry does, as the triggers state it too. */
function move(held: Standing, status: Posting['status'], delta: bigint): void {
  if (status === 'completed') held.balance += delta
  else if (status === 'reserved' && delta < 0n) held.reserved -= delta
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
