import type { DatabaseSync } from 'node:sqlite'

import * as v from 'valibot'

import type { Balance, User } from '../../../contract/user/user.ts'
import {
  flagOf,
  instantOf,
  minorOf,
  numberOf,
  optionalInstant,
  optionalText,
  type Row,
  textOf
} from '../data/columns.ts'
import { rowsByIds } from './paging/rows-by-ids.ts'

const Tags = v.pipe(v.string(), v.parseJson(), v.array(v.string()))

export function loadUsers(
  database: DatabaseSync,
  ids: readonly number[]
): Map<number, User> {
  const balances = loadBalances(database, ids)
  const select = 'SELECT * FROM users'
  return rowsByIds(database, ids, { select, idColumn: 'id' }, row =>
    read(row, balances.get(numberOf(row, 'id')) ?? [])
  )
}

function loadBalances(
  database: DatabaseSync,
  ids: readonly number[]
): Map<number, Balance[]> {
  const rows = database
    .prepare(
      `SELECT user_id, currency, balance - reserved AS available, reserved
       FROM wallets WHERE user_id IN (${ids.map(() => '?').join(', ')})
       ORDER BY id`
    )
    .all(...ids)
  const balances = new Map<number, Balance[]>()
  for (const row of rows) {
    const own = balances.get(numberOf(row, 'user_id')) ?? []
    own.push({
      currency: textOf(row, 'currency'),
      available: minorOf(row, 'available'),
      reserved: minorOf(row, 'reserved')
    })
    balances.set(numberOf(row, 'user_id'), own)
  }
  return balances
}

function read(row: Row, balances: Balance[]): User {
  return {
    id: String(numberOf(row, 'id')),
    username: textOf(row, 'username'),
    displayName: textOf(row, 'display_name'),
    email: textOf(row, 'email'),
    emailVerified: flagOf(row, 'email_verified'),
    phone: optionalText(row, 'phone') ?? null,
    country: textOf(row, 'country'),
    status: textOf(row, 'status'),
    banReason: optionalText(row, 'ban_reason'),
    bannedUntil: optionalInstant(row, 'banned_until'),
    balances,
    gamesPlayed: numberOf(row, 'games_played'),
    tags: v.parse(Tags, textOf(row, 'tags')),
    isTest: flagOf(row, 'is_test'),
    lastSeenAt: optionalInstant(row, 'last_seen_at') ?? null,
    createdAt: instantOf(row, 'created_at'),
    updatedAt: instantOf(row, 'updated_at'),
    version: numberOf(row, 'version')
  }
}
