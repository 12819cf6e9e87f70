import type { DatabaseSync } from 'node:sqlite'

import {
  flagOf,
  minorOf,
  numberOf,
  optionalNumber,
  type Row,
  textOf
} from '../../data/columns.ts'
import type { Leg } from '../../data/ledger.ts'
import { isDivisible, leftOf } from '../../data/reversal-rules.ts'
import { refusal } from '../../http/problem.ts'

/** An entry of a movement; `delta` is what nothing has moved back or asks to. */
export interface Left extends Leg {
  entry: number
  type: string
  status: string
  gameId: number | undefined
  isDivisible: boolean
}

export function leftToReverse(database: DatabaseSync, group: number): Left[] {
  return database
    .prepare(
      `SELECT id, wallet_id, type, status, game_id, ${leftOf('e')} AS rest,
         ${isDivisible('e.group_id')} AS is_divisible
       FROM entries e WHERE group_id = ? ORDER BY id`
    )
    .all(group)
    .map(read)
}

function read(row: Row): Left {
  return {
    entry: numberOf(row, 'id'),
    wallet: numberOf(row, 'wallet_id'),
    delta: BigInt(minorOf(row, 'rest')),
    type: textOf(row, 'type'),
    status: textOf(row, 'status'),
    gameId: optionalNumber(row, 'game_id'),
    isDivisible: flagOf(row, 'is_divisible')
  }
}

/** Throws 409 unless its movement can be reversed, 422 unless by this much. */
export function refuseIrreversible(
  { type, status, delta, isDivisible: canBeSplit }: Left,
  units = sizeOf(delta)
): void {
  if (status === 'reversed') {
    throw refusal('already-reversed', 'This was reversed already.')
  }
  if (status !== 'completed' || type === 'reversal') {
    throw refusal(
      'not-reversible',
      status === 'completed'
        ? 'A reversal is not reversed: adjust the wallet instead.'
        : `What is ${status} has moved nothing that could be reversed.`
    )
  }
  if (delta === 0n) {
    const detail = 'The reversal of all that is left waits for approval.'
    throw refusal('already-reversed', detail)
  }
  if (units > sizeOf(delta)) {
    throw refusal('more-than-left', 'Less than this is left to be reversed.')
  }
  if (units < sizeOf(delta) && !canBeSplit) {
    const detail = 'This moved more than two wallets: reverse it whole.'
    throw refusal('only-whole', detail)
  }
}

export function sizeOf(delta: bigint): bigint {
  return delta < 0n ? -delta : delta
}
