import { useId, type JSX } from 'react'

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
  disabled?: boolean
}

export function RadioGroup<Value extends string>({
  legend,
  options,
  value,
  onChange,
  disabled = false
}: RadioGroupProps<Value>): JSX.Element {
  const name = useId()
  return (
    <fieldset className="radio-group" disabled={disabled}>
      <legend>{legend}</legend>
      {options.map(option => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
