import type { ReactNode } from 'react'

import type { FieldDefinition } from './field-definition.ts'
import { ActionField } from './fields/action-field.tsx'
import { useLastAction } from './use-last-action.ts'

export function ConfirmFields(props: {
  fields: readonly FieldDefinition[]
}): ReactNode {
  const last = useLastAction()
  if (!last) return null
  return props.fields.map(view => (
    <ActionField
      key={view.name}
      view={view}
      action={last.action}
      disabled={!last.open}
    />
  ))
}
