import type { SQLInputValue } from 'node:sqlite'

import type { AuditAction, AuditedResource } from '../../../contract/audit.ts'
import { numberOf } from '../data/columns.ts'
import { notFound } from '../http/problem.ts'
import { checkVersion } from '../http/version.ts'
import { differences, record } from './audit-log.ts'
import type { Command, Done } from './command.ts'

interface Versioned {
  id: string
  version?: number | undefined
}

export interface Resource<Row extends Versioned> {
  name: AuditedResource
  noun: string
  table: string
  idColumn: string
  /** Recorded in the audit log when they change. */
  fields: readonly (string & keyof Row)[]
  find: (command: Command, id: number) => Row | undefined
}

export interface Subject<Row> {
  id: number
  row: Row
}

export interface Change {
  action: AuditAction
  columns: Record<string, SQLInputValue>
  reason?: string | undefined
}

/** Throws 404 if there is none. */
export function existing<Row extends Versioned>(
  resource: Resource<Row>,
  command: Command,
  id: number | undefined
): Subject<Row> {
  const row = id === undefined ? undefined : resource.find(command, id)
  if (id === undefined || !row) throw notFound(resource.noun)
  return { id, row }
}

/** Also requires the current version in `If-Match`. */
export function atVersion<Row extends Versioned>(
  resource: Resource<Row>,
  command: Command,
  id: number | undefined
): Subject<Row> {
  const subject = existing(resource, command, id)
  checkVersion(command.ifMatch, subject.row.version ?? 0)
  return subject
}

/** Raises the version and records what changed. */
export function change<Row extends Versioned>(
  resource: Resource<Row>,
  command: Command,
  { id, row: before }: Subject<Row>,
  { action, columns, reason }: Change
): Done {
  const names = Object.keys(columns)
  command.database
    .prepare(
      `UPDATE ${resource.table}
       SET ${[...names.map(name => `${name} = ?`), 'version = version + 1'].join(', ')}
       WHERE ${resource.idColumn} = ?`
    )
    .run(...Object.values(columns), id)
  const { row: after } = existing(resource, command, id)
  const facts = differences(resource.fields, before, after)
  const about = { resource: resource.name, resourceId: after.id }
  record(command, { action, ...about, ...facts, reason })
  return { status: 200, data: after }
}

export function create<Row extends Versioned>(
  resource: Resource<Row>,
  command: Command,
  { action, columns }: Change
): Done {
  const names = Object.keys(columns)
  const row = command.database
    .prepare(
      `INSERT INTO ${resource.table} (${names.join(', ')})
       VALUES (${names.map(() => '?').join(', ')})
       RETURNING ${resource.idColumn} AS id`
    )
    .get(...Object.values(columns))
  const id = row && numberOf(row, 'id')
  const made = existing(resource, command, id).row
  const { after } = differences(resource.fields, {}, made)
  const about = { resource: resource.name, resourceId: made.id }
  record(command, { action, ...about, after })
  return { status: 201, data: made }
}

export function changedFields(row: object, edit: object): Set<string> {
  const now = new Map<string, unknown>(Object.entries(row))
  const changed = Object.entries(edit).filter(
    ([name, value]) =>
      value !== undefined &&
      JSON.stringify(now.get(name) ?? null) !== JSON.stringify(value)
  )
  return new Set(changed.map(([name]) => name))
}
