import type { ComponentProps, JSX, ReactNode } from 'react'

import { FieldFrame, type FieldTexts } from './field-frame.tsx'

export interface FieldProps
  extends Omit<ComponentProps<'input'>, 'size'>, FieldTexts {
  /** `lg` where the form is the page. */
  size?: 'md' | 'lg' | undefined
  start?: ReactNode
  end?: ReactNode
}

export function Field({
  label,
  error,
  hint,
  hintTone,
  size = 'md',
  start,
  end,
  id,
  ...input
}: FieldProps): JSX.Element {
  return (
    <FieldFrame {...{ label, error, hint, hintTone, id }}>
      {control => (
        <div
          className={`field-box ${size}`}
          data-invalid={error ? '' : undefined}
          data-disabled={input.disabled ? '' : undefined}
          suppressHydrationWarning={input.suppressHydrationWarning}
        >
          {start}
          <input {...input} {...control} />
          {end}
        </div>
      )}
    </FieldFrame>
  )
}
