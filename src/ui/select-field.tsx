import type { ComponentProps, JSX } from 'react'

import { FieldFrame, type FieldTexts } from './field-frame.tsx'
import { Icon } from './icon.tsx'
import { chevronDownIcon } from './icons.ts'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

interface SelectFieldProps extends ComponentProps<'select'>, FieldTexts {
  options: readonly SelectOption[]
  value: string
  placeholder: string
}

export function SelectField({
  label,
  error,
  hint,
  hintTone,
  id,
  options,
  placeholder,
  ...select
}: SelectFieldProps): JSX.Element {
  const { value } = select
  const known = options.some(option => option.value === value)
  return (
    <FieldFrame {...{ label, error, hint, hintTone, id }}>
      {control => (
        <div
          className="field-box"
          data-invalid={error ? '' : undefined}
          data-disabled={select.disabled ? '' : undefined}
        >
          <select {...select} {...control}>
            <option value="" disabled hidden>
              {placeholder}
            </option>
            {/* What is chosen is shown, also before its name is known. */}
            {!known && value !== '' && <option value={value}>{value}</option>}
            {options.map(option => (
              <option
                key={option.value}
                value={option.value}
                disabled={option.disabled}
              >
                {option.label}
              </option>
            ))}
          </select>
          <Icon path={chevronDownIcon} size={14} />
        </div>
      )}
    </FieldFrame>
  )
}
