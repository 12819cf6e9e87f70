import { messages } from '../../../messages.ts'
import type { ActionName, FilledForm } from '../action-definition.ts'
import { definitionOf } from '../definition-of.ts'
import type { FieldDefinition, Values } from '../field-definition.ts'

/** A form as it is filled in, for one row or for many. */
export interface Form extends FilledForm {
  name: ActionName
  /** What is wrong, by field. */
  problems: Readonly<Record<string, string>>
  onType: (field: string, text: string, brings?: Values) => void
  onLeave: (field: string) => void
}

export interface FieldProps<Kind extends FieldDefinition['kind']> {
  field: Extract<FieldDefinition, { kind: Kind }>
  form: Form
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

/** Whether it edits an existing record, which what moves money does not. */
export function isEdit({ name }: Pick<Form, 'name'>): boolean {
  const { source, fill, movement } = definitionOf(name)
  return source !== undefined && fill !== undefined && !movement
}

export function sharedProps(
  field: FieldDefinition,
  form: Form,
  disabled: boolean
): SharedProps {
  const { start, values, problems } = form
  const { label, optional } = field
  const value = values[field.name] ?? ''
  const why = field.disabledReason?.(start)
  // A change made before it was locked can still be undone.
  const locked = why !== undefined && value === (start[field.name] ?? '')
  const isUnstated = isEdit(form) && start[field.name] === undefined
  const hints = [field.hint, isUnstated && messages.actions.unstated]
  return {
    id: fieldId(field.name),
    name: field.name,
    label: optional ? messages.actions.optional(label) : label,
    hint: why ?? (hints.filter(Boolean).join(' ') || undefined),
    error: problems[field.name],
    disabled: disabled || locked,
    value
  }
}
