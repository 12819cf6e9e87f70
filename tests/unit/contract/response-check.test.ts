import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  type PageRequest,
  findIgnored,
  type Ignored,
  type KeyedRowAccessors
} from '../../../src/contract/response-check.ts'

interface Row {
  id: string
  status?: string
  tags?: string[]
  name?: string
  games?: number
  balance?: string
  createdAt?: string
}

const readers: KeyedRowAccessors<Row> = {
  key: row => row.id,
  values: {
    status: row => row.status,
    tag: row => row.tags,
    name: row => row.name,
    games: row => row.games?.toString(),
    balance: row => row.balance,
    createdAt: row => row.createdAt,
    feeMin: row => row.balance
  },
  comparable: { games: 'number', balance: 'minor', createdAt: 'instant' }
}

const nothing: PageRequest = { limit: 25, sort: [], filters: {} }

function byFilters(
  filters: Record<string, string>,
  ...rows: Omit<Row, 'id'>[]
): Ignored[] {
  return findIgnored({ ...nothing, filters }, withIds(rows), readers)
}

function bySort(sort: string, ...rows: Omit<Row, 'id'>[]): Ignored[] {
  const fields = sort.split(',').map(part => ({
    field: part.replace('-', ''),
    descending: part.startsWith('-')
  }))
  return findIgnored({ ...nothing, sort: fields }, withIds(rows), readers)
}

function withIds(rows: Omit<Row, 'id'>[]): Row[] {
  return rows.map((row, index) => ({ ...row, id: String(index) }))
}

const filter = (name: string): Ignored => ({ kind: 'filter', name })
const order = (field: string): Ignored => ({ kind: 'order', field })

describe('filters', () => {
  test('a row in the plain signs of what was pasted is what was asked for', () => {
    const rows = { name: "O'Neill-Ång" }
    expect(byFilters({ name: 'o\u2019neill\u2013a\u030Ang' }, rows)).toEqual([])
    expect(byFilters({ name: 'o\u2019neal' }, rows)).toEqual([filter('name')])
  })

  test('a row with none of the values shows that the filter was ignored', () => {
    const rows = [{ status: 'active' }, { status: 'banned' }]
    expect(byFilters({ status: 'active,banned' }, ...rows)).toEqual([])
    expect(byFilters({ status: 'active' }, ...rows)).toEqual([filter('status')])
  })

  test('one of several values of a row is enough', () => {
    expect(byFilters({ tag: 'vip' }, { tags: ['new', 'vip'] })).toEqual([])
    expect(byFilters({ tag: 'vip' }, { tags: ['new'] })).toEqual([
      filter('tag')
    ])
  })

  test('case is left to the server, and a value may have a comma', () => {
    expect(byFilters({ name: 'dep-1' }, { name: 'DEP-1' })).toEqual([])
    expect(byFilters({ name: 'Rossi, Ada' }, { name: 'Rossi, Ada' })).toEqual(
      []
    )
  })

  test('a row without the value, and a filter without a reader, pass', () => {
    expect(byFilters({ status: 'active' }, {})).toEqual([])
    expect(byFilters({ country: 'PL', toString: 'x' }, {})).toEqual([])
    expect(byFilters({ status: '' }, { status: 'banned' })).toEqual([])
  })

  test.each([
    ['createdAtFrom', '2026-11-01T00:00:00Z', true],
    ['createdAtFrom', '2026-11-01T00:00:00.001Z', false],
    ['createdAtTo', '2026-11-01T00:00:00.001Z', true],
    ['createdAtTo', '2026-11-01T01:00:00+01:00', false]
  ])('%s=%s holds for midnight: %s', (name, bound, holds) => {
    const row = { createdAt: '2026-11-01T00:00:00.000Z' }
    expect(byFilters({ [name]: bound }, row)).toEqual(
      holds ? [] : [filter(name)]
    )
  })

  test.each([
    ['balanceMin', '9007199254740993', true],
    ['balanceMin', '9007199254740994', false],
    ['balanceMax', '9007199254740993', true],
    ['balanceMax', '9007199254740992', false],
    ['feeMin', '9007199254740994', false]
  ])('%s=%s holds for 2^53 + 1: %s', (name, bound, holds) => {
    expect(
      byFilters({ [name]: bound }, { balance: '9007199254740993' })
    ).toEqual(holds ? [] : [filter(name)])
  })

  test('a bound or a value that is none is not judged', () => {
    expect(byFilters({ balanceMin: '10' }, { balance: 'n/a' })).toEqual([])
    expect(byFilters({ balanceMin: 'ten' }, { balance: '1' })).toEqual([])
    expect(byFilters({ createdAtFrom: 'May 1' }, { createdAt: '1' })).toEqual(
      []
    )
  })
})

