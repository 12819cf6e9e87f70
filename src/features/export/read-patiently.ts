import { asksTooLong, retryWaitMs } from '../../api/retry.ts'
import {
  isRetryable,
  knownError,
  RequestError
} from '../../contract/request-error.ts'
import { beginWait } from '../../format/wait.ts'
import { whenWaited } from '../../stores/when-waited.ts'

/** Attempts per page, on top of the retry that every GET has. */
const TRIES = 3

/** Receives the seconds to wait, and `undefined` once it is over. */
export type TellWait = (seconds: number | undefined) => void

/** Retries with backoff or `Retry-After`. Throws the last `RequestError`. */
export async function readPatiently<Answer>(
  read: () => Promise<Answer>,
  signal: AbortSignal,
  tellWait?: TellWait
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    if (signal.aborted) throw new RequestError({ kind: 'aborted' })
    try {
      return await read()
    } catch (error) {
      const known = knownError(error)
      const asked = known.facts.retryAfter ?? 0
      const last = attempt === TRIES || asksTooLong('exportPage', asked)
      if (last || signal.aborted || !isRetryable(known.kind)) throw known
      if (asked > 0) tellWait?.(asked)
      await pause(retryWaitMs('exportPage', attempt, asked), signal)
      if (asked > 0 && !signal.aborted) tellWait?.(undefined)
    }
  }
}

/** Resolves early on abort. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    if (signal.aborted) return resolve()
    const end = (): void => {
      callOff()
      signal.removeEventListener('abort', end)
      resolve()
    }
    const callOff = whenWaited(beginWait(milliseconds), end)
    signal.addEventListener('abort', end)
  })
}
