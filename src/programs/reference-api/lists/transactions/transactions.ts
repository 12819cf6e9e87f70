import type { InferOutput } from 'valibot'

import { callQueries } from '../../../../contract/call-queries.ts'
import type { Transaction } from '../../../../contract/ledger/transaction.ts'
import { rowId, userRowId } from '../../data/public-id.ts'
import type { App, Middleware, Sources } from '../../http/context.ts'
import { notFound } from '../../http/problem.ts'
import type { Condition } from '../paging/conditions.ts'
import { readListRequest } from '../paging/list-request.ts'
import { type ListPlan, readPage } from '../paging/page.ts'
import { loadUsers } from '../user-rows.ts'
import { readDailyNet } from './daily-net.ts'
import { tallyOfEntries } from './entry-tally.ts'
import { wayInOrder } from './find-in-order.ts'
import { readTotals } from './totals.ts'
import { readDetail } from './transaction-detail.ts'
import {
  transactionConditions,
  walletConditions
} from './transaction-filters.ts'
import { loadTransactions } from './transaction-rows.ts'
import { searchConditions } from './transaction-search.ts'
import { OF_SYSTEM, ofUser, transactionSource } from './transaction-source.ts'

export function addTransactionCalls(
  app: App,
  sources: Sources,
  signedIn: Middleware
): void {
  const { database } = sources

  app.get('/users/:id/transactions', signedIn, context => {
    const id = knownUser(sources, context.req.param('id'))
    const query = readListRequest(
      callQueries.userTransactions,
      context.req.query()
    )
    const conditions = [ofUser(id), ...userConditions(sources, query)]
    const path = `users/${id}/transactions`
    return context.json(
      readPage(sources, query, plan(sources, { path, conditions }))
    )
  })

  app.get('/users/:id/transactions/daily', signedIn, context => {
    const id = knownUser(sources, context.req.param('id'))
    const query = readListRequest(callQueries.userDailyNet, context.req.query())
    const scope = ofUser(id)
    const data = readDailyNet(
      database,
      query,
      scope,
      userConditions(sources, { ...query, currency: [query.currency] })
    )
    return context.json({ data })
  })

  app.get('/system-wallets/transactions', signedIn, context => {
    const query = readListRequest(
      callQueries.walletTransactions,
      context.req.query()
    )
    const conditions = [OF_SYSTEM, ...systemConditions(sources, query)]
    const path = 'system-wallets/transactions'
    return context.json(
      readPage(sources, query, plan(sources, { path, conditions }))
    )
  })

  app.get('/system-wallets/transactions/daily', signedIn, context => {
    const query = readListRequest(
      callQueries.walletDailyNet,
      context.req.query()
    )
    const wanted = systemConditions(sources, {
      ...query,
      currency: [query.currency]
    })
    const data = readDailyNet(database, query, OF_SYSTEM, wanted)
    return context.json({ data })
  })

  app.get('/transactions/:id', signedIn, context => {
    const id = rowId('txn', context.req.param('id'))
    const data = id && readDetail(database, id)
    if (!data) throw notFound('transaction')
    return context.json({ data })
  })
}

type Request = InferOutput<typeof callQueries.walletTransactions>

function knownUser({ database }: Sources, given: string): number {
  const id = userRowId(given)
  if (!id || !loadUsers(database, [id]).has(id)) throw notFound('user')
  return id
}

function userConditions({ database }: Sources, query: Request): Condition[] {
  const found = searchConditions(database, query.search, 'user')
  return [...transactionConditions(query), ...found]
}

function systemConditions({ database }: Sources, query: Request): Condition[] {
  const found = searchConditions(database, query.search, 'system')
  return [...transactionConditions(query), ...found, ...walletConditions(query)]
}

function plan(
  { database }: Sources,
  wanted: { path: string; conditions: readonly Condition[] }
): ListPlan<Transaction> {
  return {
    ...wanted,
    source: transactionSource,
    wayIn: order => wayInOrder(database, wanted.conditions, order),
    load: ids => loadTransactions(database, ids),
    tallyFor: tallyOfEntries,
    sums: () => ({
      totals: readTotals(database, wanted.conditions, tallyOfEntries)
    })
  }
}
