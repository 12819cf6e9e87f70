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
    <fieldset className="grid gap-0.5" disabled={disabled}>
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
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
