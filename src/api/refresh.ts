import { RequestError } from '../contract/request-error.ts'
import { tokenLife } from '../contract/session/access-token.ts'
import { elapsedSince, startNow } from '../format/elapsed.ts'
import { isAnotherAdmin } from './identity.ts'
import { createRefreshBackoff } from './refresh-backoff.ts'
import { requestToken, type RefreshAnswer } from './request-token.ts'
import { learnServerTime } from './server-time.ts'
import { createTokenClock } from './token-clock.ts'
import type { TokenPort } from './token-port.ts'

/**
 * Only `dead` (400, 401, 403) ends the session. `replaced`: the cookie is
 * another administrator's. `overtaken`: the page left the session before.
 */
export type RefreshResult =
  | Exclude<RefreshAnswer, { kind: 'unanswered' }>
  | { kind: 'unanswered'; error: RequestError }
  | { kind: 'replaced' }
  | { kind: 'overtaken' }

export interface Refresher {
  /**
   * `''` for none; a stale one is refreshed first. Throws if the session is
   * another administrator's. Synchronous if fresh, so requests leave at once.
   */
  freshToken(): string | Promise<string>
  refresh(): Promise<RefreshResult>
  /** Refreshes ahead of the first request. Returns whether there is a token. */
  begin(): Promise<boolean>
  lastResult(): RefreshResult | undefined
  /** `tookMs` is the duration of the sign-in call. */
  received(token: string, tookMs: number): void
  /** When the token was requested, page ms; `-Infinity` for none. */
  requestedAt(): number
  /** Lets the next call refresh after a failure. */
  retryRefresh(): void
}

/**
 * One refresh at a time. `takePrefetched` returns
 * the inline script's refresh once.
 */
export function createRefresher(
  base: string,
  port: TokenPort,
  takePrefetched: () => Promise<RefreshAnswer> | undefined = () => undefined
): Refresher {
  const clock = createTokenClock()
  const backoff = createRefreshBackoff()
  let refreshing: Promise<RefreshResult> | undefined
  let begun: { epoch: number; result: Promise<RefreshResult> } | undefined
  let last: RefreshResult | undefined
  let requestedAt = -Infinity
  /** The previous token: the next one must be the same person's. */
  let before = { epoch: port.epoch(), token: '' }

  async function refreshOnce(): Promise<RefreshResult> {
    const { epoch, token } = before
    const held = port.read()
    const answer = await (takePrefetched() ?? requestToken(base, held))
    const result = await resultOf(answer, token)
    // A sign-out meanwhile wins: its token must not come back.
    if (port.epoch() !== epoch) return { kind: 'overtaken' }
    last = result
    backoff.after(result)
    if (result.kind === 'ok') {
      take(result.token, result.tookMs, result.came)
    }
    port.write(result.kind === 'ok' ? result.token : '')
    if (result.kind === 'replaced') port.replaced()
    return result
  }

  async function resultOf(
    answer: RefreshAnswer,
    token: string
  ): Promise<RefreshResult> {
    if (answer.kind === 'dead') return answer
    if (answer.kind === 'unanswered') {
      return unanswered(new RequestError(answer.facts))
    }
    try {
      const another = await isAnotherAdmin(base, {
        token: answer.token,
        before: token,
        adminId: port.adminId()
      })
      return another ? { kind: 'replaced' } : answer
    } catch (error) {
      return unanswered(error)
    }
  }

  function take(token: string, tookMs: number, came = startNow()): void {
    clock.received(token, tookMs, came)
    const life = tokenLife(token)
    if (life.kind === 'known' && life.issuedAt !== undefined) {
      learnServerTime(life.issuedAt + elapsedSince(came), 'api')
    }
    requestedAt = came.monotonic - tookMs
    before.token = token
  }

  function resetOnNewSession(): void {
    const epoch = port.epoch()
    if (before.epoch === epoch) return
    before = { epoch, token: port.read() }
    backoff.end()
  }

  function refresh(): Promise<RefreshResult> {
    // Once replaced, this page never becomes usable again.
    if (last?.kind === 'replaced') return Promise.resolve(last)
    resetOnNewSession()
    const backingOff = backoff.current()
    if (backingOff) return Promise.resolve(backingOff)
    refreshing ??= refreshOnce().finally(() => {
      refreshing = undefined
    })
    return refreshing
  }

  function takeBegun(): Promise<RefreshResult> | undefined {
    const taken = begun
    begun = undefined
    return taken?.epoch === port.epoch() ? taken.result : undefined
  }

  async function freshened(result: Promise<RefreshResult>): Promise<string> {
    const { kind } = await result
    if (kind === 'replaced') throw new RequestError({ kind: 'aborted' })
    return port.read()
  }

  return {
    refresh,
    lastResult: () => last,
    received: take,
    requestedAt: () => requestedAt,
    async begin() {
      if (!clock.isStale(port.read())) return true
      begun ??= { epoch: port.epoch(), result: refresh() }
      return (await begun.result).kind === 'ok'
    },
    retryRefresh() {
      begun = undefined
      backoff.end()
    },
    freshToken() {
      const pending = takeBegun()
      const token = port.read()
      return clock.isStale(token) ? freshened(pending ?? refresh()) : token
    }
  }
}

function unanswered(error: unknown): RefreshResult & { kind: 'unanswered' } {
  if (!(error instanceof RequestError)) throw error
  return { kind: 'unanswered', error }
}
