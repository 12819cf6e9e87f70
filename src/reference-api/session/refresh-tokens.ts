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

/** A sign-in ends 30 days after its last refresh. */
export const REFRESH_SECONDS = 30 * 24 * 3600
/**
 * A token that was just exchanged is still good for this long: a reload in
 * mid-refresh loses the answer with the new cookie, and two tabs may send the
 * old one at the same moment. Neither is theft. It is longer than the panel
 * ever waits for a refresh that is under way.
 */
export const GRACE_MS = 20_000

/** A live sign-in: the cookie to set, and who it belongs to. */
export interface Refreshed {
  token: string
  familyId: string
  adminId: number
}

export interface RefreshTokens {
  /** A new family, as of a sign-in. */
  begin: (adminId: number) => Refreshed
  /**
   * Exchanges a token for its successor. `undefined`: unknown, expired or
   * revoked; one that comes back after the grace revokes its whole family.
   */
  rotate: (token: string) => Refreshed | undefined
  /** Ends the family of a token, whichever of its tokens it is. */
  revoke: (token: string) => void
  /** Ends every sign-in of an admin; gives how many could still be used. */
  revokeAll: (adminId: number) => number
  isLive: (familyId: string) => boolean
}

/**
 * The refresh tokens of all sign-ins; the database holds only their hashes.
 * The first of a family is random, every next one is derived from the one
 * before with the secret: so within the grace an old token gives the newest
 * of its family again, and the chain never forks, which keeps theft visible.
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

  function begin(adminId: number): Refreshed {
    const token = randomBytes(32).toString('base64url')
    const familyId = randomUUID()
    inTransaction(database, () => {
      forgetOld()
      database
        .prepare('INSERT INTO refresh_families VALUES (?, ?, ?, NULL)')
        .run(familyId, adminId, now())
      add(token, familyId)
    })
    return { token, familyId, adminId }
  }

  /** Marks a token as exchanged, and gives the next of its family. */
  function replace(old: string, familyId: string): string {
    const next = successor(old, secret)
    database
      .prepare('UPDATE refresh_tokens SET rotated_at = ? WHERE hash = ?')
      .run(now(), hashOf(old))
    add(next, familyId)
    return next
  }

  /** The token that a chain of exchanges has led to. */
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

  /** Families without a token that could still be used are of no use. */
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

  return { begin, rotate, revoke, revokeAll, isLive }
}

function hashOf(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}

function successor(token: string, secret: Uint8Array): string {
  return createHmac('sha256', secret)
    .update(`refresh ${token}`)
    .digest('base64url')
}
