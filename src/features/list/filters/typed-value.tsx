import { type ReactNode, useState } from 'react'

import { messages } from '../../../messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import type { TypedEntry } from './filter-view.ts'

interface Props {
  entry: TypedEntry
  onValue: (value: string) => void
}

/** For a value that is not listed. */
export function TypedValue({ entry, onValue }: Props): ReactNode {
  const [text, setText] = useState('')
  const [refused, setRefused] = useState(false)
  return (
    <form
      className="filter-form"
      onSubmit={event => {
        event.preventDefault()
        const value = entry.read(text)
        setRefused(value === undefined)
        if (value === undefined) return
        setText('')
        onValue(value)
      }}
    >
      <Field
        label={entry.label}
        value={text}
        autoComplete="off"
        error={refused ? entry.problem : undefined}
        onChange={event => {
          setText(event.target.value)
          setRefused(false)
        }}
      />
      <Button type="submit" variant="plain" size="sm">
        {messages.filters.addValue}
      </Button>
    </form>
  )
}
