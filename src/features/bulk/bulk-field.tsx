import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { withoutUnseen } from '../../format/clean-text.ts'
import { TextArea } from '../../ui/text-area.tsx'
import type { BulkAction } from '../actions/action-definition.ts'
import type { FieldDefinition } from '../actions/field-definition.ts'
import { labelOf } from '../actions/fields/field-props.ts'
import { InstantInput } from '../actions/fields/instant-input.tsx'
import { $bulkForm, leaveBulkField, typeBulk } from './bulk-form.ts'

interface Props {
  action: BulkAction
  view: FieldDefinition
}

/** Bulk forms have only these two kinds of field. */
export function BulkField({ action, view }: Props): ReactNode {
  const { values, problems } = useStore($bulkForm)
  const { name, hint } = view
  const shared = {
    name,
    label: labelOf(view),
    hint,
    error: problems[name],
    value: values[name] ?? ''
  }
  const leave = (): void => leaveBulkField(action, name)
  switch (view.kind) {
    case 'area':
      return (
        <TextArea
          {...shared}
          most={view.maxLength}
          sent={withoutUnseen(shared.value)}
          onChange={event => typeBulk(name, event.target.value)}
          onBlur={leave}
        />
      )
    case 'instant':
      return (
        <InstantInput
          {...shared}
          disabled={false}
          onInstant={instant => typeBulk(name, instant)}
          onLeave={leave}
        />
      )
    default:
      return null
  }
}
