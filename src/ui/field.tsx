import type { JSX, ReactNode } from 'react'

import { FieldBox, FieldInput, type FieldInputProps } from './field-box.tsx'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

export interface FieldProps extends Omit<FieldInputProps, 'size'>, FieldTexts {
  /** `lg` where the form is the page. */
  size?: 'md' | 'lg' | undefined
  /** What the number counts, after it. */
  unit?: string | undefined
  end?: ReactNode
}

export function Field({
  label,
  error,
  hint,
  hintTone,
  size,
  unit,
  end,
  id,
  ...input
}: FieldProps): JSX.Element {
  return (
    <FieldFrame {...{ label, error, hint, hintTone, id }}>
      {control => (
        <FieldBox
          size={size}
          invalid={Boolean(error)}
          disabled={input.disabled}
        >
          <FieldInput {...input} {...control} />
          {unit && <span className="flex-none text-sm text-ink-3">{unit}</span>}
          {end}
        </FieldBox>
      )}
    </FieldFrame>
  )
}
