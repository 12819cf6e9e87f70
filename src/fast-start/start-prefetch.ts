import { apiAddress } from '../api/addresses.ts'
import { requestToken } from '../api/request-token.ts'
import { session } from '../backend/backend.ts'
import { callHeaders } from '../backend/call-headers.ts'
import { monotonicNow } from '../format/monotonic-now.ts'
import {
  type HandedOverCall,
  leavePrefetchedCalls
} from './prefetch-hand-over.ts'

export interface PrefetchListeners {
  onRequested?: () => void
  /** The server refused the cookie, or there is none. */
  onGuest?: () => void
}

/**
 * Runs in the inline script and leaves the promises for the modules. Resolves
 * when the calls have left or never will.
 */
export async function startPrefetch(
  base: string,
  paths: readonly string[],
  { onRequested, onGuest }: PrefetchListeners = {}
): Promise<void> {
  const answers = new Map<string, HandedOverCall>()
  const askFor = (path: string, token: string): Promise<Response> => {
    const address = new URL(apiAddress(base, path), location.href).href
    const response = ask(address, token)
    // Whoever consumes it handles its failure.
    response.catch(() => undefined)
    answers.set(address, { token, requested: monotonicNow(), response })
    return response
  }
  const onToken = (token: string): void => {
    for (const path of paths) void askFor(path, token)
  }
  const refresh = requestToken(base, '', { onRequested, onToken }).then(
    answer => {
      if (answer.kind === 'dead') {
        // The session is checked without a token too.
        void askFor(session.current.path, '')
        onGuest?.()
      }
      return answer
    }
  )
  leavePrefetchedCalls({ refresh, answers })
  await refresh
}

/** Must match the client's GET. */
function ask(address: string, token: string): Promise<Response> {
  return fetch(address, {
    headers: callHeaders(token),
    credentials: 'include',
    redirect: 'error'
  })
}
