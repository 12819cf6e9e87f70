import type { FilterKind } from '../../../contract/list-criteria.ts'
import { cleanText } from '../../../format/clean-text.ts'
import {
  periodBounds,
  readPeriod,
  writePeriod
} from '../../../format/periods.ts'

export interface ListFilter {
  kind: FilterKind
  name: string
  /** The only ones that can be chosen. */
  values?: readonly string[]
}

export interface AmountRange {
  currency: string
  /** Minor units; an open end is omitted. */
  least?: string
  most?: string
}

/** Maximum length of a search or an exact text. */
export const MAX_FILTER_TEXT = 200
const AMOUNT = /^([A-Za-z0-9_-]{1,16}):(-?\d{1,40})?\.\.(-?\d{1,40})?$/u

/** Normalises the values of a URL; `undefined` if invalid. */
export function readFilter(
  filter: ListFilter,
  text: string
): string[] | undefined {
  if (isBlank(text)) return undefined
  switch (filter.kind) {
    case 'choice': {
      const parts = text.split(',').filter(part => !isBlank(part))
      return parts.length > 0 ? [...new Set(parts)] : undefined
    }
    case 'one':
      return filter.values?.includes(text) === false ? undefined : [text]
    case 'text': {
      const typed = readFilterText(text)
      return typed === undefined ? undefined : [typed]
    }
    case 'period': {
      const period = readPeriod(text)
      return period && [writePeriod(period)]
    }
    case 'amount': {
      const range = readAmountRange(text)
      return range && [writeAmountRange(range)]
    }
    default:
      return filter.kind satisfies never
  }
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}

/** A search or an exact text as it is sent; `undefined` if empty or too long. */
export function readFilterText(text: string): string | undefined {
  const typed = cleanText(text)
  return typed === '' || typed.length > MAX_FILTER_TEXT ? undefined : typed
}

/** E.g. `EUR:100..2500`; `undefined` if invalid. */
export function readAmountRange(text: string): AmountRange | undefined {
  const [, currency, least, most] = AMOUNT.exec(text) ?? []
  if (currency === undefined) return undefined
  const from = least === undefined ? undefined : BigInt(least)
  const to = most === undefined ? undefined : BigInt(most)
  if (from === undefined && to === undefined) return undefined
  if (from !== undefined && to !== undefined && from > to) return undefined
  return {
    currency,
    ...(from === undefined ? {} : { least: String(from) }),
    ...(to === undefined ? {} : { most: String(to) })
  }
}

export function writeAmountRange(range: AmountRange): string {
  return `${range.currency}:${range.least ?? ''}..${range.most ?? ''}`
}

/** An amount names its currency, so the later of two such choices wins. */
export function chooseFilter(
  filters: readonly ListFilter[],
  chosen: Readonly<Record<string, string[]>>,
  name: string,
  values: string[]
): Record<string, string[]> {
  const next = { ...chosen, [name]: values }
  if (values.length === 0) return next
  const amounts = filters.filter(({ kind }) => kind === 'amount')
  if (amounts.some(amount => amount.name === name)) next['currency'] = []
  if (name !== 'currency') return next
  for (const amount of amounts) next[amount.name] = []
  return next
}

/** API parameters. `zone` defines the days, `now` (ms) relative periods. */
export function filterParams(
  filters: readonly ListFilter[],
  chosen: Readonly<Record<string, readonly string[]>>,
  zone: string,
  now: number
): Record<string, string> {
  const params: Record<string, string> = {}
  for (const filter of filters) {
    const { kind, name } = filter
    const values = chosen[name] ?? []
    const [first] = values
    if (first === undefined) continue
    if (kind === 'period') {
      const period = readPeriod(first)
      const { from, to } = period ? periodBounds(period, zone, now) : {}
      if (from !== undefined) params[`${name}From`] = from
      if (to !== undefined) params[`${name}To`] = to
    } else if (kind === 'amount') {
      const range = readAmountRange(first)
      if (range?.least !== undefined) params[`${name}Min`] = range.least
      if (range?.most !== undefined) params[`${name}Max`] = range.most
      if (range) params['currency'] = range.currency
    } else {
      params[name] = values.join(',')
    }
  }
  return params
}
