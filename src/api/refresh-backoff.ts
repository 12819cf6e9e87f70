import { monotonicNow } from '../format/monotonic-now.ts'
import type { RefreshResult } from './refresh.ts'
import { retryWaitMs } from './retry.ts'

/** Backoff between failing refreshes, so that an outage is not stormed. */
export interface RefreshBackoff {
  /** The last result, while no refresh is allowed. */
  current(): RefreshResult | undefined
  after(result: RefreshResult): void
  /** Call on a user's request or a new session. */
  end(): void
}

/** Starts with the second failure in a row. `dead` stays until `end`. */
export function createRefreshBackoff(): RefreshBackoff {
  let failures = 0
  let refused: { result: RefreshResult; until: number } | undefined
  return {
    current() {
      if (refused && monotonicNow() >= refused.until) refused = undefined
      return refused?.result
    },
    after(result) {
      failures = result.kind === 'unanswered' ? failures + 1 : 0
      const rest = restAfter(result, failures)
      refused =
        rest === 0 ? undefined : { result, until: monotonicNow() + rest }
    },
    end() {
      failures = 0
      refused = undefined
    }
  }
}

/** In ms. */
function restAfter(result: RefreshResult, failures: number): number {
  if (result.kind === 'ok') return 0
  if (result.kind !== 'unanswered') return Infinity
  const { retryAfter = 0 } = result.error.facts
  if (failures < 2 && retryAfter === 0) return 0
  return retryWaitMs('refresh', failures - 1, retryAfter)
}
