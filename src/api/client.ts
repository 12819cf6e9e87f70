import * as v from 'valibot'

import { RequestError } from '../domain/request-error.ts'
import { apiAddress, fillPath, type Params } from './addresses.ts'
import { type AnswerOf, type CallName, calls } from './contract/calls.ts'
import { ListMeta, type Page } from './contract/list.ts'
import { sendRequest } from './http.ts'
import { withRefreshLock } from './refresh-lock.ts'
import { createRefresher } from './refresh.ts'
import type { TokenPort } from './token-port.ts'

export interface CallOptions {
  /** Values of the path's `:name` parts. */
  path?: Record<string, string>
  query?: Params
  body?: object
  signal?: AbortSignal | undefined
  keepalive?: boolean
}

/** The panel's way to the API: every call of the contract goes through it. */
export interface Client {
  /** One answer as it came (`bare`), or unwrapped from `data` (`item`). */
  one<Name extends CallName>(
    name: Name,
    options?: CallOptions
  ): Promise<AnswerOf<Name>>
  /** A page of rows. */
  page<Name extends CallName>(
    name: Name,
    options?: CallOptions
  ): Promise<Page<AnswerOf<Name>>>
  /** Ends the session on the server; throws where that is not certain. */
  logout(signal?: AbortSignal): Promise<void>
}

/**
 * Makes the client for an API base. A 401 to a call that carried a token is
 * answered by one shared refresh and, for a GET, one replay; a second 401, or
 * a refresh that the server refuses, ends the session through the port.
 */
export function createClient(base: string, port: TokenPort): Client {
  const refresher = createRefresher(base, port)

  async function send(name: CallName, options: CallOptions): Promise<unknown> {
    const call = calls[name]
    let sent = ''
    const attempt = (): Promise<unknown> =>
      sendRequest({
        method: call.method,
        address: apiAddress(base, fillPath(call.path, options.path ?? {})),
        query: options.query,
        body: options.body,
        signal: options.signal,
        keepalive: options.keepalive ?? false,
        authorize: async () => {
          sent = name === 'login' ? '' : await refresher.freshToken()
          return sent
        }
      })
    const epoch = port.epoch()
    try {
      return await attempt()
    } catch (error) {
      if (name === 'login' || !isUnauthenticated(error)) throw error
      await recover(sent, error, epoch)
      if (call.method !== 'GET') throw error
    }
    try {
      return await attempt()
    } catch (error) {
      if (isUnauthenticated(error)) end(epoch)
      throw error
    }
  }

  /**
   * Gets a token that the server takes, or throws what stands in its way: the
   * refusal itself where the session is over, or another one by now.
   */
  async function recover(
    sent: string,
    refusal: RequestError,
    epoch: number
  ): Promise<void> {
    if (port.epoch() !== epoch) throw refusal
    const held = port.read()
    if (held !== '' && held !== sent) return
    const verdict =
      sent === '' ? refresher.lastVerdict() : await refresher.refresh()
    if (verdict?.kind === 'no-verdict') throw verdict.error
    if (verdict?.kind === 'ok') return
    end(epoch)
    throw refusal
  }

  /** Ends the session, unless another one has begun since. */
  function end(epoch: number): void {
    if (port.epoch() === epoch) port.ended()
  }

  return {
    async logout(signal) {
      const token = await refresher.freshToken()
      // A refresh that lands after the sign-out would set the cookie again.
      await withRefreshLock(() =>
        sendRequest({
          method: calls.logout.method,
          address: apiAddress(base, calls.logout.path),
          keepalive: true,
          signal,
          authorize: () => token
        })
      )
    },
    async one<Name extends CallName>(
      name: Name,
      options: CallOptions = {}
    ): Promise<AnswerOf<Name>> {
      const answer = await send(name, options)
      const value =
        calls[name].envelope === 'item' && hasData(answer)
          ? answer.data
          : answer
      return checked(calls[name].answer, value)
    },
    async page<Name extends CallName>(
      name: Name,
      options: CallOptions = {}
    ): Promise<Page<AnswerOf<Name>>> {
      const answer = await send(name, options)
      return checked(
        v.object({ data: v.array(calls[name].answer), meta: ListMeta }),
        answer
      )
    }
  }
}

function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new RequestError({
    kind: 'bad-answer',
    detail: `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`
  })
}

function hasData(answer: unknown): answer is { data: unknown } {
  return typeof answer === 'object' && answer !== null && 'data' in answer
}

function isUnauthenticated(error: unknown): error is RequestError {
  return error instanceof RequestError && error.kind === 'unauthenticated'
}
