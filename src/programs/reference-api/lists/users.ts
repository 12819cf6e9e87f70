import type { InferOutput } from 'valibot'

import { callQueries } from '../../../contract/call-queries.ts'
import { userSorts } from '../../../contract/user/user.ts'
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
    const conditions = [...conditionsOf(query), ...balanceConditions(query)]
    return context.json(
      readPage(sources, query, {
        path: 'users',
        source,
        conditions,
        allowedSorts: userSorts,
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
    },
    nullable: ['(b.balance - b.reserved)', 'u.last_seen_at'],
    defaultSort: { field: 'displayName', descending: false },
    enumerations: { status: 'u.status', country: 'u.country' }
  }
}

function conditionsOf(query: UserRequest): Condition[] {
  return [
    ...oneOf('u.status', query.status),
    ...oneOf('u.country', query.country),
    ...isFlag('u.is_test', query.isTest),
    ...inPeriod('u.created_at', query.createdAtFrom, query.createdAtTo),
    ...inPeriod('u.last_seen_at', query.lastSeenAtFrom, query.lastSeenAtTo),
    ...hasWords('u.search_key', query.search)
  ]
}

/** A currency alone selects the users who have a wallet in it. */
function balanceConditions(query: UserRequest): Condition[] {
  const least = minor(query.balanceMin)
  const most = minor(query.balanceMax)
  const holds = query.currency === undefined ? [] : where('b.id IS NOT NULL')
  const reserved = `EXISTS (SELECT 1 FROM wallets r
    WHERE r.user_id = u.id AND r.reserved > 0)`
  return [
    ...holds,
    ...where('b.balance - b.reserved >= ?', least),
    ...where('b.balance - b.reserved <= ?', most),
    ...(query.hasReserved === 'true' ? where(reserved) : []),
    ...(query.hasReserved === 'false' ? where(`NOT ${reserved}`) : [])
  ]
}
