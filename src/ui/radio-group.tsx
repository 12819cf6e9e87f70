import { useId, type JSX } from 'react'

import { Hint } from './hint.tsx'
import { isPressed } from './is-pressed.ts'

export interface RadioOption<Value extends string> {
  value: Value
  label: string
  disabled?: boolean
}

interface RadioGroupProps<Value extends string> {
  legend: string
  options: readonly RadioOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** After a press: by keys, one passes others on the way. */
  onPressed?: (() => void) | undefined
  disabled?: boolean
  id?: string | undefined
  hint?: string | undefined
  error?: string | undefined
}

export function RadioGroup<Value extends string>({
  legend,
  options,
  value,
  onChange,
  onPressed,
  disabled = false,
  id,
  hint,
  error
}: RadioGroupProps<Value>): JSX.Element {
  const name = useId()
  const errorId = `${name}-error`
  const hintId = `${name}-hint`
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <fieldset
      className="grid gap-0.5 outline-none"
      id={id}
      // Takes the focus from what is said of it.
      tabIndex={id === undefined ? undefined : -1}
      disabled={disabled}
      data-invalid={error ? '' : undefined}
      aria-describedby={described || undefined}
    >
      <legend className="mb-1.5 font-medium">{legend}</legend>
      {options.map(option => (
        <label
          key={option.value}
          className="flex min-h-control-sm cursor-pointer items-center gap-2 has-disabled:cursor-not-allowed has-disabled:text-ink-3"
        >
          <input
            className="size-3.5 flex-none accent-felt"
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={({ target }) => {
              onChange(option.value)
              if (isPressed(target)) onPressed?.()
            }}
          />
          {option.label}
        </label>
      ))}
      {error && (
        <Hint tone="neg" id={errorId}>
          {error}
        </Hint>
      )}
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </fieldset>
  )
}
