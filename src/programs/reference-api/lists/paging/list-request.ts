import type * as v from 'valibot'

import type { ListQuery } from '../../../../contract/list-query.ts'
import type { SortField } from '../../../../format/sort-order.ts'
import { checked } from '../../http/checked.ts'
import { invalid } from '../../http/problem.ts'

export type ListRequest = v.InferOutput<typeof ListQuery>

/** Ignores unknown parameters; 422 for a bad value, by parameter name. */
export function readListRequest<Schema extends v.GenericSchema>(
  schema: Schema,
  query: Record<string, string>
): v.InferOutput<Schema> {
  return checked(schema, query, path => path.join('.'))
}

/** Empty without `sort`. 422 for a field not in `allowed`; `id` always is. */
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
