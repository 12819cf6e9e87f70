import { expect, test } from 'vitest'

import type { Dialect } from '../../../src/backend/backend-definition.ts'
import {
  django,
  jsonApi,
  jsonServer,
  laravel,
  postgrest,
  spring
} from '../../../src/backend/dialects.ts'

const fields = [
  { field: 'created', descending: true },
  { field: 'id', descending: false }
]

const asked: [string, Dialect, object][] = [
  [
    'laravel',
    laravel,
    { page: 3, per_page: 50, sort: '-created,id', 'filter[state]': 'a,b' }
  ],
  [
    'django',
    django,
    { offset: 100, limit: 50, ordering: '-created,id', state: ['a', 'b'] }
  ],
  [
    'spring',
    spring,
    { page: 2, size: 50, sort: ['created,desc', 'id,asc'], state: ['a', 'b'] }
  ],
  [
    'jsonApi',
    jsonApi,
    {
      'page[number]': 3,
      'page[size]': 50,
      sort: '-created,id',
      'filter[state]': 'a,b'
    }
  ],
  [
    'jsonServer',
    jsonServer,
    {
      _page: 3,
      _limit: 50,
      _sort: 'created,id',
      _order: 'desc,asc',
      state: ['a', 'b']
    }
  ],
  [
    'postgrest',
    postgrest,
    { offset: 100, limit: 50, order: 'created.desc,id.asc', state: 'in.(a,b)' }
  ]
]

test.each(asked)(
  '%s asks for a page, an order and two values',
  (_, dialect, query) => {
    expect({
      ...dialect.page({ page: 3, limit: 50 }),
      ...dialect.sortBy(fields),
      ...dialect.filter('state', ['a', 'b'])
    }).toEqual(query)
  }
)

test.each(asked)('%s asks for no order where there is none', (_, dialect) => {
  const values = Object.values(dialect.sortBy([])).flat()
  expect(values.filter(value => value !== undefined)).toEqual([])
})
