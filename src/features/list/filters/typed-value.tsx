import { type ReactNode, useState } from 'react'

import { messages } from '../../../messages.ts'
import { Field } from '../../../ui/field.tsx'
import { FilterForm } from './filter-form.tsx'
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
    <FilterForm
      button={messages.filters.addValue}
      variant="plain"
      onSubmit={() => {
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
    </FilterForm>
  )
}
