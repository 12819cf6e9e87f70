import { type ReactNode, useState } from 'react'

import { messages } from '../../../messages.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { eyeIcon, eyeOffIcon } from '../../../ui/icons.ts'
import { LimitedField } from '../../../ui/limited-field.tsx'
import { type FieldProps, sharedProps } from './field-props.ts'
import { newPassword } from './new-password.ts'

export function PasswordField(props: FieldProps<'password'>): ReactNode {
  const { field, form, disabled } = props
  const [visible, setVisible] = useState(false)
  const [made, setMade] = useState<keyof typeof messages.actions.generated>()
  const shared = sharedProps(field, form, disabled)

  async function generate(): Promise<void> {
    const password = newPassword()
    form.onType(field.name, password)
    setVisible(true)
    try {
      await navigator.clipboard.writeText(password)
      setMade('copied')
    } catch {
      setMade('shown')
    }
  }

  return (
    <div className="grid gap-2">
      <LimitedField
        {...shared}
        type={visible ? 'text' : 'password'}
        autoComplete="new-password"
        spellCheck={false}
        most={200}
        onBlur={() => form.onLeave(field.name)}
        onChange={event => {
          setMade(undefined)
          form.onType(field.name, event.target.value)
        }}
        end={
          <IconButton
            size="sm"
            label={
              visible
                ? messages.login.hidePassword
                : messages.login.showPassword
            }
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          >
            {visible ? <Icon path={eyeOffIcon} /> : <Icon path={eyeIcon} />}
          </IconButton>
        }
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          variant="plain"
          size="sm"
          disabled={disabled}
          onClick={() => void generate()}
        >
          {messages.actions.generate}
        </Button>
        <output className="text-sm/4 text-ink-3">
          {made && messages.actions.generated[made]}
        </output>
      </div>
    </div>
  )
}
