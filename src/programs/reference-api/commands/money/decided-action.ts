import type { AuditAction } from '../../../../contract/audit.ts'
import type { Command } from '../command.ts'
import { askerOf } from './touched.ts'

/** What one admin asked for, another one approves. */
export function completionAction(command: Command, entry: number): AuditAction {
  return askerOf(command, entry) === undefined
    ? 'transaction.completed'
    : 'transaction.approved'
}

/** Who asked for it cancels it; another admin declines it. */
export function cancellationAction(
  command: Command,
  entry: number
): AuditAction {
  const asker = askerOf(command, entry)
  return asker === undefined || asker === command.adminId
    ? 'transaction.cancelled'
    : 'transaction.declined'
}
