import * as v from 'valibot'

import { RequestError } from '../domain/request-error.ts'
import { isTokenStale } from '../domain/token.ts'
import { apiAddress } from './addresses.ts'
import { calls } from './contract/calls.ts'
import { sendRequest } from './http.ts'
import { withRefreshLock } from './refresh-lock.ts'
import type { TokenPort } from './token-port.ts'

/**
 * What a refresh says about the session. Only `dead` (400, 401, 403) is the
 * server's word that it is over; `no-verdict` signs nobody out.
 */
export type RefreshVerdict =
  | { kind: 'ok'; token: string }
  | { kind: 'dead' }
  | { kind: 'no-verdict'; error: RequestError }

export interface Refresher {
  /** The token for a request, refreshed first where it is stale; `''` for none. */
  freshToken(): Promise<string>
  /** A refresh, shared with whoever asks at the same time. */
  refresh(): Promise<RefreshVerdict>
  /** What the last refresh said, `undefined` before the first. */
  lastVerdict(): RefreshVerdict | undefined
}

/** One refresh at a time for all callers (specification, section 7). */
export function createRefresher(base: string, port: TokenPort): Refresher {
  let refreshing: Promise<RefreshVerdict> | undefined
  let last: RefreshVerdict | undefined

  async function refreshOnce(): Promise<RefreshVerdict> {
    const epoch = port.epoch()
    const verdict = await withRefreshLock(() => askServer(base, port.read()))
    // A sign-out in the meantime wins: its token must not come back.
    if (port.epoch() !== epoch) return { kind: 'dead' }
    last = verdict
    port.write(verdict.kind === 'ok' ? verdict.token : '')
    return verdict
  }

  function refresh(): Promise<RefreshVerdict> {
    refreshing ??= refreshOnce().finally(() => {
      refreshing = undefined
    })
    return refreshing
  }

  return {
    refresh,
    lastVerdict: () => last,
    async freshToken() {
      const token = port.read()
      if (!isTokenStale(token, Date.now())) return token
      await refresh()
      return port.read()
    }
  }
}

/**
 * The call itself: an empty JSON body, the held token if there is one, and
 * `keepalive`, so that a page that goes away still receives the new cookie.
 */
async function askServer(base: string, held: string): Promise<RefreshVerdict> {
  try {
    const answer = await sendRequest({
      method: calls.refresh.method,
      address: apiAddress(base, calls.refresh.path),
      body: {},
      keepalive: true,
      authorize: () => held
    })
    const parsed = v.safeParse(calls.refresh.answer, answer)
    return parsed.success
      ? { kind: 'ok', token: parsed.output.accessToken }
      : {
          kind: 'no-verdict',
          error: new RequestError({ kind: 'bad-answer' })
        }
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    const status = error.facts.status
    return status === 400 || status === 401 || status === 403
      ? { kind: 'dead' }
      : { kind: 'no-verdict', error }
  }
}
