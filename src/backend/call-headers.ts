import type { SessionCalls } from './backend-definition.ts'
import { session } from './backend.ts'

/**
 * The headers of a call, by which alone the inline script's calls and the
 * client's are alike. `token` is `''` for none.
 */
export function callHeaders(
  token: string,
  others: Readonly<Record<string, string>> = {},
  { headers: declared = bearer }: SessionCalls = session
): Headers {
  const headers = new Headers({ accept: 'application/json', ...others })
  for (const [name, value] of Object.entries(declared(token))) {
    headers.set(name, value)
  }
  return headers
}

/** RFC 6750, 2.1. */
function bearer(token: string): Record<string, string> {
  return token === '' ? {} : { authorization: `Bearer ${token}` }
}
