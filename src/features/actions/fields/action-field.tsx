import type { ReactNode } from 'react'

import { withoutUnseen } from '../../../format/clean-text.ts'
import { messages } from '../../../messages.ts'
import { CheckField } from '../../../ui/check-field.tsx'
import { Field } from '../../../ui/field.tsx'
import { LimitedField } from '../../../ui/limited-field.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { FieldDefinition } from '../field-definition.ts'
import type { OpenAction } from '../open-action.ts'
import { leaveField, outerValue, setValue } from '../run-action.ts'
import { AmountField } from './amount-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { sharedProps } from './field-props.ts'
import { InstantField } from './instant-field.tsx'
import { PasswordField } from './password-field.tsx'

const YES_OR_NO = [
  { value: 'true', label: messages.drawer.yes },
  { value: 'false', label: messages.drawer.no }
]

interface Props {
  view: FieldDefinition
  action: OpenAction
  disabled: boolean
}

export function ActionField({ view, action, disabled }: Props): ReactNode {
  const shared = sharedProps(view, action, disabled)
  const { name, label, value } = shared
  const onBlur = (): void => void leaveField(name)
  const onChange = (event: { target: { value: string } }): void =>
    setValue(name, event.target.value)
  switch (view.kind) {
    case 'text':
      return (
        <LimitedField
          {...{ ...shared, onBlur, onChange }}
          type={view.type ?? 'text'}
          most={view.maxLength}
          sent={withoutUnseen(value)}
          autoComplete="off"
          spellCheck={false}
        />
      )
    case 'area':
      return (
        <TextArea
          {...{ ...shared, onBlur, onChange }}
          most={view.maxLength}
          sent={withoutUnseen(value)}
        />
      )
    case 'number':
      return (
        <Field
          {...{ ...shared, onBlur, onChange }}
          inputMode={view.digits === 'whole' ? 'numeric' : 'decimal'}
          autoComplete="off"
          unit={view.unit}
        />
      )
    case 'flag':
      // An unchecked checkbox would mean no.
      if (action.start[name] === undefined) {
        return (
          <RadioGroup
            legend={label}
            options={YES_OR_NO}
            value={value}
            disabled={disabled}
            onChange={chosen => setValue(name, chosen)}
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
          onChange={event => setValue(name, String(event.target.checked))}
        />
      )
    case 'radio':
      return (
        <RadioGroup
          legend={label}
          options={view.options}
          value={value}
          disabled={disabled}
          onChange={chosen => setValue(name, chosen)}
        />
      )
    case 'password':
      return <PasswordField {...{ view, action, disabled }} />
    case 'amount':
      return <AmountField {...{ view, action, disabled }} />
    case 'select':
      // Remounts when the outer value changes, to reload the choices.
      return (
        <ChoiceField
          key={outerValue(action, name)}
          {...{ view, action, disabled }}
        />
      )
    case 'instant':
      return <InstantField {...{ view, action, disabled }} />
  }
}
