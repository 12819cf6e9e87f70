import { callQueries } from '../../../contract/call-queries.ts'
import type { FilterName, SortName } from '../../../contract/lists.ts'
import type { SystemWallet } from '../../../contract/system-wallet/system-wallet.ts'
import {
  flagOf,
  instantOf,
  minorOf,
  numberOf,
  optionalInstant,
  optionalMinor,
  type Row,
  textOf
} from '../data/columns.ts'
import { SETTLED_STATUSES } from '../data/ledger-tables.ts'
import { publicId, rowId, searchedId } from '../data/public-id.ts'
import { answerItem } from '../http/answer-item.ts'
import type { App, Middleware, Sources } from '../http/context.ts'
import { notFound } from '../http/problem.ts'
import { systemHoldings } from './holdings.ts'
import {
  type Condition,
  inPeriod,
  isFound,
  oneOf,
  where
} from './paging/conditions.ts'
import { readListRequest } from './paging/list-request.ts'
import type { ListSource } from './paging/list-source.ts'
import { readPage } from './paging/page.ts'
import { rowsByIds } from './paging/rows-by-ids.ts'

const DAY_MS = 86_400_000
const LAST_AT = '(SELECT created_at FROM entries WHERE id = w.last_entry_id)'

const source: ListSource = {
  from: 'system_wallets s JOIN wallets w ON w.id = s.wallet_id',
  id: 's.wallet_id',
  sorts: {
    name: ['s.search_key'],
    code: ['s.code'],
    purpose: ['s.purpose', 's.search_key'],
    currency: ['w.currency', 's.search_key'],
    balance: ['w.balance'],
    status: ['s.status', 's.search_key'],
    lastTransactionAt: [LAST_AT],
    createdAt: ['s.created_at']
  } satisfies Record<SortName<'systemWallets'>, string[]>,
  defaultSort: { field: 'name', descending: false },
  enumerations: {
    status: 's.status',
    purpose: 's.purpose',
    currency: 'w.currency'
  }
}

export function addSystemWalletCalls(
  app: App,
  sources: Sources,
  signedIn: Middleware
): void {
  const { database } = sources

  app.get('/system-wallets', signedIn, context => {
    const query = readListRequest(
      callQueries.systemWallets,
      context.req.query()
    )
    const below = 'coalesce(w.balance < s.low_balance_at, 0)'
    const filtered = {
      status: oneOf('s.status', query.status),
      currency: oneOf('w.currency', query.currency),
      purpose: oneOf('s.purpose', query.purpose),
      belowThreshold: [
        ...(query.belowThreshold === 'true' ? where(below) : []),
        ...(query.belowThreshold === 'false' ? where(`NOT ${below}`) : [])
      ],
      createdAt: inPeriod(
        's.created_at',
        query.createdAtFrom,
        query.createdAtTo
      )
    } satisfies Record<FilterName<'systemWallets'>, Condition[]>
    const conditions = [
      ...Object.values(filtered).flat(),
      ...isFound('s.search_key', query.search, {
        idColumn: 's.wallet_id',
        id: searchedId('wal', query.search)
      })
    ]
    return context.json(
      readPage(sources, query, {
        path: 'system-wallets',
        source,
        conditions,
        load: ids => load(sources, ids),
        sums: () => ({ holdings: systemHoldings(database, source, conditions) })
      })
    )
  })

  app.get('/system-wallets/:id', signedIn, context => {
    const id = rowId('wal', context.req.param('id'))
    const data = id === undefined ? undefined : findSystemWallet(sources, id)
    if (!data) throw notFound('system wallet')
    return answerItem(context, data)
  })
}

export function findSystemWallet(
  sources: Sources,
  id: number
): SystemWallet | undefined {
  return load(sources, [id]).get(id)
}

function load(
  { database, now }: Sources,
  ids: readonly number[]
): Map<number, SystemWallet> {
  const since = Math.round(now() - DAY_MS)
  const select = `SELECT s.*, w.id, w.currency, w.balance, w.reserved, w.allow_negative,
       ${LAST_AT} AS last_at,
       (SELECT coalesce(sum(delta), 0) FROM entries
        WHERE user_id IS NULL AND wallet_id = w.id AND created_at >= ${since}
          AND status IN (${SETTLED_STATUSES})) AS change_24h
     FROM system_wallets s JOIN wallets w ON w.id = s.wallet_id`
  return rowsByIds(database, ids, { select, idColumn: 'w.id' }, read)
}

function read(row: Row): SystemWallet {
  return {
    id: publicId('wal', numberOf(row, 'id')),
    name: textOf(row, 'name'),
    code: textOf(row, 'code'),
    purpose: textOf(row, 'purpose'),
    currency: textOf(row, 'currency'),
    balance: minorOf(row, 'balance'),
    reserved: minorOf(row, 'reserved'),
    change24h: minorOf(row, 'change_24h'),
    status: textOf(row, 'status'),
    lowBalanceAt: optionalMinor(row, 'low_balance_at') ?? null,
    allowNegative: flagOf(row, 'allow_negative'),
    lastTransactionAt: optionalInstant(row, 'last_at'),
    createdAt: instantOf(row, 'created_at'),
    version: numberOf(row, 'version')
  }
}
