import type { ReactNode } from 'react'

import { leaveField, setValue } from '../run-action.ts'
import { type FieldProps, sharedProps } from './field-props.ts'
import { InstantInput } from './instant-input.tsx'

export function InstantField(props: FieldProps<'instant'>): ReactNode {
  const { view, action, disabled } = props
  return (
    <InstantInput
      {...sharedProps(view, action, disabled)}
      onInstant={instant => setValue(view.name, instant)}
      onLeave={() => void leaveField(view.name)}
    />
  )
}
