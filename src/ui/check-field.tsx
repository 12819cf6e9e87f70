import { type ComponentProps, type JSX, useId } from 'react'

import type { FieldTexts } from './field-frame.tsx'
import { Icon } from './icon.tsx'
import { circleAlertIcon } from './icons.ts'

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
          <Icon path={circleAlertIcon} size={14} />
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
