import { monotonicNow } from '../format/monotonic-now.ts'
import type { RefreshResult } from './refresh.ts'
import { retryWaitMs } from './retry.ts'

/** Backoff between failing refreshes, so that an outage is not stormed. */
export interface RefreshRest {
  /** The last result, while no refresh is allowed. */
  current(): RefreshResult | undefined
  after(verdict: RefreshResult): void
  /** Call on a user's request or a new session. */
  end(): void
}

/** Starts with the second failure in a row. `dead` stays until `end`. */
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

/** In ms. */
function restAfter(verdict: RefreshResult, failures: number): number {
  if (verdict.kind === 'ok') return 0
  if (verdict.kind !== 'no-verdict') return Infinity
  const { retryAfter = 0 } = verdict.error.facts
  if (failures < 2 && retryAfter === 0) return 0
  return retryWaitMs('refresh', failures - 1, retryAfter)
}
