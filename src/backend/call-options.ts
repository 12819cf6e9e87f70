import type { Call } from '../contract/calls.ts'
import type { Params } from '../contract/params.ts'

export interface CallOptions {
  path?: Record<string, string>
  query?: Params
  /** Of a list: the rows with these, in one call, for their names. */
  ids?: readonly string[]
  body?: object
  /** Of the amounts in the body, where that does not say it. */
  currency?: string | undefined
  signal?: AbortSignal | undefined
  keepalive?: boolean
  /** The server runs a command once per key. */
  idempotencyKey?: string | undefined
  /** The edited version; the server refuses another one (412). */
  ifMatch?: number | undefined
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
