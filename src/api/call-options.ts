import type { Call } from '../contract/calls.ts'
import type { Params } from './addresses.ts'
import type { UnreadableRows } from './read-page.ts'

/** What a call carries beside its name. */
export interface CallOptions {
  /** Values of the path's `:name` parts. */
  path?: Record<string, string>
  query?: Params
  body?: object
  signal?: AbortSignal | undefined
  keepalive?: boolean
  /** Names one act: the server does it once, however often it is sent. */
  idempotencyKey?: string | undefined
  /** The version that a change was made on; another one is refused (412). */
  ifMatch?: number | undefined
}

/** Likewise, of a call that gives a page of rows. */
export interface PageOptions extends CallOptions {
  unreadableRows?: UnreadableRows
}

/** The headers that say what a command may do. */
export function headersOf(options: CallOptions): Record<string, string> {
  const { idempotencyKey, ifMatch } = options
  return {
    ...(idempotencyKey === undefined
      ? {}
      : { 'idempotency-key': idempotencyKey }),
    ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` })
  }
}

/**
 * Whether it may be sent again behind a 401. That did nothing; with a key or a
 * version not even a mistaken one is done twice.
 */
export function isReplayable({ method }: Call, options: CallOptions): boolean {
  const { idempotencyKey, ifMatch } = options
  return (
    method === 'GET' || idempotencyKey !== undefined || ifMatch !== undefined
  )
}
