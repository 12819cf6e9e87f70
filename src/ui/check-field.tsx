import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { type ComponentProps, type JSX, useId } from 'react'

import type { FieldTexts } from './field-frame.tsx'

type CheckFieldProps = Omit<ComponentProps<'input'>, 'type'> &
  Omit<FieldTexts, 'hintTone'>

export function CheckField({
  label,
  error,
  hint,
  id,
  ...input
}: CheckFieldProps): JSX.Element {
  const ownId = useId()
  const inputId = id ?? ownId
  const errorId = `${inputId}-error`
  const hintId = `${inputId}-hint`
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className="field check-field">
      <label htmlFor={inputId}>
        <input
          {...input}
          className="checkbox"
          type="checkbox"
          id={inputId}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {label}
      </label>
      {error && (
        <p className="hint" data-tone="neg" id={errorId}>
          <CircleAlert size={14} strokeWidth={1.75} />
          {error}
        </p>
      )}
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}
