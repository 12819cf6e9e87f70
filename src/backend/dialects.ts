import { writeSort } from '../format/sort-order.ts'
import type { Dialect } from './backend-definition.ts'

/** API resources, with the words of spatie/laravel-query-builder. */
export const laravel: Dialect = {
  page: ({ page, limit }) => ({ page, per_page: limit }),
  sortBy: fields => ({ sort: unlessEmpty(writeSort(fields)) }),
  filter: (name, values) => ({ [`filter[${name}]`]: values.join(',') })
}

/** Django REST Framework: LimitOffsetPagination, OrderingFilter. */
export const django: Dialect = {
  page: ({ page, limit }) => ({ limit, offset: (page - 1) * limit }),
  sortBy: fields => ({ ordering: unlessEmpty(writeSort(fields)) }),
  filter: (name, values) => ({ [name]: values })
}

/** Spring Data: pages count from 0. */
export const spring: Dialect = {
  page: ({ page, limit }) => ({ page: page - 1, size: limit }),
  sortBy: fields => ({
    sort: fields.map(
      ({ field, descending }) => `${field},${descending ? 'desc' : 'asc'}`
    )
  }),
  filter: (name, values) => ({ [name]: values })
}

/** JSON:API 1.1, with the strategy of pages by number. */
export const jsonApi: Dialect = {
  page: ({ page, limit }) => ({ 'page[number]': page, 'page[size]': limit }),
  sortBy: fields => ({ sort: unlessEmpty(writeSort(fields)) }),
  filter: (name, values) => ({ [`filter[${name}]`]: values.join(',') })
}

/** json-server 0.17, which counts in `X-Total-Count`. */
export const jsonServer: Dialect = {
  page: ({ page, limit }) => ({ _page: page, _limit: limit }),
  sortBy: fields => ({
    _sort: unlessEmpty(fields.map(({ field }) => field).join(',')),
    _order: unlessEmpty(
      fields.map(({ descending }) => (descending ? 'desc' : 'asc')).join(',')
    )
  }),
  filter: (name, values) => ({ [name]: values })
}

/** It counts no rows unless a header asks; a full page says that more may come. */
export const postgrest: Dialect = {
  page: ({ page, limit }) => ({ limit, offset: (page - 1) * limit }),
  sortBy: fields => ({
    order: unlessEmpty(
      fields
        .map(
          ({ field, descending }) => `${field}.${descending ? 'desc' : 'asc'}`
        )
        .join(',')
    )
  }),
  filter: (name, values) => ({ [name]: `in.(${values.join(',')})` })
}

/** Strict servers refuse an order by nothing: `sort=`. */
function unlessEmpty(text: string): string | undefined {
  return text === '' ? undefined : text
}
