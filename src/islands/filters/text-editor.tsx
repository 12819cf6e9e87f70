import { type ReactNode, useState } from 'react'

import { messages } from '../../messages.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import type { EditorProps } from './editor-props.ts'
import type { FilterView } from './filter-view.ts'

/** A text that must be met whole: a reference, an id. */
export function TextEditor(
  props: EditorProps<Extract<FilterView, { kind: 'text' }>>
): ReactNode {
  const { view, values } = props
  const [text, setText] = useState(values[0] ?? '')
  return (
    <form
      className="filter-form"
      onSubmit={event => {
        event.preventDefault()
        props.onChange(text.trim() === '' ? [] : [text.trim()])
        props.onDone()
      }}
    >
      <Field
        label={view.label}
        hint={view.hint}
        value={text}
        maxLength={200}
        onChange={event => setText(event.target.value)}
      />
      <Button type="submit" variant="primary" size="sm">
        {messages.filters.apply}
      </Button>
    </form>
  )
}
