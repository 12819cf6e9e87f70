import { describe, expect, test } from 'vitest'

import {
  type ListRules,
  readListAddress,
  readListQuery,
  writeListQuery
} from '../../../../../src/features/list/store/list-parameters.ts'

const rules: ListRules = {
  pageSizes: [10, 25, 50, 100],
  defaultLimit: 25,
  sortFields: ['name', 'createdAt'],
  defaultSort: [{ field: 'createdAt', descending: true }],
  filters: [
    { kind: 'choice', name: 'status' },
    { kind: 'one', name: 'direction', values: ['credit', 'debit'] },
    { kind: 'one', name: 'currency' },
    { kind: 'text', name: 'reference' },
    { kind: 'period', name: 'createdAt' },
    { kind: 'amount', name: 'fee' }
  ]
}
const byDefault: ListRules = { ...rules, defaultFilters: { createdAt: ['7d'] } }

const canonical = (search: string, by = rules): string =>
  writeListQuery(readListQuery(search, by), by)

const firstPage = {
  page: 1,
  cursor: '',
  limit: 25,
  sort: [{ field: 'createdAt', descending: true }],
  search: '',
  filters: {},
  zone: '',
  open: '',
  snapshot: undefined
}

describe('an address', () => {
  test('without a query is the first page in the usual order', () => {
    expect(readListAddress('', rules)).toEqual({
      corrections: [],
      query: firstPage
    })
    expect(canonical('')).toBe('')
  })

  test('with what no list knows is the same as without it, and says so', () => {
    const search = '?staus=banned&createdAtFrom=&amountMin=&status=active'
    const { query, corrections } = readListAddress(search, rules)
    expect(query).toEqual({ ...firstPage, filters: { status: ['active'] } })
    expect(corrections).toEqual([
      { name: 'staus', given: 'banned', unknown: true },
      { name: 'createdAtFrom', given: '', unknown: true },
      { name: 'amountMin', given: '', unknown: true }
    ])
  })

  test.each([
    ...rules.filters.map(({ name }) => name),
    'page',
    'cursor',
    'limit',
    'sort',
    'search',
    'zone',
    'open',
    'frozen',
    'live'
  ])('with an empty %s is the same as without it, and says so', name => {
    for (const by of [rules, byDefault]) {
      const { query, corrections } = readListAddress(`?${name}=`, by)
      const filters = by === byDefault ? { createdAt: ['7d'] } : {}
      expect(query).toEqual({ ...firstPage, filters })
      expect(corrections).toEqual([{ name, given: '' }])
    }
  })

  test('takes the first of two values, and names the second', () => {
    const { query, corrections } = readListAddress(
      '?status=active&page=2&status=banned',
      rules
    )
    expect(writeListQuery(query, rules)).toBe('?status=active&page=2')
    expect(corrections).toEqual([{ name: 'status', given: 'banned' }])
  })

  test.each([
    ['page', '0'],
    ['page', '-1'],
    ['page', '2.5'],
    ['page', '1e9'],
    ['page', '1000001'],
    ['page', 'last'],
    ['limit', '9999'],
    ['limit', '30'],
    ['limit', '0'],
    ['sort', 'password'],
    ['sort', '-name,;drop'],
    ['createdAt', '2026-02-30'],
    ['createdAt', '2026-02-30..'],
    ['createdAt', '2026-11-03..2026-11-01'],
    ['createdAt', '..'],
    ['createdAt', 'garbage'],
    ['createdAt', 'any'],
    ['fee', 'EUR:5..1'],
    ['fee', 'EUR:..'],
    ['fee', '100..200'],
    ['fee', 'EUR:1.50..'],
    ['direction', 'sideways'],
    ['reference', 'x'.repeat(201)],
    ['search', 'x'.repeat(201)],
    ['cursor', 'x'.repeat(501)],
    ['search', '  '],
    ['status', ' , '],
    ['reference', ' '],
    ['zone', 'Mars/Base'],
    ['zone', '+02:00'],
    ['frozen', 'yesterday'],
    ['live', 'createdAt:7d']
  ])('%s=%.30s is left out, and named', (name, given) => {
    const search = `?status=active&${new URLSearchParams({ [name]: given })}`
    const { query, corrections } = readListAddress(search, rules)
    expect(corrections).toEqual([{ name, given }])
    expect(writeListQuery(query, rules)).toBe('?status=active')
  })

  test('names all that it could not be taken for', () => {
    const search = '?page=0&limit=9999&sort=-password&status=banned&fee=5'
    const { query, corrections } = readListAddress(search, rules)
    expect(corrections.map(({ name }) => name)).toEqual([
      'fee',
      'page',
      'limit',
      'sort'
    ])
    expect(writeListQuery(query, rules)).toBe('?status=banned')
  })

  test('equal queries have equal addresses', () => {
    expect(
      canonical(
        '?page=02&sort=name,name&status=active,,suspended,active&search=ma%20r&createdAt=7d&fee=EUR:007..&open=u%2F1'
      )
    ).toBe(
      '?search=ma+r&status=active,suspended&createdAt=7d&fee=EUR:7..&sort=name&page=2&open=u/1'
    )
    expect(canonical('?status=%20,%20')).toBe('')
    expect(canonical('?reference=%20a%20')).toBe('?reference=a')
  })
})