describe('order', () => {
  test('one row that was searched for exactly may stand first', () => {
    const rows = withIds([{ games: 1 }, { games: 9 }, { games: 5 }])
    const sort = [{ field: 'games', descending: true }]
    const searched = { ...nothing, sort, filters: { search: '1' } }
    expect(findIgnored(searched, rows, readers)).toEqual([])
    expect(findIgnored({ ...nothing, sort }, rows, readers)).toEqual([
      { kind: 'order', field: 'games' }
    ])
  })

  test('two rows the wrong way round show that it was ignored', () => {
    const rows = [{ games: 9 }, { games: 10 }]
    expect(bySort('games', ...rows)).toEqual([])
    expect(bySort('-games', ...rows)).toEqual([order('games')])
  })

  test('a second field is judged among rows that are equal in the first', () => {
    const rows = [
      { name: 'a', balance: '2' },
      { name: 'a', balance: '1' },
      { name: 'b', balance: '9' }
    ]
    expect(bySort('name,-balance', ...rows)).toEqual([])
    expect(bySort('name,balance', ...rows)).toEqual([order('balance')])
  })

  test('the order of text and of missing values is the server’s', () => {
    expect(bySort('name', { name: 'b' }, { name: 'A' })).toEqual([])
    expect(bySort('-games,balance', {}, { games: 1 }, {})).toEqual([])
    expect(bySort('unknown', { name: 'b' }, { name: 'a' })).toEqual([])
    expect(bySort('games', { games: Number.NaN }, { games: 1 })).toEqual([])
  })

  test('instants that differ below a millisecond decide nothing', () => {
    const rows = [
      { createdAt: '2026-11-01T00:00:00.0001Z', balance: '2' },
      { createdAt: '2026-11-01T00:00:00.0009Z', balance: '1' }
    ]
    expect(bySort('-createdAt,balance', ...rows)).toEqual([])
  })
})

describe('a page', () => {
  test('with more rows than asked for shows that the limit was ignored', () => {
    const rows = withIds([{}, {}, {}])
    expect(findIgnored({ ...nothing, limit: 3 }, rows, readers)).toEqual([])
    expect(findIgnored({ ...nothing, limit: 2 }, rows, readers)).toEqual([
      { kind: 'limit' }
    ])
  })

  test('with a row twice says so', () => {
    expect(findIgnored(nothing, [{ id: '1' }, { id: '1' }], readers)).toEqual([
      { kind: 'double-rows' }
    ])
  })
})

