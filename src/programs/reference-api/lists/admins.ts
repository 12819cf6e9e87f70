import type { DatabaseSync } from 'node:sqlite'

import type { Admin } from '../../../contract/admin/admin.ts'
import { callQueries } from '../../../contract/call-queries.ts'
import type { FilterName, SortName } from '../../../contract/lists.ts'
import {
  instantOf,
  numberOf,
  optionalInstant,
  optionalText,
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
  oneOf
} from './paging/conditions.ts'
import { readListRequest } from './paging/list-request.ts'
import type { ListSource } from './paging/list-source.ts'
import { readPage } from './paging/page.ts'
import { rowsByIds } from './paging/rows-by-ids.ts'

const source: ListSource = {
  from: 'admins a',
  id: 'a.id',
  sorts: {
    name: ['a.search_key'],
    email: ['a.email'],
    status: ['a.status', 'a.search_key'],
    lastLoginAt: ['a.last_login_at'],
    createdAt: ['a.created_at']
  } satisfies Record<SortName<'admins'>, string[]>,
  nullable: ['a.last_login_at'],
  defaultSort: { field: 'name', descending: false },
  enumerations: { status: 'a.status' }
}

export function addAdminCalls(
  app: App,
  sources: Sources,
  signedIn: Middleware
): void {
  const { database } = sources

  app.get('/admins', signedIn, context => {
    const query = readListRequest(callQueries.admins, context.req.query())
    const filtered = {
      status: oneOf('a.status', query.status),
      lastLoginAt: inPeriod(
        'a.last_login_at',
        query.lastLoginAtFrom,
        query.lastLoginAtTo
      ),
      createdAt: inPeriod(
        'a.created_at',
        query.createdAtFrom,
        query.createdAtTo
      )
    } satisfies Record<FilterName<'admins'>, Condition[]>
    return context.json(
      readPage(sources, query, {
        path: 'admins',
        source,
        conditions: [
          ...Object.values(filtered).flat(),
          ...isFound('a.search_key', query.search, {
            idColumn: 'a.id',
            id: searchedId('adm', query.search)
          })
        ],
        load: ids => load(database, ids)
      })
    )
  })

  app.get('/admins/:id', signedIn, context => {
    const id = rowId('adm', context.req.param('id'))
    const data = id === undefined ? undefined : findAdmin(database, id)
    if (!data) throw notFound('admin')
    return answerItem(context, data)
  })
}

export function findAdmin(
  database: DatabaseSync,
  id: number
): Admin | undefined {
  return load(database, [id]).get(id)
}

function load(
  database: DatabaseSync,
  ids: readonly number[]
): Map<number, Admin> {
  const select = 'SELECT * FROM admins'
  return rowsByIds(database, ids, { select, idColumn: 'id' }, read)
}

function read(row: Row): Admin {
  return {
    id: publicId('adm', numberOf(row, 'id')),
    email: textOf(row, 'email'),
    name: textOf(row, 'name'),
    status: textOf(row, 'status'),
    lastLoginAt: optionalInstant(row, 'last_login_at') ?? null,
    lastLoginIp: optionalText(row, 'last_login_ip'),
    createdAt: instantOf(row, 'created_at'),
    updatedAt: instantOf(row, 'updated_at'),
    version: numberOf(row, 'version')
  }
}
