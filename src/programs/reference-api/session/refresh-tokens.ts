import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

import {
  flagOf,
  numberOf,
  optionalNumber,
  type Row,
  textOf
} from '../data/columns.ts'
import { inTransaction } from '../data/database.ts'

/** 30 days after its last refresh, a sign-in ends. */
export const REFRESH_SECONDS = 30 * 24 * 3600
/**
 * How long an exchanged token is still accepted: a reload during a refresh
 * loses the new cookie, and two tabs may send the old one at once. Neither is
 * theft. Longer than the panel ever waits for a refresh.
 */
export const GRACE_MS = 20_000

/** `token` is the cookie to set. */
export interface Refreshed {
  token: string
  familyId: string
  adminId: number
}

export interface RefreshTokens {
  begin: (adminId: number, network: string) => Refreshed
  /**
   * `undefined` if unknown, expired or revoked. A token that comes back after
   * the grace revokes its whole family.
   */
  rotate: (token: string) => Refreshed | undefined
  /** Ends the token's family, even if the token was exchanged. */
  revoke: (token: string) => void
  /** Returns how many sign-ins could still be used. */
  revokeAll: (adminId: number) => number
  isLive: (familyId: string) => boolean
  /** Whether it was given out, usable or not. */
  isKnown: (token: string) => boolean
  /** Whether the admin has used a sign-in from there in the last 30 days. */
  hasNetwork: (adminId: number, network: string) => boolean
}

/**
 * The database holds only hashes. The first token of a family is random, each
 * next one is derived from the one before with the secret: within the grace an
 * old token leads to the newest, and no fork of the chain hides theft.
 */
export function refreshTokens(
  database: DatabaseSync,
  secret: Uint8Array,
  now: () => number,
  graceMs: number
): RefreshTokens {
  function add(token: string, familyId: string): void {
    database
      .prepare('INSERT INTO refresh_tokens VALUES (?, ?, ?, NULL)')
      .run(hashOf(token), familyId, now() + REFRESH_SECONDS * 1000)
  }

  function find(token: string): Row | undefined {
    return database
      .prepare(
        `SELECT t.family_id, t.expires_at, t.rotated_at, f.admin_id,
           f.revoked_at
         FROM refresh_tokens t JOIN refresh_families f ON f.id = t.family_id
         WHERE t.hash = ?`
      )
      .get(hashOf(token))
  }

  function end(familyId: string): void {
    database
      .prepare(
        `UPDATE refresh_families SET revoked_at = ?
         WHERE id = ? AND revoked_at IS NULL`
      )
      .run(now(), familyId)
  }

  function begin(adminId: number, network: string): Refreshed {
    const token = randomBytes(32).toString('base64url')
    const familyId = randomUUID()
    inTransaction(database, () => {
      forgetOld()
      database
        .prepare('INSERT INTO refresh_families VALUES (?, ?, ?, ?, NULL)')
        .run(familyId, adminId, network, now())
      add(token, familyId)
    })
    return { token, familyId, adminId }
  }

  function replace(old: string, familyId: string): string {
    const next = successor(old, secret)
    database
      .prepare('UPDATE refresh_tokens SET rotated_at = ? WHERE hash = ?')
      .run(now(), hashOf(old))
    add(next, familyId)
    return next
  }

  function newestAfter(old: string): string {
    const next = successor(old, secret)
    const row = find(next)
    return row && row['rotated_at'] !== null ? newestAfter(next) : next
  }

  function rotate(token: string): Refreshed | undefined {
    return inTransaction(database, () => {
      const row = find(token)
      if (!row || row['revoked_at'] !== null) return undefined
      if (numberOf(row, 'expires_at') <= now()) return undefined
      const familyId = textOf(row, 'family_id')
      const live = { familyId, adminId: numberOf(row, 'admin_id') }
      const rotatedAt = optionalNumber(row, 'rotated_at')
      if (rotatedAt === undefined) {
        return { ...live, token: replace(token, familyId) }
      }
      if (now() - rotatedAt <= graceMs) {
        return { ...live, token: newestAfter(token) }
      }
      end(familyId)
      return undefined
    })
  }

  function revoke(token: string): void {
    const row = find(token)
    if (row) end(textOf(row, 'family_id'))
  }

  function revokeAll(adminId: number): number {
    return database
      .prepare(
        `UPDATE refresh_families SET revoked_at = ?
         WHERE admin_id = ? AND revoked_at IS NULL
         RETURNING EXISTS (
           SELECT 1 FROM refresh_tokens
           WHERE family_id = refresh_families.id AND expires_at > ?
         ) AS live`
      )
      .all(now(), adminId, now())
      .filter(row => flagOf(row, 'live')).length
  }

  function isLive(familyId: string): boolean {
    const row = database
      .prepare('SELECT revoked_at FROM refresh_families WHERE id = ?')
      .get(familyId)
    return row?.['revoked_at'] === null
  }

  function hasNetwork(adminId: number, network: string): boolean {
    const family = database
      .prepare(
        `SELECT 1 FROM refresh_families f
         WHERE admin_id = ? AND network = ? AND EXISTS (
           SELECT 1 FROM refresh_tokens
           WHERE family_id = f.id AND expires_at > ?
         )`
      )
      .get(adminId, network, now())
    return family !== undefined
  }

  /** Deletes families without a usable token. */
  function forgetOld(): void {
    database
      .prepare(
        `DELETE FROM refresh_families WHERE NOT EXISTS (
           SELECT 1 FROM refresh_tokens
           WHERE family_id = refresh_families.id AND expires_at > ?
         )`
      )
      .run(now())
  }

  const isKnown = (token: string): boolean => find(token) !== undefined

  return { begin, rotate, revoke, revokeAll, isLive, isKnown, hasNetwork }
}

function hashOf(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}

function successor(token: string, secret: Uint8Array): string {
  return createHmac('sha256', secret)
    .update(`refresh ${token}`)
    .digest('base64url')
}
