import type { DatabaseSync } from 'node:sqlite'

import { calls } from '../../api/contract/calls.ts'
import {
  type TransactionDetail,
  transactionSorts
} from '../../api/contract/transaction.ts'
import { numberOf } from '../data/columns.ts'
import { rowId, userRowId } from '../data/public-id.ts'
import type { App, Middleware, Sources } from '../http/context.ts'
import { notFound } from '../http/problem.ts'
import { readListRequest } from './list-request.ts'
import { readPage } from './page.ts'
import {
  transactionConditions,
  walletConditions
} from './transaction-filters.ts'
import { loadTransactions } from './transaction-rows.ts'
import { searchOfSystem, searchOfUser } from './transaction-search.ts'
import {
  OF_SYSTEM,
  ofUser,
  readTotals,
  transactionSource
} from './transaction-source.ts'
import { loadUsers } from './user-rows.ts'

/** The transactions of a user, of the system wallets, and one of them. */
export function addTransactionCalls(
  app: App,
  sources: Sources,
  signedIn: Middleware
): void {
  const { database } = sources
  const list = {
    source: transactionSource,
    allowedSorts: transactionSorts,
    load: (ids: readonly number[]) => loadTransactions(database, ids)
  }

  app.get('/users/:id/transactions', signedIn, context => {
    const id = userRowId(context.req.param('id'))
    if (!id || !loadUsers(database, [id]).has(id)) throw notFound('user')
    const query = readListRequest(
      calls.userTransactions.query,
      context.req.query()
    )
    const conditions = [
      ofUser(id),
      ...transactionConditions(query),
      ...searchOfUser(query.search)
    ]
    const { data, meta } = readPage(sources, query, { ...list, conditions })
    const counted = query.withTotal === 'true'
    const totals = counted ? { totals: readTotals(database, conditions) } : {}
    return context.json({ data, meta: { ...meta, ...totals } })
  })

  app.get('/system-wallets/transactions', signedIn, context => {
    const query = readListRequest(
      calls.walletTransactions.query,
      context.req.query()
    )
    const conditions = [
      OF_SYSTEM,
      ...transactionConditions(query),
      ...walletConditions(query),
      ...searchOfSystem(query.search)
    ]
    return context.json(readPage(sources, query, { ...list, conditions }))
  })

  app.get('/transactions/:id', signedIn, context => {
    const id = rowId('txn', context.req.param('id'))
    const data = id && readDetail(database, id)
    if (!data) throw notFound('transaction')
    return context.json({ data })
  })
}

/** One entry with every entry of its group, itself included. */
function readDetail(
  database: DatabaseSync,
  id: number
): TransactionDetail | undefined {
  const ids = database
    .prepare(
      `SELECT id FROM entries WHERE group_id = (
         SELECT group_id FROM entries WHERE id = ?
       ) ORDER BY id`
    )
    .all(id)
    .map(row => numberOf(row, 'id'))
  const rows = loadTransactions(database, ids)
  const entries = ids.flatMap(entry => rows.get(entry) ?? [])
  const asked = rows.get(id)
  return asked && { ...asked, entries }
}
