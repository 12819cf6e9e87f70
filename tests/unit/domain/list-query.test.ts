import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  type ListQuery,
  type ListRules,
  readListQuery,
  toggleSort,
  writeListQuery
} from '../../../src/domain/list-query.ts'

const rules: ListRules = {
  pageSizes: [10, 25, 50, 100],
  defaultLimit: 25,
  sortFields: ['name', 'createdAt'],
  defaultSort: [{ field: 'createdAt', descending: true }],
  filters: ['status', 'country']
}

describe('list query', () => {
  test('an address without a query is the first page in the usual order', () => {
    const query = readListQuery('', rules)
    expect(query).toEqual({
      page: 1,
      limit: 25,
      sort: rules.defaultSort,
      search: '',
      filters: {}
    })
    expect(writeListQuery(query, rules)).toBe('')
  })

  test('what is absurd or unknown falls back to the default', () => {
    const query = readListQuery(
      '?page=0&limit=9999&sort=-password,;drop&status=&x=1',
      rules
    )
    expect(writeListQuery(query, rules)).toBe('')
    expect(readListQuery('?page=1e9', rules).page).toBe(1)
    expect(readListQuery('?page=2.5', rules).page).toBe(1)
  })

  test('equal queries have equal addresses', () => {
    expect(
      writeListQuery(
        readListQuery(
          '?page=2&status=active,suspended,active&search=ma%20r&sort=name',
          rules
        ),
        rules
      )
    ).toBe('?search=ma+r&status=active,suspended&sort=name&page=2')
  })

  test('every query comes back from its address', () => {
    const words = fc.string({ minLength: 1, unit: 'binary' })
    const query: fc.Arbitrary<ListQuery> = fc.record({
      page: fc.integer({ min: 1, max: 1000 }),
      limit: fc.constantFrom(...rules.pageSizes),
      sort: fc
        .uniqueArray(fc.constantFrom(...rules.sortFields), { minLength: 1 })
        .chain(fields =>
          fc.tuple(
            ...fields.map(field =>
              fc.record({
                field: fc.constant(field),
                descending: fc.boolean()
              })
            )
          )
        ),
      search: words.filter(text => text.isWellFormed()),
      filters: fc.constantFrom({}, { status: ['active', 'banned'] })
    })
    fc.assert(
      fc.property(query, given => {
        expect(readListQuery(writeListQuery(given, rules), rules)).toEqual(
          given
        )
      })
    )
  })
})

describe('sort', () => {
  const name = { field: 'name', descending: false }
  const nameDown = { field: 'name', descending: true }
  const created = { field: 'createdAt', descending: true }

  test('a click sorts by one column, up and then down', () => {
    expect(toggleSort([created], 'name', false)).toEqual([name])
    expect(toggleSort([name], 'name', false)).toEqual([nameDown])
    expect(toggleSort([nameDown], 'name', false)).toEqual([name])
  })

  test('a click with Shift keeps the other columns', () => {
    expect(toggleSort([created], 'name', true)).toEqual([created, name])
    expect(toggleSort([created, name], 'name', true)).toEqual([
      created,
      nameDown
    ])
    expect(toggleSort([created, nameDown], 'name', true)).toEqual([created])
  })
})
