import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'

import { messages } from '../../../messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice, NoticeText } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { choicesFor } from '../choices.ts'
import { type FieldProps, sharedProps } from './field-props.ts'

export function ChoiceField(props: FieldProps<'select'>): ReactNode {
  const { field, form, disabled } = props
  const [{ $choices, load }] = useState(() => choicesFor(field.choices, form))
  const choices = useStore($choices)
  const shared = sharedProps(field, form, disabled)
  const list = choices.kind === 'known' ? choices.list : []
  const none =
    choices.kind === 'known' && list.length === 0 ? field.none : undefined

  function choose(value: string): void {
    const chosen = list.find(choice => choice.value === value)
    form.onType(field.name, value, chosen?.brings)
  }

  return (
    <>
      <SelectField
        {...shared}
        placeholder={
          choices.kind === 'loading'
            ? messages.loader.label
            : (none ?? messages.actions.notChosen)
        }
        options={list}
        onBlur={() => form.onLeave(field.name)}
        onChange={event => choose(event.target.value)}
      />
      {choices.kind === 'failed' && (
        <Notice role="alert">
          <NoticeText>{messages.actions.choicesFailed}</NoticeText>
          <Button variant="plain" size="sm" onClick={() => void load()}>
            {messages.actions.tryAgain}
          </Button>
        </Notice>
      )}
    </>
  )
}
