import * as v from 'valibot'

import { backend } from '../backend/backend.ts'
import type { CallOptions } from '../backend/call-options.ts'
import type { CallRequest } from '../backend/request.ts'
import {
  type AnswerOf,
  type Call,
  type CallName,
  calls
} from '../contract/calls.ts'
import type { Page } from '../contract/list-answer.ts'
import { RequestError } from '../contract/request-error.ts'
import { ACCEPTED } from '../contract/sent-command.ts'
import type { LoginRequest } from '../contract/session/session-answers.ts'
import { monotonicNow } from '../format/monotonic-now.ts'
import { apiAddress, checkLength } from './addresses.ts'
import { sendRequest } from './http.ts'
import { checked, unwrapped } from './read-answer.ts'
import type { PageOptions } from './read-page.ts'
import { readPage } from './read-page.ts'
import { withRefreshLock } from './refresh-lock.ts'
import { saveGrace } from './refresh-mark.ts'
import { createRefresher, type Refresher } from './refresh.ts'
import { sendSignOut } from './send-sign-out.ts'
import { learnServerTime, serverNow } from './server-time.ts'
import type { TokenPort } from './token-port.ts'

/** `accepted`: taken, and not done yet (202). */
export interface SentAnswer<Answer> {
  kind: 'done' | 'accepted'
  answer: Answer
}

export interface Client {
  /** The response as is (`bare`), or unwrapped from `data` (`item`). */
  one<Name extends CallName>(
    name: Name,
    options?: CallOptions
  ): Promise<AnswerOf<Name>>
  /** An unreadable row rejects the page unless `unreadableRows` is set. */
  page<Name extends CallName>(
    name: Name,
    options?: PageOptions
  ): Promise<Page<AnswerOf<Name>>>
  /** Takes the call itself: the command table loads on demand. */
  send<Command extends Call>(
    call: Command,
    options?: CallOptions
  ): Promise<SentAnswer<v.InferOutput<Command['answer']>>>
  /** `onAnswer` is called before another tab can refresh or sign out. */
  login(credentials: LoginRequest, onAnswer?: () => void): Promise<string>
  /** Throws if the end is uncertain; false if no longer wanted. */
  signOut(signal?: AbortSignal, isWanted?: () => boolean): Promise<boolean>
  /** Refreshes a stale token first. */
  hasToken(): Promise<boolean>
  /** Lets the next call refresh after a failure. */
  retryRefresh(): void
  /**
   * Checks the browser's session. A token requested after `changedAt` (page ms)
   * is current. Returns the error that prevented the check.
   */
  verify(changedAt: number): Promise<RequestError | undefined>
}

/** A command that an adapter cannot write was not sent: refused in its words. */
function asked(call: Call, options: CallOptions): CallRequest {
  try {
    return backend.ask(call, options, serverNow)
  } catch (thrown) {
    if (thrown instanceof RequestError || call.method === 'GET') throw thrown
    const detail = thrown instanceof Error ? thrown.message : undefined
    throw new RequestError({ kind: 'invalid', detail }, { cause: thrown })
  }
}

/**
 * A 401 to a call with a token leads to one shared refresh and one replay if
 * repeatable. A second 401, or a refused refresh, ends the session.
 */
