import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import {
  calendarDayText,
  clockText,
  shortDayText
} from '../../../format/dates.ts'
import { moneyDigits, MINUS } from '../../../format/money.ts'
import { plainName } from '../../../format/plain-name.ts'
import { messages } from '../../../messages.ts'
import { $currencies, type Currencies } from '../../../stores/currencies.ts'
import type { Names } from '../../../stores/names.ts'
import { $zone } from '../../../stores/preferences/zone.ts'
import { serverNow } from '../../../stores/server-time.ts'
import { UntrustedText } from '../../values/untrusted-text.tsx'
import { readAmountRange } from '../store/amount-range.ts'
import type { FilterView } from './filter-view.ts'

interface Props {
  view: FilterView
  values: readonly string[]
}

export function FilterValue({ view, values }: Props): ReactNode {
  const [first = ''] = values
  switch (view.kind) {
    case 'choice':
      return (
        <UntrustedText
          text={values.map(value => wordOf(view, value)).join(', ')}
        />
      )
    case 'one':
      return <UntrustedText text={wordOf(view, first)} />
    case 'named':
      return <NamesOf names={view.names} ids={values} />
    case 'period':
      return <PeriodText view={view} text={first} />
    case 'amount':
      return <AmountText text={first} />
    case 'currency':
    case 'text':
      return <UntrustedText text={values.join(', ')} />
    default:
      return view satisfies never
  }
}

export function wordOf(
  view: Extract<FilterView, { kind: 'choice' | 'one' }>,
  value: string
): string {
  const known = view.options.find(option => option.value === value)
  if (known) return known.label
  return (view.kind === 'choice' ? view.word?.(value) : undefined) ?? value
}

function NamesOf(props: { names: Names; ids: readonly string[] }): ReactNode {
  const known = useStore(props.names, { ssr: 'initial' })
  const names = props.ids.map(id => known?.get(id) ?? id)
  return <UntrustedText text={names.join(', ')} />
}

function PeriodText(props: {
  view: Extract<FilterView, { kind: 'period' }>
  text: string
}): ReactNode {
  const zone = useStore($zone, { ssr: 'initial' })
  const { view, text } = props
  const preset = view.presets.find(option => option.value === text)
  if (preset) return preset.label
  const [from = '', to = ''] = text.split('..')
  if (from === '') return messages.filters.until(endText(to, zone))
  if (to === '') return messages.filters.since(endText(from, zone))
  return from === to
    ? endText(from, zone)
    : `${endText(from, zone)} – ${endText(to, zone)}`
}

/** A day as it is; an instant with its time, in the selected zone. */
function endText(end: string, zone: string): string {
  if (!end.includes('T')) return calendarDayText(end)
  const clock = clockText(end, zone).slice(0, 5)
  return `${shortDayText(end, zone, serverNow())} ${clock}`
}

function AmountText({ text }: { text: string }): ReactNode {
  const currencies = useStore($currencies, { ssr: 'initial' })
  const range = readAmountRange(text)
  if (!range) return <UntrustedText text={text} />
  const { least, most } = range
  const currency = plainName(range.currency)
  const write = (units: string): string =>
    written(units, range.currency, currencies)
  if (least === undefined) {
    return messages.filters.atMost(write(most ?? ''), currency)
  }
  if (most === undefined)
    return messages.filters.atLeast(write(least), currency)
  return `${write(least)} – ${write(most)} ${currency}`
}

function written(units: string, code: string, currencies: Currencies): string {
  const known =
    currencies.kind === 'known' ? currencies.byCode.get(code) : undefined
  if (!known) return messages.filters.units(units)
  const { digits, negative } = moneyDigits(units, known.decimals)
  return negative ? MINUS + digits : digits
}
