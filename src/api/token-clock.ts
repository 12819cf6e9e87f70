import {
  isTokenStale,
  REFRESH_MARGIN_MS,
  tokenLife
} from '../contract/session/access-token.ts'
import { type Beginning, startNow, elapsedSince } from '../format/elapsed.ts'
import { serverNow } from './server-time.ts'

export interface TokenClock {
  /** `tookMs` is the duration of its request. */
  received(token: string, tookMs: number, came?: Beginning): void
  isStale(token: string): boolean
}

interface Receipt {
  token: string
  came: Beginning
  sinceIssued: number
}

/**
 * This machine's clock may be years off, so a token ages from its receipt, by
 * its life from `iat` to `exp`. Without `iat`, a wrong clock costs a refresh
 * per call until the server has given its time.
 */
export function createTokenClock(): TokenClock {
  let receipt: Receipt | undefined
  return {
    received(token, tookMs, came = startNow()) {
      receipt = { token, came, sinceIssued: tookMs / 2 }
    },
    isStale(token) {
      const life = tokenLife(token)
      if (life.kind === 'unknown') return true
      if (receipt?.token !== token || life.issuedAt === undefined) {
        return isTokenStale(token, serverNow())
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
