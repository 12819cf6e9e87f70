import type { DatabaseSync } from 'node:sqlite'

import { numberOf } from '../data/columns.ts'

/** So many wrong tries for one email from one address, and it is locked. */
export const WRONG_TRIES = 5
export const LOCK_MS = 15 * 60_000

export interface LoginAttempts {
  /**
   * Counts a try before its password is looked at, so that many at once
   * cannot slip through. Gives the seconds to wait, or 0 for go on.
   */
  begin: (email: string, address: string) => number
  /** A right password: the count starts again. */
  clear: (email: string, address: string) => void
}

/** The wrong tries of the last 15 minutes, by email and client address. */
export function loginAttempts(
  database: DatabaseSync,
  now: () => number
): LoginAttempts {
  function begin(email: string, address: string): number {
    const time = now()
    database
      .prepare('DELETE FROM login_attempts WHERE forget_at <= ?')
      .run(time)
    const row = database
      .prepare(
        `SELECT wrong, forget_at FROM login_attempts
         WHERE email = ? AND address = ?`
      )
      .get(email, address)
    if (row && numberOf(row, 'wrong') >= WRONG_TRIES) {
      return Math.ceil((numberOf(row, 'forget_at') - time) / 1000)
    }
    database
      .prepare(
        `INSERT INTO login_attempts (email, address, wrong, forget_at)
         VALUES (?, ?, 1, ?)
         ON CONFLICT DO UPDATE SET wrong = wrong + 1,
           forget_at = excluded.forget_at`
      )
      .run(email, address, time + LOCK_MS)
    return 0
  }

  function clear(email: string, address: string): void {
    database
      .prepare('DELETE FROM login_attempts WHERE email = ? AND address = ?')
      .run(email, address)
  }

  return { begin, clear }
}
