import type { InferOutput } from 'valibot'

import { callQueries } from '../../../contract/call-queries.ts'
import type { FilterName, SortName } from '../../../contract/lists.ts'
import { cleanCode } from '../../../format/clean-text.ts'
import { userRowId } from '../data/public-id.ts'
import { answerItem } from '../http/answer-item.ts'
import type { App, Middleware, Sources } from '../http/context.ts'
import { notFound } from '../http/problem.ts'
import { userHoldings } from './holdings.ts'
import {
  type Condition,
  inPeriod,
  isFlag,
  minor,
  oneOf,
  hasWords,
  where
} from './paging/conditions.ts'
import { readListRequest } from './paging/list-request.ts'
import type { ListSource } from './paging/list-source.ts'
import { readPage } from './paging/page.ts'
import { loadUsers } from './user-rows.ts'

type UserRequest = InferOutput<typeof callQueries.users>

/** For balances if no currency is named. */
const HOME_CURRENCY = 'EUR'

export function addUserCalls(
  app: App,
  sources: Sources,
  signedIn: Middleware
): void {
  const { database } = sources

  app.get('/users', signedIn, context => {
    const query = readListRequest(callQueries.users, context.req.query())
    const found = userRowId(cleanCode(query.search ?? ''))
    const source: ListSource = {
      ...sourceIn(query.currency ?? HOME_CURRENCY),
      // Whoever types a whole id wants this user.
      first: found === undefined ? undefined : `(u.id = ${found})`
    }
    const conditions = [
      ...Object.values(filterConditions(query)).flat(),
      ...hasWords('u.search_key', query.search)
    ]
    return context.json(
      readPage(sources, query, {
        path: 'users',
        source,
        conditions,
        load: ids => loadUsers(database, ids),
        sums: () => ({ holdings: userHoldings(database, source, conditions) })
      })
    )
  })

  app.get('/users/:id', signedIn, context => {
    const id = userRowId(context.req.param('id'))
    const data = id && loadUsers(database, [id]).get(id)
    if (!data) throw notFound('user')
    return answerItem(context, data)
  })
}

/** Each user beside the wallet in this currency. */
function sourceIn(currency: string): ListSource {
  return {
    from: 'users u LEFT JOIN wallets b ON b.user_id = u.id AND b.currency = ?',
    fromValues: [currency],
    id: 'u.id',
    sorts: {
      displayName: ['u.name_key'],
      username: ['u.username'],
      email: ['u.email'],
      status: ['u.status', 'u.name_key'],
      country: ['u.country', 'u.name_key'],
      balance: ['(b.balance - b.reserved)'],
      gamesPlayed: ['u.games_played'],
      lastSeenAt: ['u.last_seen_at'],
      createdAt: ['u.created_at']
    } satisfies Record<SortName<'users'>, string[]>,
    nullable: ['(b.balance - b.reserved)', 'u.last_seen_at'],
    defaultSort: { field: 'displayName', descending: false },
    enumerations: { status: 'u.status', country: 'u.country' }
  }
}

/** A currency alone selects the users who have a wallet in it. */
function filterConditions(
  query: UserRequest
): Record<FilterName<'users'>, Condition[]> {
  const reserved = `EXISTS (SELECT 1 FROM wallets r
    WHERE r.user_id = u.id AND r.reserved > 0)`
  return {
    status: oneOf('u.status', query.status),
    country: oneOf('u.country', query.country),
    isTest: isFlag('u.is_test', query.isTest),
    createdAt: inPeriod('u.created_at', query.createdAtFrom, query.createdAtTo),
    lastSeenAt: inPeriod(
      'u.last_seen_at',
      query.lastSeenAtFrom,
      query.lastSeenAtTo
    ),
    currency: query.currency === undefined ? [] : where('b.id IS NOT NULL'),
    balance: [
      ...where('b.balance - b.reserved >= ?', minor(query.balanceMin)),
      ...where('b.balance - b.reserved <= ?', minor(query.balanceMax))
    ],
    hasReserved: [
      ...(query.hasReserved === 'true' ? where(reserved) : []),
      ...(query.hasReserved === 'false' ? where(`NOT ${reserved}`) : [])
    ]
  }
}
