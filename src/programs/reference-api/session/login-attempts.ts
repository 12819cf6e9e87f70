import type { DatabaseSync } from 'node:sqlite'

import { numberOf } from '../data/columns.ts'

/** Wrong tries for one email from one network before a lock. */
const WRONG_TRIES = 5
/** Emails tried wrongly from one network before it is locked for others. */
const WRONG_EMAILS = 20
const LOCK_MS = 15 * 60_000
/** Wrong tries for one email from all networks at once. */
const TRIES_AT_ONCE = 40
/** Then one more. With the 40, an hour has 100 (OWASP ASVS 4.0.3, 2.2.1). */
const NEXT_TRY_MS = 60_000

/** Waits are in seconds, 0 for none. */
export interface LoginAttempt {
  /** For the tries of this email from this network: no password counts. */
  ownWait: number
  /** For the tries of others, too: only who is known there may pass. */
  sharedWait: number
  /** After the right password. */
  forget: () => void
}

/**
 * Counts wrong tries by email and network, whether or not there is such an
 * admin, so that no answer shows it:
 *
 * - five for one email from one network lock these for 15 minutes;
 * - wrong tries of twenty emails lock their network for all others;
 * - an email takes 40 over all networks at once, and one more every minute.
 *
 * The first is the caller's own doing. The other two can be strangers' work, so
 * they never stop the right password of an admin who has signed in from the
 * same network in the last 30 days. At a new one an admin waits a minute for
 * the next try, in competition with the strangers while they go on.
 */
export function loginAttempts(
  database: DatabaseSync,
  now: () => number
): (email: string, network: string) => LoginAttempt {
  function pairWait(email: string, network: string): number {
    const lock = database
      .prepare(
        `SELECT forget_at FROM login_attempts
         WHERE email = ? AND network = ? AND wrong >= ?`
      )
      .get(email, network, WRONG_TRIES)
    return lock ? numberOf(lock, 'forget_at') - now() : 0
  }

  function networkWait(email: string, network: string): number {
    const lock = database
      .prepare(
        `SELECT forget_at FROM login_attempts
         WHERE network = ? AND email <> ?
         ORDER BY forget_at DESC LIMIT 1 OFFSET ?`
      )
      .get(network, email, WRONG_EMAILS - 1)
    return lock ? numberOf(lock, 'forget_at') - now() : 0
  }

  function emailWait(email: string): number {
    const tries = database
      .prepare('SELECT forget_at FROM login_emails WHERE email = ?')
      .get(email)
    if (!tries) return 0
    const untilNone = numberOf(tries, 'forget_at') - now()
    return Math.max(0, untilNone - (TRIES_AT_ONCE - 1) * NEXT_TRY_MS)
  }

  function forgetOld(): void {
    for (const table of ['login_attempts', 'login_emails']) {
      database.prepare(`DELETE FROM ${table} WHERE forget_at <= ?`).run(now())
    }
  }

  function countForPair(email: string, network: string): void {
    database
      .prepare(
        `INSERT INTO login_attempts (email, network, wrong, forget_at)
         VALUES (?, ?, 1, ?)
         ON CONFLICT DO UPDATE SET wrong = wrong + 1,
           forget_at = excluded.forget_at`
      )
      .run(email, network, now() + LOCK_MS)
  }

  function countForEmail(email: string, tries: 1 | -1): void {
    database
      .prepare(
        `INSERT INTO login_emails (email, forget_at) VALUES (?, ?)
         ON CONFLICT DO UPDATE SET forget_at = forget_at + ?`
      )
      .run(email, now() + NEXT_TRY_MS, tries * NEXT_TRY_MS)
  }

  // Counts before the password is checked, so parallel tries cannot slip by.
  return (email, network) => {
    forgetOld()
    const own = pairWait(email, network)
    const shared = Math.max(networkWait(email, network), emailWait(email))
    const isCounted = own === 0 && shared === 0
    if (own === 0) countForPair(email, network)
    if (isCounted) countForEmail(email, 1)
    return {
      ownWait: Math.ceil(own / 1000),
      sharedWait: Math.ceil(shared / 1000),
      forget() {
        database
          .prepare('DELETE FROM login_attempts WHERE email = ? AND network = ?')
          .run(email, network)
        if (isCounted) countForEmail(email, -1)
      }
    }
  }
}
