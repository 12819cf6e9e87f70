import {
  type ListFilter,
  MAX_FILTER_TEXT,
  readAmountRange,
  readFilter
} from './list-filters.ts'
import { readSort, type SortField, writeSort } from './sort-order.ts'
import { isZone } from './zone.ts'

/** Rows of one moment, pinned: a link that means the same rows later on. */
export interface Frozen {
  /** The instant, ISO 8601. */
  at: string
  /** What the pinned filters were before, `''` for none. */
  live: Record<string, string>
}

/** What a list shows: the state that lives in the address. */
export interface ListQuery {
  page: number
  /** Where the page begins, for a server that pages by cursor; else `''`. */
  cursor: string
  limit: number
  sort: SortField[]
  search: string
  /** Chosen values by filter name; a filter without values is left out. */
  filters: Record<string, string[]>
  /** The zone whose days the periods mean; `''` is the one that is shown. */
  zone: string
  /** The id of the row whose drawer is open, or `''`. */
  open: string
  frozen: Frozen | undefined
}

/** What a list can be asked for. */
export interface ListRules {
  pageSizes: readonly number[]
  defaultLimit: number
  sortFields: readonly string[]
  defaultSort: SortField[]
  filters: readonly ListFilter[]
  /** What a clean address is narrowed by; `name=any` takes it off. */
  defaultFilters?: Readonly<Record<string, string[]>>
}

/** A parameter that could not be meant as it stood, and was left out. */
export interface Correction {
  name: string
  given: string
}

const MAX_PAGE = 1_000_000
const MAX_CURSOR = 500
/** Takes off what a clean address is narrowed by. */
export const ANY = 'any'
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/u

/**
 * Reads the query string of an address. Unknown parameters are ignored; what
 * is absurd (page 0, limit 9999, a broken date) falls back to the default, so
 * that every address opens a list, and is named in `corrections`.
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
    const given = params.get(name)
    if (given === null || given === '') return fallback
    const value = meaning(given)
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
    page: read('page', 1, text => wholeNumber(text, MAX_PAGE)),
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
      text.length > MAX_FILTER_TEXT ? undefined : text
    ),
    filters,
    zone: read('zone', '', text => (isZone(text) ? text : undefined)),
    open: params.get('open') ?? '',
    frozen: read('frozen', undefined, text =>
      readFrozen(text, params.get('live') ?? '')
    )
  }
  return { query, corrections }
}

/** As `readListAddress`, for who needs only what the list is asked for. */
export function readListQuery(search: string, rules: ListRules): ListQuery {
  return readListAddress(search, rules).query
}

/**
 * The query string of a list, `?` included, in one order and without what is
 * the default: equal queries have equal addresses.
 */
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
  put('frozen', query.frozen?.at ?? '', '')
  const live = Object.entries(query.frozen?.live ?? {})
  put('live', live.map(([name, text]) => `${name}:${text}`).join(','), '')
  put('open', query.open, '')
  const text = written(params)
  return text === '' ? '' : `?${text}`
}

/** The address of a list with a row open, by its address with none open. */
export function openAddress(address: string, id: string): string {
  const end = address.includes('?') ? '&' : '?'
  return address + end + written(new URLSearchParams({ open: id }))
}

function written(params: URLSearchParams): string {
  return params
    .toString()
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':')
    .replaceAll('%2F', '/')
}

function wholeNumber(text: string, most: number): number | undefined {
  const value = /^\d{1,9}$/u.test(text) ? Number(text) : 0
  return value >= 1 && value <= most ? value : undefined
}

/** An amount names its currency, so that no other one can stand beside it. */
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

function readFrozen(at: string, live: string): Frozen | undefined {
  const instant = INSTANT.test(at) ? Date.parse(at) : Number.NaN
  if (Number.isNaN(instant)) return undefined
  const parts = live.split(',').filter(Boolean)
  return {
    at: new Date(instant).toISOString(),
    live: Object.fromEntries(
      parts.map(part => {
        const [name = '', ...text] = part.split(':')
        return [name, text.join(':')]
      })
    )
  }
}