test('a page of a list that knows cursors alone has no number', () => {
  const byCursor = { ...rules, byCursor: true }
  expect(readListAddress('?page=3', byCursor)).toMatchObject({
    query: { page: 1 },
    corrections: [{ name: 'page', given: '3' }]
  })
  expect(readListAddress('?page=3&cursor=c', byCursor)).toMatchObject({
    query: { page: 3, cursor: 'c' },
    corrections: []
  })
})

describe('a filter by default', () => {
  test('narrows a clean address, and "any" takes it off', () => {
    expect(readListQuery('', byDefault).filters).toEqual({ createdAt: ['7d'] })
    expect(readListQuery('?createdAt=any', byDefault).filters).toEqual({})
    expect(canonical('?createdAt=7d', byDefault)).toBe('')
    expect(canonical('?createdAt=any', byDefault)).toBe('?createdAt=any')
    expect(canonical('?createdAt=30d', byDefault)).toBe('?createdAt=30d')
  })

  test('takes the place of what means nothing', () => {
    const { query, corrections } = readListAddress('?createdAt=x', byDefault)
    expect(query.filters).toEqual({ createdAt: ['7d'] })
    expect(corrections).toEqual([{ name: 'createdAt', given: 'x' }])
  })
})

describe('a currency beside an amount', () => {
  test('of another currency is left out, and named', () => {
    const { query, corrections } = readListAddress(
      '?currency=PLN&fee=EUR:100..',
      rules
    )
    expect(query.filters).toEqual({ fee: ['EUR:100..'] })
    expect(corrections).toEqual([{ name: 'currency', given: 'PLN' }])
  })

  test('of the same currency says nothing new', () => {
    const search = '?currency=EUR&fee=EUR:100..'
    expect(readListAddress(search, rules).corrections).toEqual([])
    expect(canonical(search)).toBe('?fee=EUR:100..')
  })
})

describe('a frozen address', () => {
  test('says since when, and what it was before', () => {
    const frozen = 'frozen=2026-11-21T14:02:11.000Z&live=createdAt:7d,seenAt:'
    const { query } = readListAddress(`?${frozen}`, rules)
    expect(query.snapshot).toEqual({
      at: '2026-11-21T14:02:11.000Z',
      live: { createdAt: '7d', seenAt: '' }
    })
    expect(writeListQuery(query, rules)).toBe(`?${frozen}`)
  })

  test('keeps nothing from before where it is not frozen', () => {
    expect(canonical('?live=createdAt:7d')).toBe('')
  })
})
