import type { Params } from '../contract/params.ts'
import { RequestError } from '../contract/request-error.ts'
import { messages } from '../messages.ts'
import { dropEmpty } from './addresses.ts'

/** Servers and caches on the way cut or refuse longer addresses. */
export const MAX_ADDRESS = 2000

/** Throws, as a truncated query would be a different one. */
export function checkLength(address: string, query: Params): void {
  const params = Object.entries(dropEmpty(query)).map(([name, value]) => [
    name,
    String(value)
  ])
  const { length } = `${address}?${new URLSearchParams(params)}`
  if (length <= MAX_ADDRESS) return
  throw new RequestError({
    kind: 'invalid',
    detail: messages.problem.longAddress
  })
}
