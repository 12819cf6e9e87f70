import type { DatabaseSync } from 'node:sqlite'

import * as v from 'valibot'

import type { AuditEntry, AuditSubject } from '../../../contract/audit.ts'
import { callQueries } from '../../../contract/call-queries.ts'
import {
  instantOf,
  numberOf,
  optionalMinor,
  optionalNumber,
  optionalText,
  type Row,
  textOf
} from '../data/columns.ts'
import { publicId, rowId } from '../data/public-id.ts'
import type { App, Middleware, Sources } from '../http/context.ts'
import { invalid } from '../http/problem.ts'
import { inPeriod, oneOf, where } from './paging/conditions.ts'
import { readListRequest } from './paging/list-request.ts'
import type { ListSource } from './paging/list-source.ts'
import { readPage } from './paging/page.ts'
import { rowsByIds } from './paging/rows-by-ids.ts'

const source: ListSource = {
  from: 'audit_log l',
  id: 'l.id',
  sorts: { createdAt: ['l.created_at'] },
  defaultSort: { field: 'createdAt', descending: true },
  enumerations: { action: 'l.action' }
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
    const { resource, resourceId, adminId, action } = query
    refuseHalf(resource, resourceId)
    const admins = adminId?.map(id => rowId('adm', id) ?? 0)
    return context.json(
      readPage(sources, query, {
        path: 'audit',
        source,
        conditions: [
          ...where(
            `l.id IN (SELECT audit_id FROM audit_subjects
               WHERE resource = ? AND resource_id = ?)`,
            resource,
            resourceId
          ),
          ...oneOf('l.admin_id', admins),
          ...oneOf('l.action', action),
          ...inPeriod('l.created_at', query.createdAtFrom, query.createdAtTo)
        ],
        load: found => load(database, found)
      })
    )
  })
}

/** 422: an id alone is of no resource. */
function refuseHalf(
  resource: string | undefined,
  resourceId: string | undefined
): void {
  if ((resource === undefined) === (resourceId === undefined)) return
  const pointer = resource === undefined ? 'resource' : 'resourceId'
  throw invalid([{ pointer, detail: 'This field is required.' }])
}

function load(
  database: DatabaseSync,
  ids: readonly number[]
): Map<number, AuditEntry> {
  const select = `SELECT l.*, a.name AS admin_name,
      e.delta, e.currency
    FROM audit_log l JOIN admins a ON a.id = l.admin_id
    LEFT JOIN entries e ON e.id = ${ENTRY}`
  return rowsByIds(database, ids, { select, idColumn: 'l.id' }, row =>
    read(row, subjectsOf(database, numberOf(row, 'id')))
  )
}

/** The entry whose amount a command was about: what it posted, or decided. */
const ENTRY = `CAST(substr(coalesce(
    json_extract(l.after, '$.transactionId'),
    json_extract(l.after, '$.reversedById'),
    json_extract(l.after, '$.postedById'),
    CASE WHEN l.action IN ('transaction.requested', 'transaction.cancelled',
        'transaction.declined')
      THEN l.resource_id END), 5) AS INTEGER)`

function read(row: Row, subjects: AuditEntry['subjects']): AuditEntry {
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
    subjects,
    before: facts(row, 'before'),
    after: facts(row, 'after'),
    amount: amountOf(row),
    reasonCode: optionalText(row, 'reason_code'),
    reason: optionalText(row, 'reason'),
    requestId: textOf(row, 'request_id')
  }
}

function amountOf(row: Row): AuditEntry['amount'] {
  const amount = optionalMinor(row, 'delta')
  return amount === undefined
    ? undefined
    : { amount, currency: textOf(row, 'currency') }
}

function facts(row: Row, column: string): AuditEntry['before'] {
  const text = optionalText(row, column)
  return text === undefined ? undefined : v.parse(Facts, text)
}

/** An entry of a ledger has no name. */
const NAMES = `CASE s.resource
    WHEN 'users' THEN (
      SELECT display_name FROM users WHERE id = s.resource_id)
    WHEN 'admins' THEN (
      SELECT name FROM admins WHERE id = substr(s.resource_id, 5))
    WHEN 'games' THEN (
      SELECT name FROM games WHERE id = substr(s.resource_id, 5))
    WHEN 'system-wallets' THEN (
      SELECT name FROM system_wallets
      WHERE wallet_id = substr(s.resource_id, 5))
  END`

function subjectsOf(database: DatabaseSync, id: number): AuditSubject[] {
  return database
    .prepare(
      `SELECT s.resource, s.resource_id, ${NAMES} AS name,
         e.user_id, e.wallet_id
       FROM audit_subjects s
       LEFT JOIN entries e ON s.resource = 'transactions'
         AND e.id = CAST(substr(s.resource_id, 5) AS INTEGER)
       WHERE s.audit_id = ?
       ORDER BY s.resource DESC, s.resource_id`
    )
    .all(id)
    .map(row => ({
      resource: textOf(row, 'resource'),
      id: textOf(row, 'resource_id'),
      name: optionalText(row, 'name'),
      owner: ownerOf(row)
    }))
}

function ownerOf(row: Row): AuditSubject['owner'] {
  const wallet = optionalNumber(row, 'wallet_id')
  const user = optionalNumber(row, 'user_id')
  if (user !== undefined) return { resource: 'users', id: String(user) }
  return wallet === undefined
    ? undefined
    : { resource: 'system-wallets', id: publicId('wal', wallet) }
}
