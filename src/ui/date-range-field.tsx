import { type JSX, useId, useState } from 'react'

import { messages } from '../messages.ts'
import { FieldBox, FieldInput } from './field-box.tsx'
import { Hint } from './hint.tsx'
import { RadioGroup, type RadioOption } from './radio-group.tsx'

/** The days that a period, and a native date field, can contain. */
const FIRST_DAY = '1970-01-01'
const LAST_DAY = '9999-12-31'

interface DateRangeFieldProps {
  legend: string
  /** `''` is no period. Without them, days alone. */
  presets?: readonly RadioOption<string>[]
  /** `7d`, `2026-11-01..2026-11-03` or `''`. */
  value: string
  min?: string | undefined
  max?: string | undefined
  /** Writes a day, `2026-11-01`, as the panel does. */
  inWords: (day: string) => string
  /** Names the time zone, as in `Days in Europe/Berlin`. */
  zoneText: string
  error?: string | undefined
  onChange: (value: string) => void
  /** After a press on one of the presets. */
  onPressed?: () => void
}

export function DateRangeField(props: DateRangeFieldProps): JSX.Element {
  const { min = FIRST_DAY, max = LAST_DAY, onChange } = props
  const id = useId()
  const [days, typeDay] = useTypedDays(props.value)
  const reversed = days.from !== '' && days.to !== '' && days.from > days.to
  const error = reversed ? messages.period.reversed : props.error

  const choose = (end: 'from' | 'to', day: string): void => {
    const chosen = { ...days, [end]: day }
    typeDay(chosen)
    // The first digits of a year being typed are a year themselves.
    const isMeant = [chosen.from, chosen.to].every(
      text => text === '' || (text >= min && text <= max)
    )
    if (!isMeant) return
    if (chosen.from === '' && chosen.to === '') onChange('')
    else if (chosen.to === '' || chosen.from <= chosen.to) {
      onChange(`${chosen.from}..${chosen.to}`)
    }
  }

  const input = (end: 'from' | 'to'): JSX.Element => (
    <div className="grid gap-1.5">
      <label className="font-medium" htmlFor={`${id}-${end}`}>
        {messages.period[end]}
      </label>
      <FieldBox invalid={Boolean(error)}>
        <FieldInput
          id={`${id}-${end}`}
          type="date"
          value={days[end]}
          atRest={days[end] && props.inWords(days[end])}
          min={min}
          max={max}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error ${id}-zone` : `${id}-zone`}
          onChange={event => choose(end, event.target.value)}
        />
      </FieldBox>
    </div>
  )

  return (
    <div className="grid w-80 max-w-[calc(100vw-2rem)] gap-2 p-2">
      {props.presets && (
        <RadioGroup
          legend={props.legend}
          options={props.presets}
          value={props.value}
          onChange={onChange}
          onPressed={props.onPressed}
        />
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-3 gap-y-2">
        {input('from')}
        {input('to')}
      </div>
      {error && (
        <Hint tone="neg" role="alert" id={`${id}-error`}>
          {error}
        </Hint>
      )}
      <Hint id={`${id}-zone`}>{props.zoneText}</Hint>
    </div>
  )
}

interface Days {
  from: string
  to: string
}

/** The days as typed; replaced when another period is chosen. */
function useTypedDays(value: string): [Days, (days: Days) => void] {
  const [typed, setTyped] = useState({ value, days: daysOf(value) })
  if (typed.value !== value) setTyped({ value, days: daysOf(value) })
  return [typed.days, days => setTyped({ value, days })]
}

/** Presets and periods of instants have no days. */
function daysOf(value: string): Days {
  const [from = '', to = ''] = value
    .split('..')
    .map(end => (/^\d{4}-\d{2}-\d{2}$/u.test(end) ? end : ''))
  return { from, to }
}
