import * as v from 'valibot'

import { writeSort } from '../../format/sort-order.ts'
import type { Dialect } from '../backend-definition.ts'
import { dataOf } from '../read.ts'

const Page = v.object({
  data: v.array(v.unknown()),
  meta: v.object({ total: v.number() })
})

/**
 * Laravel's API resources with the length-aware paginator, and the words of
 * spatie/laravel-query-builder.
 */
export const laravel: Dialect = {
  page: ({ page, limit }) => ({ page, per_page: limit }),
  sortBy: fields => ({ sort: writeSort(fields) }),
  filter: (name, values) => ({ [`filter[${name}]`]: values.join(',') }),
  list(answer) {
    const { data, meta } = v.parse(Page, answer)
    return { rows: data, total: meta.total }
  },
  item: dataOf
}
