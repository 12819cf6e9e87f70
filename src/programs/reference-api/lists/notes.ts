import type { DatabaseSync, SQLInputValue } from 'node:sqlite'

import { callQueries } from '../../../contract/call-queries.ts'
import { calls } from '../../../contract/calls.ts'
import type { Note } from '../../../contract/note/note.ts'
import { instantOf, numberOf, textOf } from '../data/columns.ts'
import { publicId, rowId, userRowId } from '../data/public-id.ts'
import type { App, Middleware, Sources } from '../http/context.ts'
import { notFound } from '../http/problem.ts'
import { where } from './paging/conditions.ts'
import { readListRequest } from './paging/list-request.ts'
import type { ListSource } from './paging/list-source.ts'
import { readPage } from './paging/page.ts'
import { rowsByIds } from './paging/rows-by-ids.ts'

/** What a note is about; a transaction shares those of its movement. */
export interface NoteSubject {
  column: 'user_id' | 'group_id'
  id: number
}

const source: ListSource = {
  from: 'notes n',
  id: 'n.id',
  sorts: { createdAt: ['n.created_at'] },
  defaultSort: { field: 'createdAt', descending: true },
  enumerations: {}
}

export function addNoteCalls(
  app: App,
  sources: Sources,
  signedIn: Middleware
): void {
  const { database } = sources
  for (const { name, path, find } of [
    { ...calls.userNotes, find: notedUser },
    { ...calls.transactionNotes, find: notedMovement }
  ]) {
    app.get(`/${path}`, signedIn, context => {
      const { column, id } = find(database, context.req.param('id') ?? '')
      const query = readListRequest(callQueries[name], context.req.query())
      return context.json(
        readPage(sources, query, {
          path: `notes of ${column} ${id}`,
          source,
          conditions: where(`n.${column} = ?`, id),
          load: ids => loadNotes(database, ids)
        })
      )
    })
  }
}

export function notedUser(database: DatabaseSync, given: string): NoteSubject {
  const id = one(
    database,
    'SELECT id FROM users WHERE id = ?',
    userRowId(given)
  )
  if (id === undefined) throw notFound('user')
  return { column: 'user_id', id }
}

export function notedMovement(
  database: DatabaseSync,
  given: string
): NoteSubject {
  const id = one(
    database,
    'SELECT group_id AS id FROM entries WHERE id = ?',
    rowId('txn', given)
  )
  if (id === undefined) throw notFound('transaction')
  return { column: 'group_id', id }
}

function one(
  database: DatabaseSync,
  sql: string,
  value: SQLInputValue | undefined
): number | undefined {
  const row = value === undefined ? value : database.prepare(sql).get(value)
  return row && numberOf(row, 'id')
}

export function loadNotes(
  database: DatabaseSync,
  ids: readonly number[]
): Map<number, Note> {
  const select = `SELECT n.*, a.name AS admin_name
    FROM notes n JOIN admins a ON a.id = n.admin_id`
  return rowsByIds(database, ids, { select, idColumn: 'n.id' }, row => ({
    id: publicId('nte', numberOf(row, 'id')),
    createdAt: instantOf(row, 'created_at'),
    text: textOf(row, 'text'),
    author: {
      id: publicId('adm', numberOf(row, 'admin_id')),
      name: textOf(row, 'admin_name')
    }
  }))
}
