import { afterAll, describe, expect, test } from 'vitest'

import { callQueries } from '../../../../src/contract/call-queries.ts'
import { textOf } from '../../../../src/programs/reference-api/data/columns.ts'
import { openDatabase } from '../../../../src/programs/reference-api/data/database.ts'
import {
  type Condition,
  on,
  where
} from '../../../../src/programs/reference-api/lists/paging/conditions.ts'
import {
  readListRequest,
  readSort
} from '../../../../src/programs/reference-api/lists/paging/list-request.ts'
import { orderOf } from '../../../../src/programs/reference-api/lists/paging/list-source.ts'
import {
  filter,
  pageStatement,
  type Statement,
  valuesOf
} from '../../../../src/programs/reference-api/lists/paging/statements.ts'
import { wayInOrder } from '../../../../src/programs/reference-api/lists/transactions/find-in-order.ts'
import { transactionConditions } from '../../../../src/programs/reference-api/lists/transactions/transaction-filters.ts'
import { searchConditions } from '../../../../src/programs/reference-api/lists/transactions/transaction-search.ts'
import {
  OF_SYSTEM,
  ofUser,
  transactionSource
} from '../../../../src/programs/reference-api/lists/transactions/transaction-source.ts'
import { seedWorld } from '../../../../src/programs/reference-api/seed/seed.ts'
import { ENTRIES, START } from './test-api.ts'

const database = openDatabase(':memory:', empty => {
  seedWorld(empty, { transactions: ENTRIES, now: START, passwordHash: '-' })
})
afterAll(() => {
  database.close()
})

const SORTS = ['createdAt', 'amount', 'type', 'status']

function planOf({ sql, values }: Statement): string {
  return database
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .all(...values)
    .map(row => textOf(row, 'detail'))
    .join('\n')
}

function pagePlan(conditions: Condition[], sort = ''): string {
  const order = orderOf(transactionSource, readSort(sort, SORTS))
  const wanted = { source: transactionSource, conditions, order }
  return planOf(pageStatement(wanted, { limit: 26, offset: 50n }))
}

describe('a page of transactions', () => {
  const wanted: [string, Condition[]][] = [
    ['a user', [ofUser(42)]],
    ['the system', [OF_SYSTEM]],
    ['a wallet', [OF_SYSTEM, ...where('e.wallet_id = ?', 3)]],
    ['a type', [OF_SYSTEM, ...where('e.type = ?', 'prize')]],
    ['a status', [OF_SYSTEM, ...where('e.status = ?', 'failed')]],
    ['a currency', [OF_SYSTEM, ...where('e.currency = ?', 'PLN')]],
    ['a game', [OF_SYSTEM, ...where('e.game_id = ?', 2)]],
    ['a period', [OF_SYSTEM, ...where('e.created_at >= ?', START - 1e9)]],
    ['the admins', [OF_SYSTEM, ...where('e.operator_id IS NOT NULL')]]
  ]

  test.each(wanted)('of %s is read from an index in its order', (_, given) => {
    const plan = pagePlan(given)
    expect(plan).toContain('INDEX entries_')
    expect(plan).not.toMatch(/SCAN e(?! USING)/u)
    expect(plan).not.toContain('TEMP B-TREE')
  })

  test.each(SORTS.flatMap(sort => [sort, `-${sort}`]))(
    'of the system by %s is read from an index in its order',
    sort => {
      const plan = pagePlan([OF_SYSTEM], sort)
      expect(plan).toContain('INDEX entries_system')
      expect(plan).not.toContain('TEMP B-TREE')
    }
  )

  test.each(SORTS)('of the system by %s is filtered in the index', sort => {
    const narrower = [
      ...where('e.wallet_id = 3 AND e.operator_id IS NULL'),
      ...where('abs(e.delta) >= 500 AND e.delta < 0')
    ]
    const plan = pagePlan([OF_SYSTEM, ...narrower], sort)
    expect(plan).toMatch(/USING COVERING INDEX entries_system_/u)
  })

  test.each([false, true])(
    'of a wallet by type is read part by part, backwards: %s',
    descending => {
      const first = { expression: 'e.type', descending, nullable: false }
      const asked = [OF_SYSTEM, ...on('e.wallet_id', '= ?', 3)]
      const way = wayInOrder(database, asked, [first])
      const parts = way.kind === 'parts' ? way.parts : []

      expect(parts.length).toBeGreaterThan(3)
      for (const { conditions } of parts) {
        const plan = pagePlan([...conditions], '-createdAt')
        expect(plan).toContain('COVERING INDEX entries_system_')
        expect(plan).not.toContain('TEMP B-TREE')
      }
    }
  )

  test('of a search without any match is known from the sums', () => {
    const found = searchConditions(database, 'FEE-', 'system')
    const asked = [OF_SYSTEM, ...on('e.type', '= ?', 'prize'), ...found]
    const order = orderOf(transactionSource, [])

    expect(wayInOrder(database, asked, order)).toEqual({
      kind: 'whole',
      conditions: [{ sql: '0', values: [] }]
    })
  })

  test('of what is open is read and counted in an index of nothing else', () => {
    const request = readListRequest(callQueries.walletTransactions, {
      status: 'pending,reserved'
    })
    const given = [OF_SYSTEM, ...transactionConditions(request)]
    const counted = planOf({
      sql: `SELECT count(*) FROM entries e${filter(given)}`,
      values: valuesOf({}, given)
    })
    for (const plan of [pagePlan(given, 'createdAt'), counted]) {
      expect(plan).toMatch(/USING COVERING INDEX entries_system_open/u)
      expect(plan).not.toContain('TEMP B-TREE')
    }
  })

  test.each(wanted)('of %s is counted in an index', (_, given) => {
    const plan = planOf({
      sql: `SELECT count(*) FROM entries e${filter(given)}`,
      values: valuesOf({}, given)
    })
    expect(plan).toContain('INDEX entries_')
    expect(plan).not.toMatch(/SCAN e(?! USING)/u)
  })
})
