import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'

import { cleanCode } from '../../../format/clean-text.ts'
import { calendarDayText } from '../../../format/dates.ts'
import { messages } from '../../../messages.ts'
import { $zone } from '../../../stores/preferences/zone.ts'
import { DateRangeField } from '../../../ui/date-range-field.tsx'
import { LimitedField } from '../../../ui/limited-field.tsx'
import { MAX_FILTER_TEXT } from '../store/list-filters.ts'
import { AmountEditor } from './amount-editor.tsx'
import { ChoiceEditor } from './choice-editor.tsx'
import type { EditorProps } from './editor-props.ts'
import { FilterForm } from './filter-form.tsx'
import type { FilterView } from './filter-view.ts'
import type { KnownValues } from './known-values.ts'
import { CurrencyEditor, NamedEditor, OneEditor } from './one-editor.tsx'

export function FilterEditor(
  props: EditorProps & { known: KnownValues }
): ReactNode {
  const { view, known, ...rest } = props
  switch (view.kind) {
    case 'choice':
      return <ChoiceEditor view={view} known={known} {...rest} />
    case 'one':
      return <OneEditor view={view} {...rest} />
    case 'currency':
      return <CurrencyEditor view={view} {...rest} />
    case 'named':
      return <NamedEditor view={view} {...rest} />
    case 'text':
      return <TextEditor view={view} {...rest} />
    case 'period':
      return <PeriodEditor view={view} {...rest} />
    case 'amount':
      return <AmountEditor view={view} {...rest} />
    default:
      return view satisfies never
  }
}

export function PeriodEditor(
  props: EditorProps<Extract<FilterView, { kind: 'period' }>>
): ReactNode {
  const zone = useStore($zone, { ssr: 'initial' })
  const { view, values, onChange, onDone } = props
  const allTime = { value: '', label: messages.filters.allTime }
  return (
    <DateRangeField
      legend={view.label}
      presets={[...view.presets, allTime]}
      value={values[0] ?? ''}
      inWords={calendarDayText}
      zoneText={messages.filters.daysOf(zone)}
      onChange={text => onChange(text === '' ? [] : [text])}
      onPressed={onDone}
    />
  )
}

/** For an exact match: a reference, an id. */
function TextEditor(
  props: EditorProps<Extract<FilterView, { kind: 'text' }>>
): ReactNode {
  const { view, values } = props
  const [text, setText] = useState(values.join(','))
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
