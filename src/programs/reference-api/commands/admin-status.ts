import type { SetAdminStatus } from '../../../contract/admin/admin-commands.ts'
import { refusal } from '../http/problem.ts'
import type { RefreshTokens } from '../session/refresh-tokens.ts'
import { admins, refuseOwn } from './admin-resource.ts'
import type { Command, Done } from './command.ts'
import { atVersion, change, type Subject } from './resource.ts'

export function setAdminStatus(
  command: Command,
  tokens: Pick<RefreshTokens, 'revokeAll'>,
  id: number | undefined,
  { status, reason }: SetAdminStatus
): Done {
  const subject = atVersion(admins, command, id)
  if (subject.row.status === status) {
    throw refusal(`already-${status}`, `This admin is already ${status}.`)
  }
  if (status === 'disabled') {
    refuseOwn(command, subject.id, 'disable')
    refuseLastActive(command, subject.id)
    tokens.revokeAll(subject.id)
  } else {
    refuseWithoutPassword(command, subject)
  }
  return change(admins, command, subject, {
    action: status === 'disabled' ? 'admin.disabled' : 'admin.enabled',
    columns: { status, updated_at: command.at },
    reason
  })
}

function refuseLastActive({ database }: Command, id: number): void {
  const other = database
    .prepare(`SELECT 1 FROM admins WHERE status = 'active' AND id <> ?`)
    .get(id)
  if (other) return
  throw refusal('last-active-admin', 'No other admin is active.')
}

function refuseWithoutPassword(
  { database }: Command,
  { id }: Subject<unknown>
): void {
  const able = database
    .prepare('SELECT 1 FROM admins WHERE id = ? AND password_hash IS NOT NULL')
    .get(id)
  if (able) return
  throw refusal('no-password', 'Set a password for this admin first.')
}
