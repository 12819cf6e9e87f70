import type { DatabaseSync } from 'node:sqlite'

import { callQueries } from '../../../contract/call-queries.ts'
import type { Game } from '../../../contract/game/game.ts'
import type { FilterName, SortName } from '../../../contract/lists.ts'
import {
  flagOf,
  instantOf,
  minorOf,
  numberOf,
  optionalInstant,
  type Row,
  textOf
} from '../data/columns.ts'
import { publicId, rowId, searchedId } from '../data/public-id.ts'
import { answerItem } from '../http/answer-item.ts'
import type { App, Middleware, Sources } from '../http/context.ts'
import { notFound } from '../http/problem.ts'
import {
  type Condition,
  inPeriod,
  isFound,
  inRange,
  isFlag,
  on,
  oneOf
} from './paging/conditions.ts'
import { readListRequest } from './paging/list-request.ts'
import type { ListSource } from './paging/list-source.ts'
import { readPage } from './paging/page.ts'
import { rowsByIds } from './paging/rows-by-ids.ts'

const source: ListSource = {
  from: 'games g',
  id: 'g.id',
  sorts: {
    name: ['g.search_key'],
    code: ['g.code'],
    kind: ['g.kind', 'g.search_key'],
    status: ['g.status', 'g.search_key'],
    players: ['g.players'],
    entryFee: ['g.entry_fee'],
    commissionBps: ['g.commission_bps'],
    prizePool: ['g.prize_pool'],
    startedAt: ['g.started_at'],
    createdAt: ['g.created_at']
  } satisfies Record<SortName<'games'>, string[]>,
  nullable: ['g.started_at'],
  defaultSort: { field: 'name', descending: false },
  enumerations: { status: 'g.status', kind: 'g.kind' }
}

export function addGameCalls(
  app: App,
  sources: Sources,
  signedIn: Middleware
): void {
  const { database } = sources

  app.get('/games', signedIn, context => {
    const query = readListRequest(callQueries.games, context.req.query())
    const filtered = {
      status: oneOf('g.status', query.status),
      kind: oneOf('g.kind', query.kind),
      isPrivate: isFlag('g.is_private', query.isPrivate),
      fee: [
        ...on('g.currency', '= ?', query.currency),
        ...inRange('g.entry_fee', query.feeMin, query.feeMax)
      ],
      startedAt: inPeriod(
        'g.started_at',
        query.startedAtFrom,
        query.startedAtTo
      ),
      createdAt: inPeriod(
        'g.created_at',
        query.createdAtFrom,
        query.createdAtTo
      )
    } satisfies Record<FilterName<'games'>, Condition[]>
    return context.json(
      readPage(sources, query, {
        path: 'games',
        source,
        conditions: [
          ...Object.values(filtered).flat(),
          ...isFound('g.search_key', query.search, {
            idColumn: 'g.id',
            id: searchedId('gam', query.search)
          })
        ],
        load: ids => load(database, ids)
      })
    )
  })

  app.get('/games/:id', signedIn, context => {
    const id = rowId('gam', context.req.param('id'))
    const data = id === undefined ? undefined : findGame(database, id)
    if (!data) throw notFound('game')
    return answerItem(context, data)
  })
}

export function findGame(database: DatabaseSync, id: number): Game | undefined {
  return load(database, [id]).get(id)
}

function load(
  database: DatabaseSync,
  ids: readonly number[]
): Map<number, Game> {
  const select = 'SELECT * FROM games'
  return rowsByIds(database, ids, { select, idColumn: 'id' }, read)
}

function read(row: Row): Game {
  const currency = textOf(row, 'currency')
  return {
    id: publicId('gam', numberOf(row, 'id')),
    name: textOf(row, 'name'),
    code: textOf(row, 'code'),
    kind: textOf(row, 'kind'),
    status: textOf(row, 'status'),
    minPlayers: numberOf(row, 'min_players'),
    maxPlayers: numberOf(row, 'max_players'),
    players: numberOf(row, 'players'),
    entryFee: { amount: minorOf(row, 'entry_fee'), currency },
    prizePool: { amount: minorOf(row, 'prize_pool'), currency },
    commissionBps: numberOf(row, 'commission_bps'),
    isPrivate: flagOf(row, 'is_private'),
    startedAt: optionalInstant(row, 'started_at'),
    finishedAt: optionalInstant(row, 'finished_at'),
    createdAt: instantOf(row, 'created_at'),
    updatedAt: instantOf(row, 'updated_at'),
    version: numberOf(row, 'version')
  }
}
