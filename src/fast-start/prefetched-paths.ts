import { backend, session } from '../backend/backend.ts'
import { calls } from '../contract/calls.ts'

const admin = session.current.path

/** What every page asks for at once; `:id` is the id in the address. */
export const prefetchedPaths =
  backend === null
    ? { admin, currencies: [calls.currencies.path], user: [calls.user.path] }
    : {
        admin,
        currencies: [],
        user: [backend.resources.users?.one ?? []].flat()
      }
