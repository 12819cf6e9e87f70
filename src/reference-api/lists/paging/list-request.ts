import type * as v from 'valibot'

import type { ListQuery } from '../../../contract/list-query.ts'
import { checked } from '../../http/checked.ts'
import { invalid } from '../../http/problem.ts'

/** One field of a sort order, as asked for. */
export interface SortField {
  field: string
  descending: boolean
}

/** The part of a request that all lists share. */
export type ListRequest = v.InferOutput<typeof ListQuery>

/**
 * The checked query of a list. What the contract does not name is ignored;
 * a bad value is 422 with the name of its parameter as the pointer.
 */
export function readListRequest<Schema extends v.GenericSchema>(
  schema: Schema,
  query: Record<string, string>
): v.InferOutput<Schema> {
  return checked(schema, query, path => path.join('.'))
}

/**
 * The fields of `sort=-createdAt,name`; none for no sort at all. 422 for a
 * field that the list cannot be sorted by. `id` is always allowed.
 */
export function readSort(
  text: string | undefined,
  allowed: readonly string[]
): SortField[] {
  const parts = (text ?? '').split(',').filter(part => part !== '')
  return parts.map(part => {
    const descending = part.startsWith('-')
    const field = descending ? part.slice(1) : part
    if (field === 'id' || allowed.includes(field)) return { field, descending }
    const detail = `Sort by some of: ${allowed.join(', ')}. "${field}" is none of them.`
    throw invalid([{ pointer: 'sort', detail }])
  })
}
