import { $route } from '../../stores/route.ts'
import { $admin } from '../../stores/session.ts'
import { forgetDraft, saveDraft } from './action-draft.ts'
import { definitionOf } from './definition-of.ts'
import {
  $action,
  type ActionState,
  type OpenAction,
  setAction
} from './open-action.ts'
import { reportUnsaved } from './report-unsaved.ts'
import { withoutSecret } from './sent-action.ts'

export function isOpen({ idempotencyKey }: OpenAction): boolean {
  return $action.get()?.idempotencyKey === idempotencyKey
}

export function isChanged({ start, values }: OpenAction): boolean {
  return Object.entries(values).some(
    ([name, text]) => text !== (start[name] ?? '')
  )
}

/** Sets the state, if the form is still open. */
export function updateIfOpen(action: OpenAction, state: ActionState): void {
  if (isOpen(action)) change({ ...action, state })
}

/** Shows an action and saves its draft for this tab. */
export function change(action: OpenAction): void {
  setAction(action)
  saveOpen(action)
}

function saveOpen(action: OpenAction): void {
  const admin = $admin.get()
  if (!admin) return
  const { name, subject, start, idempotencyKey, sent } = action
  if (!sent && !isChanged(action)) return forgetDraft(idempotencyKey)
  const secret = definitionOf(name)
    .fields.filter(({ kind }) => kind === 'password')
    .map(field => field.name)
  const open = Object.entries(action.values).filter(
    ([field]) => !secret.includes(field)
  )
  const isSaved = saveDraft(admin.id, {
    name,
    subject,
    start,
    values: Object.fromEntries(open),
    idempotencyKey,
    pathname: $route.get()?.pathname,
    ...(sent ? { sent: withoutSecret(sent, secret) } : {})
  })
  if (!isSaved) reportUnsaved()
}
