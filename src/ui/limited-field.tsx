import type { JSX } from 'react'

import { Field, type FieldProps } from './field.tsx'
import { lengthNote } from './length-note.ts'

interface LimitedFieldProps extends Omit<FieldProps, 'maxLength'> {
  value: string
  /** More can be typed, and shows an error. */
  most: number
  /** Of `value`, if not all of it: its length counts. */
  sent?: string
}

export function LimitedField({
  most,
  sent,
  ...field
}: LimitedFieldProps): JSX.Element {
  const note = lengthNote(sent ?? field.value, most)
  return (
    <Field
      {...field}
      error={note?.kind === 'over' ? note.text : field.error}
      hint={note?.kind === 'near' ? note.text : field.hint}
    />
  )
}
