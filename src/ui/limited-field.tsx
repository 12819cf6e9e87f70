import type { JSX } from 'react'

import { Field, type FieldProps } from './field.tsx'
import { lengthNote } from './length-note.ts'

interface LimitedFieldProps extends Omit<FieldProps, 'maxLength'> {
  value: string
  /** The most characters; more can be typed, and are told of. */
  most: number
}

/** A field that counts near its limit, and keeps what goes beyond it. */
export function LimitedField({
  most,
  ...field
}: LimitedFieldProps): JSX.Element {
  const note = lengthNote(field.value, most)
  return (
    <Field
      {...field}
      error={note?.kind === 'over' ? note.text : field.error}
      hint={note?.kind === 'near' ? note.text : field.hint}
    />
  )
}
