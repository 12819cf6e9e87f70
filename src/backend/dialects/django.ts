import * as v from 'valibot'

import { writeSort } from '../../format/sort-order.ts'
import type { Dialect } from '../backend-definition.ts'

const Page = v.object({
  results: v.array(v.unknown()),
  count: v.optional(v.number()),
  next: v.nullish(v.string())
})

/** Django REST Framework: LimitOffsetPagination, OrderingFilter. */
export const django: Dialect = {
  page: ({ page, limit }) => ({ limit, offset: (page - 1) * limit }),
  sortBy: fields => ({ ordering: writeSort(fields) }),
  filter: (name, values) => ({ [name]: values }),
  list(answer) {
    const { results, count, next } = v.parse(Page, answer)
    return { rows: results, total: count ?? null, hasMore: Boolean(next) }
  },
  item: answer => answer
}
