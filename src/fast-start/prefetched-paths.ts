import { backend, session } from '../backend/backend.ts'
import { endpointOf } from '../backend/endpoint.ts'
import { type Call, calls } from '../contract/calls.ts'

const pathsOf = (call: Call): string[] => {
  const endpoint = endpointOf(backend, call)
  return endpoint ? [endpoint.path] : []
}

/** What every page asks for at once; `:id` is the id in the address. */
export const prefetchedPaths = {
  admin: session.current.path,
  currencies: pathsOf(calls.currencies),
  user: pathsOf(calls.user)
}
