import * as v from 'valibot'
import { expect, test } from 'vitest'

import { listQuery, ListQuery } from '../../../src/contract/list-query.ts'
import type { ListCriteria } from '../../../src/contract/lists.ts'

const flag = ['true', 'false'] as const

const parametersOf = (filters: ListCriteria['filters']): string[] =>
  Object.keys(listQuery({ sorts: [], filters }).entries).filter(
    name => !Object.hasOwn(ListQuery.entries, name)
  )

test.each([
  ['choice', ['x']],
  ['one', ['x']],
  ['text', ['x']],
  ['period', ['xFrom', 'xTo']],
  ['amount', ['currency', 'xMin', 'xMax']],
  [flag, ['x']]
] as const)('the parameters of a filter that is %s', (filter, parameters) => {
  expect(parametersOf({ x: filter })).toEqual(parameters)
})

test('a currency can be asked for without an amount', () => {
  expect(parametersOf({ currency: 'choice' })).toEqual(['currency'])
  const Query = listQuery({
    sorts: [],
    filters: { currency: 'choice', fee: 'amount' }
  })
  expect(v.parse(Query, { currency: 'EUR,USD' }).currency).toEqual([
    'EUR',
    'USD'
  ])
})

test('values are read by their kind', () => {
  const Query = listQuery({
    sorts: [],
    filters: {
      status: 'choice',
      createdAt: 'period',
      fee: 'amount',
      isTest: flag
    }
  })
  expect(v.parse(Query, { status: 'active,,banned', isTest: 'true' })).toEqual({
    ...v.parse(ListQuery, {}),
    status: ['active', 'banned'],
    isTest: 'true'
  })
  for (const wrong of [
    { isTest: 'yes' },
    { createdAtFrom: 'yesterday' },
    { feeMin: '1.5' }
  ]) {
    expect(v.safeParse(Query, wrong).success).toBe(false)
  }
})
