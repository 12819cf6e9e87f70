import * as v from 'valibot'

import type { Dialect } from '../backend-definition.ts'

const Page = v.object({
  content: v.array(v.unknown()),
  totalElements: v.optional(v.number()),
  last: v.optional(v.boolean())
})

/** Spring Data: a `Page`, or a `Slice` without a total; pages count from 0. */
export const spring: Dialect = {
  page: ({ page, limit }) => ({ page: page - 1, size: limit }),
  sortBy: fields => ({
    sort: fields.map(
      ({ field, descending }) => `${field},${descending ? 'desc' : 'asc'}`
    )
  }),
  filter: (name, values) => ({ [name]: values }),
  list(answer) {
    const { content, totalElements, last } = v.parse(Page, answer)
    return {
      rows: content,
      total: totalElements ?? null,
      ...(last === undefined ? {} : { hasMore: !last })
    }
  },
  item: answer => answer
}
