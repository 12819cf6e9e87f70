import { isTokenStale, REFRESH_MARGIN_MS, tokenLife } from '../domain/token.ts'
import { monotonicNow } from './monotonic-now.ts'

/** Tells how old the token is that this page was given. */
export interface TokenClock {
  /** A token came; `tookMs` after it was asked for. */
  received(token: string, tookMs: number): void
  isStale(token: string): boolean
}

/** When a token was issued, by both clocks of this machine, ms. */
interface Receipt {
  token: string
  wall: number
  monotonic: number
}

/**
 * Ages a token from its receipt instead of comparing its expiry with this
 * machine's clock, which may be years off: what counts is how long it lives,
 * from `iat` to `exp`. A token that does not say when it was issued is held
 * against the clock, and a wrong clock then costs a refresh a call.
 */
export function createTokenClock(): TokenClock {
  let receipt: Receipt | undefined
  return {
    received(token, tookMs) {
      // The server wrote it somewhere in between.
      const since = tookMs / 2
      receipt = {
        token,
        wall: Date.now() - since,
        monotonic: monotonicNow() - since
      }
    },
    isStale(token) {
      const life = tokenLife(token)
      if (life.kind === 'unknown') return true
      if (receipt?.token !== token || life.issuedAt === undefined) {
        return isTokenStale(token, Date.now())
      }
      return (
        life.expiresAt - life.issuedAt - ageOf(receipt) <= REFRESH_MARGIN_MS
      )
    }
  }
}

/**
 * The clock of the wall may be set back, the other one may stand still while
 * the machine sleeps: the longer time is the true one, or on the safe side.
 */
function ageOf({ wall, monotonic }: Receipt): number {
  return Math.max(Date.now() - wall, monotonicNow() - monotonic)
}
