import { session } from '../backend/backend.ts'
import { callHeaders } from '../backend/call-headers.ts'
import { fieldAt } from '../backend/field-at.ts'
import {
  RequestError,
  type RequestErrorFacts
} from '../contract/request-error.ts'
import { afterAwake } from '../format/after-awake.ts'
import { type Beginning, startNow } from '../format/elapsed.ts'
import { monotonicNow } from '../format/monotonic-now.ts'
import { apiAddress } from './addresses.ts'
import { isOffline } from './connection.ts'
import { limited } from './limited-fetch.ts'
import { readError } from './read-error.ts'
import { withRefreshLock } from './refresh-lock.ts'
import { saveGrace } from './refresh-mark.ts'

/** A refresh that takes longer is no result, in ms awake. */
export const REFRESH_DEADLINE_MS = 8000
/** Its call is aborted after this, in ms awake: its cookie may still come. */
const CALL_DEADLINE_MS = 30_000

const JSON_BODY = { 'content-type': 'application/json' }

export type RefreshAnswer =
  | { kind: 'ok'; token: string; tookMs: number; came: Beginning }
  | { kind: 'dead' }
  | { kind: 'unanswered'; facts: RequestErrorFacts }

export interface RefreshListeners {
  onRequested?: (() => void) | undefined
  /** Called before other tabs may refresh. */
  onToken?: (token: string) => void
}

/**
 * One at a time across tabs. `keepalive`, so that a page being left receives
 * the new cookie. Never throws, never retried. Uses
 * neither ofetch nor the contract, as inline scripts run it.
 */
export async function requestToken(
  base: string,
  held: string,
  { onRequested, onToken }: RefreshListeners = {}
): Promise<RefreshAnswer> {
  const task = async (): Promise<RefreshAnswer> => {
    const requested = ask(apiAddress(base, session.refresh.path), held)
    onRequested?.()
    const answer = await requested
    if (answer.kind === 'ok') onToken?.(answer.token)
    return answer
  }
  try {
    return await withRefreshLock(task, {
      withinMs: REFRESH_DEADLINE_MS,
      isAnswer,
      withGrace: true
    })
  } catch (error) {
    return unanswered(error)
  }
}

async function ask(address: string, held: string): Promise<RefreshAnswer> {
  const { method = 'POST', body: sent = {} } = session.refresh
  const requested = monotonicNow()
  const call = new AbortController()
  const { signal } = call
  const stop = afterAwake(CALL_DEADLINE_MS, () => call.abort())
  try {
    const response = limited(
      await fetch(address, {
        method,
        ...(method === 'GET'
          ? { headers: callHeaders(held) }
          : {
              body: JSON.stringify(sent),
              headers: callHeaders(held, JSON_BODY)
            }),
        credentials: 'include',
        redirect: 'error',
        keepalive: true,
        signal
      })
    )
    const body = await readJson(response)
    const { status } = response
    if (status === 400 || status === 401 || status === 403) {
      return { kind: 'dead' }
    }
    if (!response.ok) return unanswered(readError(response, body))
    const token = fieldAt(body, session.refresh.token)
    if (typeof token !== 'string' || token === '') {
      return unanswered(new RequestError({ kind: 'bad-answer' }))
    }
    saveGrace(fieldAt(body, 'refreshGraceSeconds'))
    const tookMs = monotonicNow() - requested
    return { kind: 'ok', token, tookMs, came: startNow() }
  } catch (error) {
    return unanswered(
      signal.aborted ? new RequestError({ kind: 'timeout' }) : error
    )
  } finally {
    stop()
  }
}

/** `undefined` if the body is not JSON. Throws if it breaks off. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isAnswer(answer: RefreshAnswer): boolean {
  if (answer.kind !== 'unanswered') return true
  const { kind, status } = answer.facts
  return status !== undefined || kind === 'bad-answer'
}

function unanswered(error: unknown): RefreshAnswer {
  if (error instanceof RequestError) {
    return { kind: 'unanswered', facts: error.facts }
  }
  const kind = isOffline() ? 'offline' : 'unreachable'
  return { kind: 'unanswered', facts: { kind } }
}
