import * as v from 'valibot'

import { monotonicNow } from '../domain/monotonic-now.ts'
import { RequestError } from '../domain/request-error.ts'
import { apiAddress } from './addresses.ts'
import { tokenCalls } from './contract/token-calls.ts'
import { sendRequest } from './http.ts'

/** What the server says to a refresh; a token came `tookMs` after the question. */
export type RefreshAnswer =
  | { kind: 'ok'; token: string; tookMs: number }
  | { kind: 'dead' }
  | { kind: 'no-verdict'; error: RequestError }

/**
 * The refresh call itself: an empty JSON body, the held token if there is one,
 * and `keepalive`, so that a page that goes away still receives the new cookie.
 */
export async function askForToken(
  base: string,
  held: string
): Promise<RefreshAnswer> {
  const asked = monotonicNow()
  try {
    const answer = await sendRequest({
      method: tokenCalls.refresh.method,
      address: apiAddress(base, tokenCalls.refresh.path),
      body: {},
      keepalive: true,
      authorize: () => held
    })
    const tookMs = monotonicNow() - asked
    const parsed = v.safeParse(tokenCalls.refresh.answer, answer)
    return parsed.success
      ? { kind: 'ok', token: parsed.output.accessToken, tookMs }
      : { kind: 'no-verdict', error: new RequestError({ kind: 'bad-answer' }) }
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    const { status } = error.facts
    return status === 400 || status === 401 || status === 403
      ? { kind: 'dead' }
      : { kind: 'no-verdict', error }
  }
}
