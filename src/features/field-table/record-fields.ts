import { messages } from '../../messages.ts'
import type { Field } from './field.ts'

interface StoredRow {
  id: string
  /** ISO 8601. */
  updatedAt?: string | undefined
}

const fields = messages.fields

/** What every resource has at its end. */
export const recordFields: Record<'updatedAt' | 'id', Field<StoredRow>> = {
  updatedAt: {
    kind: 'time',
    label: fields.updated,
    value: row => row.updatedAt
  },
  id: {
    kind: 'id',
    label: fields.id,
    value: row => row.id,
    column: { optional: true }
  }
}
