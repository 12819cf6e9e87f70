import { type ReactNode, useState } from 'react'

import { messages } from '../../../messages.ts'
import { Button } from '../../../ui/button.tsx'
import { LimitedField } from '../../../ui/limited-field.tsx'
import { MAX_VIEW_NAME, type ViewRefusal } from '../preferences/saved-view.ts'

interface Props {
  label: string
  name: string
  /** Returns why the name is refused. */
  onName: (name: string) => ViewRefusal | undefined
}

export function ViewNameForm({ label, name, onName }: Props): ReactNode {
  const [text, setText] = useState(name)
  const [refusal, setRefusal] = useState<ViewRefusal>()
  return (
    <form
      className="grid w-60 gap-3 p-2 whitespace-normal"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        setRefusal(onName(text))
      }}
    >
      <LimitedField
        label={messages.views.name}
        value={text}
        most={MAX_VIEW_NAME}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for by a click, and is all there is
        autoFocus
        error={refusal && messages.views.refused[refusal]}
        onChange={event => {
          setText(event.target.value)
          setRefusal(undefined)
        }}
      />
      <Button
        className="justify-self-end"
        variant="primary"
        size="sm"
        type="submit"
      >
        {label}
      </Button>
    </form>
  )
}
