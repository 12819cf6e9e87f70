import type { Call } from '../contract/calls.ts'
import { fillPath, type Params } from '../contract/params.ts'
import { backend } from './backend.ts'
import { type CallOptions, headersOf, isReplayable } from './call-options.ts'

export interface BackendRequest {
  kind: 'request'
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the API base, filled in. */
  path: string
  query?: Params | undefined
  body?: object | undefined
  headers: Record<string, string>
  /** Whether sending it twice does it once. */
  isReplayable: boolean
  /** Their answer -> the contract's, which is then checked. */
  read?: (answer: unknown, headers: Headers) => unknown
  /** Their field -> the contract's. */
  fields?: Readonly<Record<string, string>> | undefined
}

/** A call in the backend's words; `constant`: nothing has to be sent. */
export type CallRequest = BackendRequest | { kind: 'constant'; answer: unknown }

/**
 * `now`: ms since the epoch, by the server's clock. Throws a `RequestError` of
 * status 404 for what is not declared.
 */
export function requestFor(
  call: Call,
  options: CallOptions,
  now: () => number
): CallRequest {
  return backend === null
    ? contractRequest(call, options)
    : backend.ask(call, options, now)
}

export function contractRequest(
  call: Call,
  options: CallOptions
): BackendRequest {
  return {
    kind: 'request',
    method: call.method,
    path: fillPath(call.path, options.path ?? {}),
    query: options.query,
    body: options.body,
    headers: headersOf(options),
    isReplayable: isReplayable(call, options)
  }
}
