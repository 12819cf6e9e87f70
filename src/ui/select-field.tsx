import type { ComponentProps, JSX } from 'react'

import { FieldBox } from './field-box.tsx'
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
        <FieldBox invalid={Boolean(error)} disabled={select.disabled}>
          <select
            {...select}
            {...control}
            className="h-full w-full min-w-0 flex-1 appearance-none pe-5.5 text-ellipsis outline-none"
          >
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
          <Icon
            path={chevronDownIcon}
            size={14}
            className="pointer-events-none -ms-5.5 text-ink-3"
          />
        </FieldBox>
      )}
    </FieldFrame>
  )
}
