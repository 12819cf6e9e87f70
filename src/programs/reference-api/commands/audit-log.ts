import type { AuditAction, AuditedResource } from '../../../contract/audit.ts'
import type { Command } from './command.ts'

/** By the contract's names; an empty field is null. */
export type Facts = Record<string, unknown>

export interface AuditRecord {
  action: AuditAction
  resource: AuditedResource
  resourceId: string
  before?: Facts | undefined
  after?: Facts | undefined
  reason?: string | undefined
  reasonCode?: string | undefined
  /** Beside the resource itself. */
  touched?: readonly Subject[]
}

export type Why = Pick<AuditRecord, 'reason' | 'reasonCode'>

export interface Subject {
  resource: AuditedResource
  resourceId: string
}

/** Nothing ever removes a record. */
export function record(command: Command, entry: AuditRecord): void {
  const { lastInsertRowid: id } = command.database
    .prepare(
      `INSERT INTO audit_log (created_at, admin_id, action, resource,
         resource_id, before, after, reason, reason_code, request_id)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
    )
    .run(
      command.at,
      command.adminId,
      entry.action,
      entry.resource,
      entry.resourceId,
      textOf(entry.before),
      textOf(entry.after),
      entry.reason ?? null,
      entry.reasonCode ?? null,
      command.requestId
    )
  const insert = command.database.prepare(
    'INSERT OR IGNORE INTO audit_subjects VALUES (?, ?, ?)'
  )
  for (const { resource, resourceId } of [entry, ...(entry.touched ?? [])]) {
    insert.run(resource, resourceId, id)
  }
}

export function differences<Row extends object>(
  fields: readonly (string & keyof Row)[],
  before: Partial<Row>,
  after: Partial<Row>
): { before: Facts; after: Facts } {
  const changed = fields.filter(field => isChanged(before, after, field))
  const pick = (row: Partial<Row>): Facts =>
    Object.fromEntries(changed.map(field => [field, row[field] ?? null]))
  return { before: pick(before), after: pick(after) }
}

function isChanged<Row extends object>(
  before: Partial<Row>,
  after: Partial<Row>,
  field: keyof Row
): boolean {
  const [was, is] = [before[field] ?? null, after[field] ?? null]
  return JSON.stringify(was) !== JSON.stringify(is)
}

function textOf(facts: Facts | undefined): string | null {
  return facts && Object.keys(facts).length > 0 ? JSON.stringify(facts) : null
}
