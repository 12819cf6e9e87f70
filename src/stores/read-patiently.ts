import { asksTooLong, retryWaitMs } from '../api/retry.ts'
import {
  isRetryable,
  knownError,
  RequestError
} from '../contract/request-error.ts'
import { startWait } from '../format/wait.ts'
import { whenWaited } from './when-waited.ts'

/** Attempts per page, on top of the retry that every GET has. */
const TRIES = 3

/** Receives the seconds to wait, and `undefined` once it is over. */
export type ReportWait = (seconds: number | undefined) => void

/** Retries with backoff or `Retry-After`. Throws the last `RequestError`. */
export async function readPatiently<Answer>(
  read: () => Promise<Answer>,
  signal: AbortSignal,
  reportWait?: ReportWait
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    if (signal.aborted) throw new RequestError({ kind: 'aborted' })
    try {
      return await read()
    } catch (error) {
      const known = knownError(error)
      const requested = known.facts.retryAfter ?? 0
      const last = attempt === TRIES || asksTooLong('walkedPage', requested)
      if (last || signal.aborted || !isRetryable(known.kind)) throw known
      if (requested > 0) reportWait?.(requested)
      await pause(retryWaitMs('walkedPage', attempt, requested), signal)
      if (requested > 0 && !signal.aborted) reportWait?.(undefined)
    }
  }
}

/** Resolves early on abort. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    if (signal.aborted) return resolve()
    const end = (): void => {
      cancelWait()
      signal.removeEventListener('abort', end)
      resolve()
    }
    const cancelWait = whenWaited(startWait(milliseconds), end)
    signal.addEventListener('abort', end)
  })
}
