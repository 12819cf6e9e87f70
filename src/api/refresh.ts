import { RequestError } from '../contract/request-error.ts'
import { beginNow } from '../format/elapsed.ts'
import { askForToken, type RefreshAnswer } from './ask-for-token.ts'
import { isAnotherAdmin } from './identity.ts'
import { createRefreshRest } from './refresh-rest.ts'
import { createTokenClock } from './token-clock.ts'
import type { TokenPort } from './token-port.ts'

/**
 * Only `dead` (400, 401, 403) ends the session. `replaced`: the cookie is
 * another administrator's. `overtaken`: the page left the session before.
 */
export type RefreshResult =
  | Exclude<RefreshAnswer, { kind: 'no-verdict' }>
  | { kind: 'no-verdict'; error: RequestError }
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
  lastVerdict(): RefreshResult | undefined
  /** `tookMs` is the duration of the sign-in call. */
  received(token: string, tookMs: number): void
  /** When the token was requested, page ms; `-Infinity` for none. */
  askedAt(): number
  /** Lets the next call refresh after a failure. */
  askAgain(): void
}

/**
 * One refresh at a time (specification, section 7). `takePrefetched` returns
 * the inline script's refresh once.
 */
export function createRefresher(
  base: string,
  port: TokenPort,
  takePrefetched: () => Promise<RefreshAnswer> | undefined = () => undefined
): Refresher {
  const clock = createTokenClock()
  const rest = createRefreshRest()
  let refreshing: Promise<RefreshResult> | undefined
  let begun: { epoch: number; verdict: Promise<RefreshResult> } | undefined
  let last: RefreshResult | undefined
  let askedAt = -Infinity
  /** The previous token: the next one must be the same person's. */
  let before = { epoch: port.epoch(), token: '' }

  async function refreshOnce(): Promise<RefreshResult> {
    const { epoch, token } = before
    const held = port.read()
    const answer = await (takePrefetched() ?? askForToken(base, held))
    const verdict = await verdictOf(answer, token)
    // A sign-out meanwhile wins: its token must not come back.
    if (port.epoch() !== epoch) return { kind: 'overtaken' }
    last = verdict
    rest.after(verdict)
    if (verdict.kind === 'ok') {
      take(verdict.token, verdict.tookMs, verdict.came)
    }
    port.write(verdict.kind === 'ok' ? verdict.token : '')
    if (verdict.kind === 'replaced') port.replaced()
    return verdict
  }

  async function verdictOf(
    answer: RefreshAnswer,
    token: string
  ): Promise<RefreshResult> {
    if (answer.kind === 'dead') return answer
    if (answer.kind === 'no-verdict') {
      return noVerdict(new RequestError(answer.facts))
    }
    try {
      const another = await isAnotherAdmin(base, {
        token: answer.token,
        before: token,
        adminId: port.adminId()
      })
      return another ? { kind: 'replaced' } : answer
    } catch (error) {
      return noVerdict(error)
    }
  }

  function take(token: string, tookMs: number, came = beginNow()): void {
    clock.received(token, tookMs, came)
    askedAt = came.monotonic - tookMs
    before.token = token
  }

  function follow(): void {
    const epoch = port.epoch()
    if (before.epoch === epoch) return
    before = { epoch, token: port.read() }
    rest.end()
  }

  function refresh(): Promise<RefreshResult> {
    // Once replaced, this page never becomes usable again.
    if (last?.kind === 'replaced') return Promise.resolve(last)
    follow()
    const resting = rest.current()
    if (resting) return Promise.resolve(resting)
    refreshing ??= refreshOnce().finally(() => {
      refreshing = undefined
    })
    return refreshing
  }

  function takeBegun(): Promise<RefreshResult> | undefined {
    const taken = begun
    begun = undefined
    return taken?.epoch === port.epoch() ? taken.verdict : undefined
  }

  async function freshened(verdict: Promise<RefreshResult>): Promise<string> {
    const { kind } = await verdict
    if (kind === 'replaced') throw new RequestError({ kind: 'aborted' })
    return port.read()
  }

  return {
    refresh,
    lastVerdict: () => last,
    received: take,
    askedAt: () => askedAt,
    async begin() {
      if (!clock.isStale(port.read())) return true
      begun ??= { epoch: port.epoch(), verdict: refresh() }
      return (await begun.verdict).kind === 'ok'
    },
    askAgain() {
      begun = undefined
      rest.end()
    },
    freshToken() {
      const pending = takeBegun()
      const token = port.read()
      return clock.isStale(token) ? freshened(pending ?? refresh()) : token
    }
  }
}

function noVerdict(error: unknown): RefreshResult & { kind: 'no-verdict' } {
  if (!(error instanceof RequestError)) throw error
  return { kind: 'no-verdict', error }
}
