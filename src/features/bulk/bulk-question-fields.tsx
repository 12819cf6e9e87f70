import type { ReactNode } from 'react'

import type { BulkAction } from '../actions/action-definition.ts'
import { definitionOf } from '../actions/definition-of.ts'
import { FormFields } from '../actions/form-fields.tsx'
import { BulkTargets } from './bulk-targets.tsx'
import { leaveBulkField, typeBulk } from './bulk.ts'
import type { BulkState } from './open-bulk.ts'

export type Filling = Extract<BulkState, { kind: 'filling' }>

const NO_SUBJECT = { id: '', name: '' }

/** What is filled, and below it the movements that it is for; nothing if neither. */
export function questionFields(
  action: BulkAction,
  { question, values, problems }: Filling
): ReactNode {
  const { fields } = definitionOf(action)
  const { source } = question
  const moved =
    source.kind === 'chosen'
      ? source.targets.filter(({ amount }) => amount !== undefined)
      : []
  if (fields.length === 0 && moved.length === 0) return undefined
  return (
    <div className="grid gap-4">
      {fields.length > 0 && (
        <FormFields
          form={{
            name: action,
            subject: NO_SUBJECT,
            start: {},
            values,
            problems: problems.fields,
            onType: typeBulk,
            onLeave: leaveBulkField
          }}
        />
      )}
      {moved.length > 0 && <BulkTargets question={question} targets={moved} />}
    </div>
  )
}
