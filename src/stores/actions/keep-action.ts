import { $admin } from '../session.ts'
import { keepDraft } from './action-draft.ts'
import type { ActionRule } from './action-rule.ts'
import { actionRules } from './action-rules.ts'
import {
  $action,
  type ActionState,
  type OpenAction,
  setAction
} from './open-action.ts'

/** Whether this form is the open one still. */
export function isOpen({ idempotencyKey }: OpenAction): boolean {
  return $action.get()?.idempotencyKey === idempotencyKey
}

/** Takes the next state of an action, if its form is still open. */
export function follow(action: OpenAction, state: ActionState): void {
  if (isOpen(action)) change({ ...action, state })
}

/** Shows an action, and keeps it for this tab. */
export function change(action: OpenAction): void {
  setAction(action)
  keepOpen(action)
}

function keepOpen(action: OpenAction): void {
  const admin = $admin.get()
  if (!admin) return
  const { kind } = action.state
  const sent = kind === 'unknown' || kind === 'sending'
  const { name, subject, start, idempotencyKey } = action
  const { secret = [] }: ActionRule = actionRules[name]
  const open = Object.entries(action.values).filter(
    ([field]) => !secret.includes(field)
  )
  const values = Object.fromEntries(open)
  keepDraft({
    adminId: admin.id,
    name,
    subject,
    start,
    values,
    idempotencyKey,
    sent
  })
}
