import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { calendarDayText } from '../../../format/dates.ts'
import { messages } from '../../../messages.ts'
import { $zone } from '../../../stores/preferences/zone.ts'
import { DateRangeField } from '../../../ui/date-range-field.tsx'
import type { EditorProps } from './editor-props.ts'
import type { FilterView } from './filter-view.ts'

export function PeriodEditor(
  props: EditorProps<Extract<FilterView, { kind: 'period' }>>
): ReactNode {
  const zone = useStore($zone, { ssr: 'initial' })
  const { view, values, onChange } = props
  return (
    <DateRangeField
      legend={view.label}
      presets={view.presets}
      value={values[0] ?? ''}
      inWords={calendarDayText}
      zoneText={messages.filters.daysOf(zone)}
      onChange={text => onChange(text === '' ? [] : [text])}
    />
  )
}
