import type { DatabaseSync } from 'node:sqlite'

import * as v from 'valibot'

import type { AuditEntry } from '../../../contract/audit.ts'
import { callQueries } from '../../../contract/call-queries.ts'
import {
  instantOf,
  numberOf,
  optionalText,
  type Row,
  textOf
} from '../data/columns.ts'
import { publicId, rowId } from '../data/public-id.ts'
import type { App, Middleware, Sources } from '../http/context.ts'
import { oneOf, where } from './paging/conditions.ts'
import { readListRequest } from './paging/list-request.ts'
import type { ListSource } from './paging/list-source.ts'
import { readPage } from './paging/page.ts'
import { rowsByIds } from './paging/rows-by-ids.ts'

const source: ListSource = {
  from: 'audit_log l',
  id: 'l.id',
  sorts: { createdAt: ['l.created_at'] },
  defaultSort: { field: 'createdAt', descending: true },
  enumerations: {}
}

const Facts = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.unknown())
)

export function addAuditCalls(
  app: App,
  sources: Sources,
  signedIn: Middleware
): void {
  const { database } = sources

  app.get('/audit', signedIn, context => {
    const query = readListRequest(callQueries.audit, context.req.query())
    const { resource, resourceId } = query
    const ids =
      resource === 'transactions'
        ? [resourceId, ...groupOf(database, resourceId)]
        : [resourceId]
    return context.json(
      readPage(sources, query, {
        path: 'audit',
        source,
        conditions: [
          ...where('l.resource = ?', resource),
          ...oneOf('l.resource_id', ids)
        ],
        load: found => load(database, found)
      })
    )
  })
}

/** A movement is reversed as a whole, so each of its entries shows it. */
function groupOf(database: DatabaseSync, entry: string): string[] {
  return database
    .prepare(
      `SELECT id FROM entries
       WHERE group_id = (SELECT group_id FROM entries WHERE id = ?)`
    )
    .all(rowId('txn', entry) ?? null)
    .map(row => publicId('txn', numberOf(row, 'id')))
}

function load(
  database: DatabaseSync,
  ids: readonly number[]
): Map<number, AuditEntry> {
  const select = `SELECT l.*, a.name AS admin_name
    FROM audit_log l JOIN admins a ON a.id = l.admin_id`
  return rowsByIds(database, ids, { select, idColumn: 'l.id' }, read)
}

function read(row: Row): AuditEntry {
  return {
    id: publicId('aud', numberOf(row, 'id')),
    createdAt: instantOf(row, 'created_at'),
    action: textOf(row, 'action'),
    resource: textOf(row, 'resource'),
    resourceId: textOf(row, 'resource_id'),
    admin: {
      id: publicId('adm', numberOf(row, 'admin_id')),
      name: textOf(row, 'admin_name')
    },
    before: facts(row, 'before'),
    after: facts(row, 'after'),
    reason: optionalText(row, 'reason'),
    requestId: textOf(row, 'request_id')
  }
}

function facts(row: Row, column: string): AuditEntry['before'] {
  const text = optionalText(row, column)
  return text === undefined ? undefined : v.parse(Facts, text)
}
