import * as v from 'valibot'

import type { ListQuery } from '../../../api/contract/list-query.ts'
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
  const result = v.safeParse(schema, query)
  if (result.success) return result.output
  throw invalid(
    result.issues.map(issue => ({
      pointer: v.getDotPath(issue) ?? '',
      detail: issue.message
    }))
  )
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
    const detail = `"${field}" is none of: ${allowed.join(', ')}`
    throw invalid([{ pointer: 'sort', detail }])
  })
}
