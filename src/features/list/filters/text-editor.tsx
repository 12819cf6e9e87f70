import { type ReactNode, useState } from 'react'

import { cleanCode } from '../../../format/clean-text.ts'
import { messages } from '../../../messages.ts'
import { LimitedField } from '../../../ui/limited-field.tsx'
import { MAX_FILTER_TEXT } from '../store/list-filters.ts'
import type { EditorProps } from './editor-props.ts'
import { FilterForm } from './filter-form.tsx'
import type { FilterView } from './filter-view.ts'

/** For an exact match: a reference, an id. */
export function TextEditor(
  props: EditorProps<Extract<FilterView, { kind: 'text' }>>
): ReactNode {
  const { view, values } = props
  const [text, setText] = useState(values[0] ?? '')
  return (
    <FilterForm
      button={messages.filters.apply}
      variant="primary"
      onSubmit={() => {
        const typed = cleanCode(text)
        if (typed.length > MAX_FILTER_TEXT) return
        props.onChange(typed === '' ? [] : [typed])
        props.onDone()
      }}
    >
      <LimitedField
        label={view.label}
        hint={view.hint}
        value={text}
        most={MAX_FILTER_TEXT}
        sent={cleanCode(text)}
        onChange={event => setText(event.target.value)}
      />
    </FilterForm>
  )
}
