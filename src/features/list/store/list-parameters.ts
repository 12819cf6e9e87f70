import {
  readSort,
  type SortField,
  writeSort
} from '../../../format/sort-order.ts'
import { isZone } from '../../../format/time-zone.ts'
import { queryText } from '../../../routes/query-text.ts'
import type { ChosenTab } from '../../drawer/drawer-props.ts'
import { readAmountRange } from './amount-range.ts'
import { type ListFilter, readFilter, readFilterText } from './list-filters.ts'

export interface Snapshot {
  /** ISO 8601. */
  at: string
  /** Filter values before pinning, `''` for none. */
  live: Record<string, string>
}

/** The state of a list in the URL. */
export interface ListQuery {
  page: number
  /** Start of the page for a server that pages by cursor, else `''`. */
  cursor: string
  limit: number
  sort: SortField[]
  search: string
  /** By filter name; a filter without values is omitted. */
  filters: Record<string, string[]>
  /** Zone of the periods' days; `''` is the selected one. */
  zone: string
  /** Row id of the open drawer, or `''`. */
  open: string
  /** `undefined`: the tab that its drawer opens with. */
  tab: ChosenTab | undefined
  snapshot: Snapshot | undefined
}

export interface ListRules {
  pageSizes: readonly number[]
  defaultLimit: number
  sortFields: readonly string[]
  defaultSort: SortField[]
  filters: readonly ListFilter[]
  /** The filters of each tab of its drawer: `tab=record&record.action=`. */
  tabs?: Readonly<Record<string, readonly ListFilter[]>>
  withoutSearch?: boolean
  /** A page is known by its cursor alone. */
  byCursor?: boolean
  /** Of a filter, the only values that can be asked for. */
  choices?: Readonly<Record<string, readonly string[]>>
  /** Fields that never come. */
  without?: readonly string[]
  /** Filters of a URL without any; `name=any` removes one. */
  defaultFilters?: Readonly<Record<string, string[]>>
}

/** An invalid parameter, which was ignored. */
export interface Correction {
  name: string
  given: string
  /** No parameter has this name. */
  unknown?: true
}

const MAX_PAGE = 1_000_000
const MAX_CURSOR = 500
/** Removes a default filter. */
export const ANY = 'any'
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/u

/**
 * Anything invalid (page 0, limit 9999, a broken date, an empty value, an
 * unknown name, a second value) falls back to the default, so that every URL
 * opens a list, and is reported in `corrections`.
 */
export function readListAddress(
  search: string,
  rules: ListRules
): { query: ListQuery; corrections: Correction[] } {
  const params = new URLSearchParams(search)
  const corrections: Correction[] = []
  function read<Value>(
    name: string,
    fallback: Value,
    meaning: (text: string) => Value | undefined
  ): Value {
    const [given, ...more] = params.getAll(name)
    // What remains in the end is unknown.
    params.delete(name)
    for (const second of more) corrections.push({ name, given: second })
    if (given === undefined) return fallback
    const value = given === '' ? undefined : meaning(given)
    if (value === undefined) corrections.push({ name, given })
    return value ?? fallback
  }
  const filters: Record<string, string[]> = {}
  for (const filter of rules.filters) {
    const usual = rules.defaultFilters?.[filter.name]
    const values = read(filter.name, usual ?? [], text =>
      usual && text === ANY ? [] : readFilter(filter, text)
    )
    if (values.length > 0) filters[filter.name] = values
  }
  leaveOneCurrency(rules.filters, filters, corrections)
  const query: ListQuery = {
    page: read('page', 1, text =>
      rules.byCursor && !params.has('cursor') && text !== '1'
        ? undefined
        : wholeNumber(text, MAX_PAGE)
    ),
    cursor: read('cursor', '', text =>
      text.length > MAX_CURSOR ? undefined : text
    ),
    limit: read('limit', rules.defaultLimit, text =>
      rules.pageSizes.find(size => String(size) === text)
    ),
    sort: read('sort', rules.defaultSort, text =>
      readSort(text, rules.sortFields)
    ),
    search: read('search', '', text =>
      rules.withoutSearch ? undefined : readFilterText(text)
    ),
    filters,
    zone: read('zone', '', text => (isZone(text) ? text : undefined)),
    open: read('open', '', text => text),
    tab: undefined,
    snapshot: undefined
  }
  const tab = read('tab', '', text =>
    query.open !== '' && Object.hasOwn(rules.tabs ?? {}, text)
      ? text
      : undefined
  )
  if (tab !== '') {
    query.tab = { name: tab, filters: {} }
    for (const filter of rules.tabs?.[tab] ?? []) {
      const values = read(`${tab}.${filter.name}`, [], text =>
        readFilter(filter, text)
      )
      if (values.length > 0) query.tab.filters[filter.name] = values
    }
  }
  const at = read('frozen', undefined, readInstant)
  const live = read('live', '', text => (at === undefined ? undefined : text))
  if (at !== undefined) query.snapshot = { at, live: readLive(live) }
  for (const [name, given] of params) {
    corrections.push({ name, given, unknown: true })
  }
  return { query, corrections }
}

