import type { DatabaseSync } from 'node:sqlite'

import { numberOf, type Row } from '../data/columns.ts'

/** Wrong tries for one email from one address before a lock. */
const WRONG_TRIES = 5
/** Emails tried wrongly from one address before it is locked for others. */
const WRONG_EMAILS = 20
const LOCK_MS = 15 * 60_000

export interface LoginAttempts {
  /**
   * Counts a try before its password is checked, so parallel ones cannot slip
   * through. Returns the seconds to wait, or 0.
   */
  begin: (email: string, address: string) => number
  clear: (email: string, address: string) => void
}

/** Of the last 15 minutes, by email and client address. */
export function loginAttempts(
  database: DatabaseSync,
  now: () => number
): LoginAttempts {
  function emailLock(email: string, address: string): Row | undefined {
    return database
      .prepare(
        `SELECT forget_at FROM login_attempts
         WHERE email = ? AND address = ? AND wrong >= ?`
      )
      .get(email, address, WRONG_TRIES)
  }

  /**
   * Lets an admin through whose last sign-in came from this address: behind an
   * untrusted proxy, a stranger shares it.
   */
  function addressLock(email: string, address: string): Row | undefined {
    return database
      .prepare(
        `SELECT forget_at FROM login_attempts
         WHERE address = :address AND email <> :email AND NOT EXISTS (
           SELECT 1 FROM admins
           WHERE email = :email AND last_login_ip = :address)
         ORDER BY forget_at DESC LIMIT 1 OFFSET :others`
      )
      .get({ email, address, others: WRONG_EMAILS - 1 })
  }

  function begin(email: string, address: string): number {
    const time = now()
    database
      .prepare('DELETE FROM login_attempts WHERE forget_at <= ?')
      .run(time)
    const lock = emailLock(email, address) ?? addressLock(email, address)
    if (lock) return Math.ceil((numberOf(lock, 'forget_at') - time) / 1000)
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
