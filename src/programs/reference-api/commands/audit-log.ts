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
}

/** Nothing ever removes a record. */
export function record(command: Command, entry: AuditRecord): void {
  command.database
    .prepare(
      `INSERT INTO audit_log (created_at, admin_id, action, resource,
         resource_id, before, after, reason, request_id)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`
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
      command.requestId
    )
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