export function createClient(
  base: string,
  port: TokenPort,
  refresher: Refresher = createRefresher(base, port)
): Client {
  async function send(
    call: Call,
    options: CallOptions,
    onStatus?: (status: number) => void
  ): Promise<unknown> {
    const open = call.name === 'login'
    let sent = ''
    const epoch = port.epoch()
    const request = asked(call, options)
    if (request.kind === 'constant') return request.answer
    const address = apiAddress(base, request.path)
    checkLength(address, request.query ?? {})
    const used = (token: string): string => {
      // A request of one session must never be sent in the next.
      if (!open && port.epoch() !== epoch) {
        throw new RequestError({ kind: 'unauthenticated' })
      }
      sent = token
      return token
    }
    const attempt = (): Promise<unknown> =>
      sendRequest({
        ...request,
        address,
        signal: options.signal,
        onStatus,
        keepalive: options.keepalive ?? false,
        authorize: () => {
          const fresh = open ? '' : refresher.freshToken()
          return typeof fresh === 'string' ? used(fresh) : fresh.then(used)
        }
      })
    try {
      return await attempt()
    } catch (error) {
      if (open || !isUnauthenticated(error)) throw error
      await recover(sent, error, epoch)
      if (!request.isReplayable) throw error
    }
    try {
      return await attempt()
    } catch (error) {
      if (isUnauthenticated(error)) end(epoch)
      throw error
    }
  }

  /** Throws `refusal` if the session is over or another has begun. */
  async function recover(
    sent: string,
    refusal: RequestError,
    epoch: number
  ): Promise<void> {
    if (port.epoch() !== epoch) throw refusal
    const held = port.read()
    if (held !== '' && held !== sent) return
    const result =
      sent === '' ? refresher.lastResult() : await refresher.refresh()
    if (result?.kind === 'unanswered') throw result.error
    if (result?.kind === 'ok') return
    if (result?.kind === 'replaced') throw refusal
    end(epoch)
    throw refusal
  }

  function end(epoch: number): void {
    if (port.epoch() === epoch) port.ended()
  }

  async function one<Name extends CallName>(
    name: Name,
    options: CallOptions = {}
  ): Promise<AnswerOf<Name>> {
    return checked(
      calls[name].answer,
      unwrapped(calls[name], await send(calls[name], options))
    )
  }

  return {
    one,
    hasToken: () => refresher.begin(),
    retryRefresh: () => refresher.retryRefresh(),
    async verify(changedAt) {
      if (refresher.requestedAt() > changedAt) return undefined
      const epoch = port.epoch()
      // An earlier refusal may concern the session that has ended since.
      refresher.retryRefresh()
      const result = await refresher.refresh()
      if (result.kind === 'dead') end(epoch)
      return result.kind === 'unanswered' ? result.error : undefined
    },
    async login(credentials, onAnswer) {
      // A refresh landing after the sign-in would restore the old cookie.
      const { token, tookMs } = await withRefreshLock(async () => {
        const requested = monotonicNow()
        const answer = await one('login', { body: credentials })
        onAnswer?.()
        saveGrace(answer.refresh_grace_seconds)
        return {
          token: answer.access_token,
          tookMs: monotonicNow() - requested
        }
      })
      refresher.received(token, tookMs)
      return token
    },
    async signOut(signal, isWanted = () => true) {
      try {
        const token = await refresher.freshToken()
        return await sendSignOut(base, token, { signal, isWanted })
      } catch (error) {
        if (!isUnauthenticated(error)) throw error
        // Only a refresh knows whether there is still a session to end.
        const result = await refresher.refresh()
        if (result.kind === 'unanswered') throw result.error
        if (result.kind === 'overtaken') {
          throw new RequestError({ kind: 'aborted' })
        }
        if (result.kind !== 'ok') throw error
        return sendSignOut(base, result.token, { signal, isWanted })
      }
    },
    async send(call, options = {}) {
      let status = 0
      const sent = await send(call, options, is => {
        status = is
      })
      const kind = status === ACCEPTED ? 'accepted' : 'done'
      const schema = backend.answersCommands ? call.answer : v.any()
      return { kind, answer: checked(schema, unwrapped(call, sent)) }
    },
    async page<Name extends CallName>(
      name: Name,
      options: PageOptions = {}
    ): Promise<Page<AnswerOf<Name>>> {
      const answer = await send(calls[name], options)
      const page = readPage(calls[name].answer, answer, options.unreadableRows)
      if (backend.datesLists) learnServerTime(Date.parse(page.meta.asOf), 'api')
      return page
    }
  }
}

function isUnauthenticated(error: unknown): error is RequestError {
  return error instanceof RequestError && error.kind === 'unauthenticated'
}
