import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { $bulkReason, typeBulkReason } from '../../stores/bulk/bulk-reason.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { reason } from '../actions/field-views.ts'

const MAX_LENGTH = 500

/** The one reason of a run, which stands in the record of every item. */
export function BulkReason(): ReactNode {
  const value = useStore($bulkReason)
  return (
    <TextArea
      name={reason.name}
      label={reason.label}
      hint={reason.hint}
      maxLength={MAX_LENGTH}
      value={value}
      onChange={event => typeBulkReason(event.target.value)}
    />
  )
}
