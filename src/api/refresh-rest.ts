import { monotonicNow } from '../format/monotonic-now.ts'
import type { RefreshResult } from './refresh.ts'
import { retryWaitMs } from './retry.ts'

/** Keeps failing refreshes apart, so that an outage is not stormed. */
export interface RefreshRest {
  /** What the last refresh said, while nobody may ask again. */
  current(): RefreshResult | undefined
  after(verdict: RefreshResult): void
  /** A person, or a new session, may always ask. */
  end(): void
}

/**
 * One failure may be a blip, and the next call asks again; from the second in
 * a row there is a rest. A session that is over rests until it `end`s.
 */
export function createRefreshRest(): RefreshRest {
  let failures = 0
  let resting: { verdict: RefreshResult; until: number } | undefined
  return {
    current() {
      if (resting && monotonicNow() >= resting.until) resting = undefined
      return resting?.verdict
    },
    after(verdict) {
      failures = verdict.kind === 'no-verdict' ? failures + 1 : 0
      const rest = restAfter(verdict, failures)
      resting =
        rest === 0 ? undefined : { verdict, until: monotonicNow() + rest }
    },
    end() {
      failures = 0
      resting = undefined
    }
  }
}

/** How long nobody asks, in ms. */
function restAfter(verdict: RefreshResult, failures: number): number {
  if (verdict.kind === 'ok') return 0
  if (verdict.kind !== 'no-verdict') return Infinity
  const { retryAfter = 0 } = verdict.error.facts
  if (failures < 2 && retryAfter === 0) return 0
  return retryWaitMs('refresh', failures - 1, retryAfter)
}
