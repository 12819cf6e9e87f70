import type { ComponentProps, JSX } from 'react'

import { messages } from '../messages.ts'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

interface TextAreaProps
  extends Omit<ComponentProps<'textarea'>, 'value'>, FieldTexts {
  value: string
}

/** The remaining length is shown from here. */
const NEAR = 0.8

export function TextArea({
  label,
  error,
  hint,
  hintTone,
  id,
  ...area
}: TextAreaProps): JSX.Element {
  const { value, maxLength } = area
  const near = maxLength !== undefined && value.length >= maxLength * NEAR
  return (
    <FieldFrame
      {...{ label, error, hint, hintTone, id }}
      aside={
        <output className="field-count">
          {near && messages.ui.charactersLeft(maxLength - value.length)}
        </output>
      }
    >
      {control => (
        <div
          className="field-box area"
          data-invalid={error ? '' : undefined}
          data-disabled={area.disabled ? '' : undefined}
        >
          <textarea rows={3} {...area} {...control} />
        </div>
      )}
    </FieldFrame>
  )
}
