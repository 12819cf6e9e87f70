import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { ComponentProps, JSX, ReactNode } from 'react'
import { useId } from 'react'

export interface FieldProps extends Omit<ComponentProps<'input'>, 'size'> {
  label: string
  /** What is wrong with the value; takes the place of the hint's tone. */
  error?: string | undefined
  hint?: string | undefined
  hintTone?: 'warn' | undefined
  /** `lg` where the form is the page. */
  size?: 'md' | 'lg' | undefined
  /** An icon before the text, a unit or a button after it. */
  start?: ReactNode
  end?: ReactNode
}

/**
 * A labelled text input with its hint and its error, tied together for
 * assistive technology. Takes every property of an `input`.
 */
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
  const ownId = useId()
  const inputId = id ?? ownId
  const errorId = `${inputId}-error`
  const hintId = `${inputId}-hint`
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={inputId}>{label}</label>
      <div
        className={`field-box ${size}`}
        data-invalid={error ? '' : undefined}
        data-disabled={input.disabled ? '' : undefined}
      >
        {start}
        <input
          {...input}
          id={inputId}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {end}
      </div>
      {error && (
        <p className="hint" data-tone="neg" id={errorId}>
          <CircleAlert size={14} strokeWidth={1.75} />
          {error}
        </p>
      )}
      {hint && (
        <p className="hint" data-tone={hintTone} id={hintId}>
          {hintTone && <TriangleAlert size={14} strokeWidth={1.75} />}
          {hint}
        </p>
      )}
    </div>
  )
}
