import { backend, session } from '../backend/backend.ts'
import { calls } from '../contract/calls.ts'

const one = (path: string | undefined): string[] =>
  path === undefined ? [] : [path]

/** What every page asks for at once; `:id` is the id in the address. */
export const prefetchedPaths = {
  admin: session.current.path,
  currencies: one(backend === null ? calls.currencies.path : undefined),
  user: one(backend === null ? calls.user.path : backend.resources.users?.one)
}
