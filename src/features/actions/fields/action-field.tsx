import type { ReactNode } from 'react'

import { withoutUnseen } from '../../../format/clean-text.ts'
import { messages } from '../../../messages.ts'
import { CheckField } from '../../../ui/check-field.tsx'
import { Field } from '../../../ui/field.tsx'
import { LimitedField } from '../../../ui/limited-field.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { definitionOf } from '../definition-of.ts'
import type { FieldDefinition } from '../field-definition.ts'
import { AmountField } from './amount-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { type Form, sharedProps } from './field-props.ts'
import { InstantInput } from './instant-input.tsx'
import { PasswordField } from './password-field.tsx'

const YES_OR_NO = [
  { value: 'true', label: messages.drawer.yes },
  { value: 'false', label: messages.drawer.no }
]

interface Props {
  field: FieldDefinition
  form: Form
  disabled: boolean
}

export function ActionField({ field, form, disabled }: Props): ReactNode {
  const shared = sharedProps(field, form, disabled)
  const { name, label, value } = shared
  const { id, hint, error } = shared
  const group = { id, hint, error, legend: label }
  const type = (text: string): void => form.onType(name, text)
  const onBlur = (): void => form.onLeave(name)
  const onChange = (event: { target: { value: string } }): void =>
    type(event.target.value)
  switch (field.kind) {
    case 'text':
      return (
        <LimitedField
          {...{ ...shared, onBlur, onChange }}
          type={field.type ?? 'text'}
          most={field.maxLength}
          sent={withoutUnseen(value)}
          autoComplete="off"
          spellCheck={false}
        />
      )
    case 'area':
      return (
        <TextArea
          {...{ ...shared, onBlur, onChange }}
          most={field.maxLength}
          sent={withoutUnseen(value)}
        />
      )
    case 'number':
      return (
        <Field
          {...{ ...shared, onBlur, onChange }}
          inputMode={field.digits === 'whole' ? 'numeric' : 'decimal'}
          autoComplete="off"
          unit={field.unit}
        />
      )
    case 'flag':
      // An unchecked checkbox would mean no.
      if (form.start[name] === undefined) {
        return (
          <RadioGroup
            {...group}
            options={YES_OR_NO}
            value={value}
            disabled={disabled}
            onChange={type}
          />
        )
      }
      return (
        <CheckField
          id={shared.id}
          name={name}
          label={label}
          error={shared.error}
          hint={shared.hint}
          disabled={disabled}
          checked={value === 'true'}
          onChange={event => type(String(event.target.checked))}
        />
      )
    case 'radio':
      return (
        <RadioGroup
          {...group}
          options={field.options}
          value={value}
          disabled={disabled}
          onChange={type}
        />
      )
    case 'password':
      return <PasswordField {...{ field, form, disabled }} />
    case 'amount':
      return <AmountField {...{ field, form, disabled }} />
    case 'select':
      // Remounts when the outer value changes, to reload the choices.
      return (
        <ChoiceField
          key={outerValue(form, name)}
          {...{ field, form, disabled }}
        />
      )
    case 'instant':
      return <InstantInput {...shared} onInstant={type} onLeave={onBlur} />
  }
}

function outerValue({ name, values }: Form, field: string): string | undefined {
  const outer = definitionOf(name).within?.[field]
  return outer === undefined ? undefined : values[outer]
}
