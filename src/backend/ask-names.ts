import type { BackendDefinition, Resource } from './backend-definition.ts'
import { notDeclared } from './not-declared.ts'
import { listAnswer, rowsOf } from './read.ts'
import { type BackendRequest, request } from './request.ts'
import { merged, translateListRequest } from './translate-list-request.ts'

/** The rows of a list that have these ids, whatever it is sorted by. */
export function askNames(
  backend: BackendDefinition,
  resource: Resource,
  ids: readonly string[],
  now: () => number
): BackendRequest {
  if (!resource.names) throw notDeclared()
  const page = { limit: ids.length }
  const { path, query } = translateListRequest(backend, resource, page)
  return {
    ...request('GET', path),
    query: merged([query, resource.names(ids)]),
    read: (answer, headers) => {
      const { rows } = rowsOf(backend, answer, headers)
      return listAnswer(resource, { rows, hasMore: false }, page, now())
    }
  }
}
