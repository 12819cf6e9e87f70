import { type ComponentProps, type JSX, useId } from 'react'

import type { FieldTexts } from './field-frame.tsx'
import { Hint } from './hint.tsx'

type CheckFieldProps = Omit<ComponentProps<'input'>, 'type'> &
  Omit<FieldTexts, 'hintTone'>

export function CheckField({
  label,
  error,
  hint,
  id,
  className = '',
  ...input
}: CheckFieldProps): JSX.Element {
  const ownId = useId()
  const inputId = id ?? ownId
  const errorId = `${inputId}-error`
  const hintId = `${inputId}-hint`
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className={`grid gap-1.5 ${className}`.trimEnd()}>
      <label
        className="flex min-h-control-sm cursor-pointer items-center gap-2 font-medium has-disabled:cursor-not-allowed has-disabled:text-ink-3"
        htmlFor={inputId}
      >
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
        <Hint tone="neg" id={errorId}>
          {error}
        </Hint>
      )}
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </div>
  )
}
