import type { Call } from '../contract/calls.ts'
import type { Params } from './addresses.ts'
import type { UnreadableRows } from './read-page.ts'

export interface CallOptions {
  path?: Record<string, string>
  query?: Params
  body?: object
  signal?: AbortSignal | undefined
  keepalive?: boolean
  /** The server runs a command once per key. */
  idempotencyKey?: string | undefined
  /** The edited version; the server refuses another one (412). */
  ifMatch?: number | undefined
}

export interface PageOptions extends CallOptions {
  unreadableRows?: UnreadableRows
}

export function headersOf(options: CallOptions): Record<string, string> {
  const { idempotencyKey, ifMatch } = options
  return {
    ...(idempotencyKey === undefined
      ? {}
      : { 'idempotency-key': idempotencyKey }),
    ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` })
  }
}

/** Safe for GET, with a key or with a version. */
export function isReplayable({ method }: Call, options: CallOptions): boolean {
  const { idempotencyKey, ifMatch } = options
  return (
    method === 'GET' || idempotencyKey !== undefined || ifMatch !== undefined
  )
}
