import { type FilterKind, filterKinds } from '../../../contract/lists.ts'
import { cleanText } from '../../../format/clean-text.ts'
import {
  periodBounds,
  readPeriod,
  writePeriod
} from '../../../format/periods.ts'
import { amountRules, readAmountRange } from './amount-range.ts'

export interface ListFilter {
  kind: FilterKind
  name: string
  /** The only ones that can be chosen. */
  values?: readonly string[]
}

/** What differs by the kind of a filter. */
export interface FilterRules {
  /** Normalises a text of the URL; `undefined` if invalid. */
  read: (text: string, filter: ListFilter) => string[] | undefined
  /**
   * What is asked for, as `filterKinds` names it. `zone` defines the days,
   * `now` (ms) relative periods.
   */
  ask: (
    values: readonly string[],
    zone: string,
    now: number
  ) => (string | undefined)[]
}

/** Maximum length of a search or an exact text. */
export const MAX_FILTER_TEXT = 200

const asIs: FilterRules['ask'] = values => [values.join(',')]

const rules: Record<FilterKind, FilterRules> = {
  choice: {
    read(text) {
      const parts = text.split(',').filter(part => !isBlank(part))
      return parts.length > 0 ? [...new Set(parts)] : undefined
    },
    ask: asIs
  },
  one: {
    read: (text, { values }) =>
      values?.includes(text) === false ? undefined : [text],
    ask: asIs
  },
  text: {
    read(text) {
      const typed = readFilterText(text)
      return typed === undefined ? undefined : [typed]
    },
    ask: asIs
  },
  period: {
    read(text) {
      const period = readPeriod(text)
      return period && [writePeriod(period)]
    },
    ask([text = ''], zone, now) {
      const period = readPeriod(text)
      const { from, to } = period ? periodBounds(period, zone, now) : {}
      return [from, to]
    }
  },
  amount: amountRules
}

/** Normalises the values of a URL; `undefined` if invalid. */
export function readFilter(
  filter: ListFilter,
  text: string
): string[] | undefined {
  return isBlank(text) ? undefined : rules[filter.kind].read(text, filter)
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}

/** A search or an exact text as it is sent; `undefined` if empty or too long. */
export function readFilterText(text: string): string | undefined {
  const typed = cleanText(text)
  return typed === '' || typed.length > MAX_FILTER_TEXT ? undefined : typed
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

export function parametersOf({ kind, name }: ListFilter): string[] {
  return filterKinds[kind].map(end => name + end)
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
    const values = chosen[filter.name] ?? []
    if (values.length === 0) continue
    const asked = rules[filter.kind].ask(values, zone, now)
    for (const [index, parameter] of parametersOf(filter).entries()) {
      const value = asked[index]
      if (value !== undefined) params[parameter] = value
    }
    const range = filter.kind === 'amount' && readAmountRange(values[0] ?? '')
    if (range) params['currency'] = range.currency
  }
  return params
}
