import type { Params } from '../contract/params.ts'

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

/** Without a body and headers of its own. */
export function request(
  method: BackendRequest['method'],
  path: string
): Pick<
  BackendRequest,
  'kind' | 'method' | 'path' | 'headers' | 'isReplayable'
> {
  return {
    kind: 'request',
    method,
    path,
    headers: {},
    isReplayable: method === 'GET'
  }
}