export function readListQuery(search: string, rules: ListRules): ListQuery {
  return readListAddress(search, rules).query
}

/** One order and no defaults: equal queries have equal URLs. */
export function writeListQuery(query: ListQuery, rules: ListRules): string {
  const params = new URLSearchParams()
  const put = (name: string, value: string, usual: string): void => {
    if (value !== usual) params.set(name, value)
  }
  put('search', query.search, '')
  for (const { name } of rules.filters) {
    const usual = rules.defaultFilters?.[name]?.join(',') ?? ''
    put(name, (query.filters[name] ?? []).join(',') || (usual && ANY), usual)
  }
  put('zone', query.zone, '')
  put('sort', writeSort(query.sort), writeSort(rules.defaultSort))
  put('limit', String(query.limit), String(rules.defaultLimit))
  put('page', String(query.page), '1')
  put('cursor', query.cursor, '')
  put('frozen', query.snapshot?.at ?? '', '')
  const live = Object.entries(query.snapshot?.live ?? {})
  put('live', live.map(([name, text]) => `${name}:${text}`).join(','), '')
  put('open', query.open, '')
  if (query.open !== '' && query.tab) {
    const { name, filters } = query.tab
    put('tab', name, '')
    for (const filter of rules.tabs?.[name] ?? []) {
      const values = filters[filter.name] ?? []
      put(`${name}.${filter.name}`, values.join(','), '')
    }
  }
  const text = queryText(params)
  return text === '' ? '' : `?${text}`
}

function wholeNumber(text: string, most: number): number | undefined {
  const value = /^\d{1,9}$/u.test(text) ? Number(text) : 0
  return value >= 1 && value <= most ? value : undefined
}

/** An amount names its currency: no other one can be set. */
function leaveOneCurrency(
  filters: readonly ListFilter[],
  chosen: Record<string, string[]>,
  corrections: Correction[]
): void {
  const { currency } = chosen
  const amount = filters.find(
    ({ kind, name }) => kind === 'amount' && chosen[name]
  )
  const range = readAmountRange(chosen[amount?.name ?? '']?.[0] ?? '')
  if (!currency || !range) return
  delete chosen['currency']
  const given = currency.join(',')
  if (given !== range.currency) corrections.push({ name: 'currency', given })
}

function readInstant(text: string): string | undefined {
  const instant = INSTANT.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(instant) ? undefined : new Date(instant).toISOString()
}

function readLive(text: string): Snapshot['live'] {
  const parts = text.split(',').filter(Boolean)
  return Object.fromEntries(
    parts.map(part => {
      const [name = '', ...value] = part.split(':')
      return [name, value.join(':')]
    })
  )
}