describe('every server', () => {
  const fields = {
    id: fc.uuid(),
    status: fc.constantFrom('active', 'banned', 'closed'),
    name: fc.string(),
    games: fc.nat(20),
    balance: fc.bigInt({ min: -20n, max: 20n }).map(String),
    createdAt: fc
      .date({
        min: new Date('2026-01-01'),
        max: new Date('2026-01-02'),
        noInvalidDate: true
      })
      .map(date => date.toISOString())
  }
  const rowsOf = (row: fc.Arbitrary<Row>): fc.Arbitrary<Row[]> =>
    fc.uniqueArray(row, { selector: item => item.id })
  const field = fc.constantFrom('games', 'balance', 'createdAt')
  const sort = fc.uniqueArray(fc.record({ field, descending: fc.boolean() }), {
    selector: item => item.field,
    maxLength: 3
  })
  const filters = fc.record(
    {
      status: fc.constantFrom('active', 'active,banned', 'closed'),
      balanceMin: fc.bigInt({ min: -20n, max: 0n }).map(String),
      balanceMax: fc.bigInt({ min: 0n, max: 20n }).map(String),
      createdAtFrom: fc.constant('2026-01-01T06:00:00Z'),
      createdAtTo: fc.constant('2026-01-01T18:00:00Z')
    },
    { requiredKeys: [] }
  )

  function valueOf(item: Row, name: string): bigint {
    if (name === 'games') return BigInt(item.games ?? 0)
    if (name === 'balance') return BigInt(item.balance ?? 0)
    return BigInt(Date.parse(item.createdAt ?? ''))
  }

  /** A page as a server makes it that does what it is asked. */
  function served(all: Row[], asked: PageRequest): Row[] {
    const { status, balanceMin, balanceMax } = asked.filters
    const { createdAtFrom, createdAtTo } = asked.filters
    const inside = (item: Row): boolean =>
      (!status || status.split(',').includes(item.status ?? '')) &&
      (!balanceMin || BigInt(item.balance ?? '') >= BigInt(balanceMin)) &&
      (!balanceMax || BigInt(item.balance ?? '') <= BigInt(balanceMax)) &&
      (!createdAtFrom ||
        valueOf(item, '') >= BigInt(Date.parse(createdAtFrom))) &&
      (!createdAtTo || valueOf(item, '') < BigInt(Date.parse(createdAtTo)))
    return all
      .filter(inside)
      .toSorted((one, other) => {
        for (const { field: name, descending } of asked.sort) {
          const by = valueOf(one, name) - valueOf(other, name)
          if (by !== 0n) return by > 0n === descending ? -1 : 1
        }
        return 0
      })
      .slice(0, asked.limit)
  }

  test('that does what it is asked is never accused', () => {
    fc.assert(
      fc.property(
        rowsOf(fc.record(fields)),
        sort,
        filters,
        fc.nat(30),
        (all, order_, asks, limit) => {
          const asked = { limit, sort: order_, filters: asks }
          expect(findIgnored(asked, served(all, asked), readers)).toEqual([])
        }
      )
    )
  })

  test('whose rows may have gaps is accused of filters and order only by a row that breaks them', () => {
    const rows = rowsOf(fc.record(fields, { requiredKeys: ['id'] }))
    const kinds = new Set<string>()
    fc.assert(
      fc.property(rows, sort, filters, (all, order_, asks) => {
        const asked = { limit: 1000, sort: order_, filters: asks }
        for (const found of findIgnored(asked, all, readers)) {
          kinds.add(found.kind)
          if (found.kind === 'order') {
            expect(all.length).toBeGreaterThan(1)
          } else if (found.kind === 'filter') {
            const alone = { ...asked, sort: [] }
            const culprits = all.filter(
              item => findIgnored(alone, [item], readers).length > 0
            )
            expect(culprits).not.toEqual([])
          } else {
            expect.unreachable(found.kind)
          }
        }
      })
    )
    expect([...kinds].toSorted()).toEqual(['filter', 'order'])
  })

  test('that sorts the other way round is found out', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer(), { minLength: 2 }),
        fc.boolean(),
        (numbers, descending) => {
          const sorted = numbers.toSorted((one, other) =>
            descending ? one - other : other - one
          )
          const page = sorted.map(games => ({ id: String(games), games }))
          const asked = {
            ...nothing,
            limit: 1000,
            sort: [{ field: 'games', descending }]
          }
          expect(findIgnored(asked, page, readers)).toEqual([order('games')])
        }
      )
    )
  })
})
