import {
  isTokenStale,
  REFRESH_MARGIN_MS,
  tokenLife
} from '../contract/session/access-token.ts'
import { type Beginning, beginNow, elapsedSince } from '../format/elapsed.ts'

/** Tells how old the token is that this page was given. */
export interface TokenClock {
  /** A token came, now unless told otherwise; `tookMs` after it was asked for. */
  received(token: string, tookMs: number, came?: Beginning): void
  isStale(token: string): boolean
}

/** A token that was issued so many ms before it came. */
interface Receipt {
  token: string
  came: Beginning
  sinceIssued: number
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
    received(token, tookMs, came = beginNow()) {
      // The server wrote it somewhere in between.
      receipt = { token, came, sinceIssued: tookMs / 2 }
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

function ageOf({ came, sinceIssued }: Receipt): number {
  return elapsedSince(came) + sinceIssued
}
