import { messages } from '../../../messages.ts'
import type { FieldDefinition } from '../field-definition.ts'
import type { OpenAction } from '../open-action.ts'
import { isEdit } from '../run-action.ts'

export interface FieldProps<Kind extends FieldDefinition['kind']> {
  view: Extract<FieldDefinition, { kind: Kind }>
  action: OpenAction
  disabled: boolean
}

export interface SharedProps {
  id: string
  name: string
  label: string
  hint: string | undefined
  error: string | undefined
  disabled: boolean
  value: string
}

/** Unique: one action is open at a time. */
export function fieldId(name: string): string {
  return `action-${name}`
}

export function labelOf({ label, optional }: FieldDefinition): string {
  return optional ? messages.actions.optional(label) : label
}

export function sharedProps(
  view: FieldDefinition,
  action: OpenAction,
  disabled: boolean
): SharedProps {
  const { start, values, state } = action
  const problems =
    state.kind === 'editing' || state.kind === 'refused'
      ? state.problems.fields
      : {}
  const value = values[view.name] ?? ''
  const why = view.disabledReason?.(start)
  // A change made before it was locked can still be undone.
  const locked = why !== undefined && value === (start[view.name] ?? '')
  const isUnstated = isEdit(action) && start[view.name] === undefined
  const hints = [view.hint, isUnstated && messages.actions.unstated]
  return {
    id: fieldId(view.name),
    name: view.name,
    label: labelOf(view),
    hint: why ?? (hints.filter(Boolean).join(' ') || undefined),
    error: problems[view.name],
    disabled: disabled || locked,
    value
  }
}
