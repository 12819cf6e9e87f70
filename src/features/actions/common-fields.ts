import { backend } from '../../backend/backend.ts'
import { messages } from '../../messages.ts'
import type { FieldDefinition } from './field-definition.ts'

const texts = messages.actions.form

export const short = (field: FieldDefinition): FieldDefinition => ({
  ...field,
  short: true
})

export const text = (
  name: string,
  label: string,
  maxLength: number,
  hint?: string
): FieldDefinition => ({
  kind: 'text',
  name,
  label,
  maxLength,
  ...(hint === undefined ? {} : { hint })
})

export const nameField = (most: number): FieldDefinition =>
  text('name', messages.fields.name, most)

export const email: FieldDefinition = {
  kind: 'text',
  type: 'email',
  name: 'email',
  label: messages.fields.email,
  maxLength: 254
}

export const password: FieldDefinition = {
  kind: 'password',
  name: 'password',
  label: texts.password
}

export const reason: FieldDefinition = {
  kind: 'area',
  name: 'reason',
  label: messages.fields.reason,
  ...(backend.audits ? { hint: texts.reasonHint } : {}),
  maxLength: 500
}

export const optional = (field: FieldDefinition): FieldDefinition => ({
  ...field,
  optional: true
})

export const reference = (hint: string): FieldDefinition =>
  text('reference', messages.fields.reference, 80, hint)
