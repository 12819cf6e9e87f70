import type { RowsRead } from './backend-definition.ts'

type Fields = Readonly<Record<string, unknown>>

/** What frameworks call the parts of a list, the likeliest first. */
const ROWS = [
  'data',
  'items',
  'results',
  'content',
  'rows',
  'docs',
  'documents',
  'member',
  'hydra:member',
  'value'
]
/** Where the others stand, if not beside the rows; one may hold another. */
const AROUND = [
  'meta',
  'page',
  'pagination',
  'links',
  '_links',
  'view',
  'hydra:view'
]
const TOTAL = [
  'total',
  'totalElements',
  'totalDocs',
  'totalItems',
  'hydra:totalItems',
  // Of Directus, whose total_count is that of all rows, matching or not.
  'filter_count',
  'total_count',
  'totalCount',
  '@odata.count',
  '@count',
  // Of json-server 1, whose rows are in `data`.
  'items'
]
const NEXT = [
  'hasMore',
  'has_more',
  'hasNextPage',
  'next',
  'hydra:next',
  '@odata.nextLink',
  '@nextLink',
  'next_page',
  'nextPage'
]
const CURSOR = ['nextCursor', 'next_cursor']
/** Where one of these is, a next page would be named, too. */
const OTHER_PAGES = ['prev', 'previous', 'hydra:previous', 'first', 'last']

/**
 * The rows of a list and what is said of them, in the envelopes that are
 * common: a bare array, or rows under one of the names above; totals and a next
 * page beside them, around them, or in the headers `X-Total-Count`,
 * `Content-Range` and `Link`. Throws a `TypeError` where there are no rows.
 */
export function readList(answer: unknown, headers: Headers): RowsRead {
  const fields = fieldsOf(answer)
  const rows = Array.isArray(answer) ? answer : rowsIn(fields)
  if (!rows) throw new TypeError(noRows(fields))
  const said = saidIn(answer, headers)
  const total = firstOf(said, TOTAL, numberOf)
  const hasMore = moreIn(said, total)
  const nextCursor = firstOf(said, CURSOR, textOf)
  const counted = total ?? countIn(said, rows.length, hasMore)
  return {
    rows,
    ...(counted === undefined ? {} : { total: counted }),
    ...(hasMore === undefined ? {} : { hasMore }),
    ...(nextCursor === undefined ? {} : { nextCursor })
  }
}

/** As it is named: mostly a link, or an object with one. */
export function nextPage(answer: unknown, headers: Headers): unknown {
  return firstOf(saidIn(answer, headers), NEXT, value =>
    typeof value === 'boolean' ? undefined : value
  )
}

function rowsIn(fields: Fields): readonly unknown[] | undefined {
  const own = ROWS.map(place => fields[place])
  // HAL: one list, under a name of its own.
  const embedded = Object.values(fieldsOf(fields['_embedded']))
  const found = [...own, ...embedded].find(Array.isArray)
  // A page without rows may leave their place empty, or out.
  const isEmpty = own.includes(null) || isHal(fields)
  return found ?? (isEmpty ? [] : undefined)
}

function isHal(fields: Fields): boolean {
  return '_links' in fields && 'page' in fields
}

function noRows(fields: Fields): string {
  const names = Object.keys(fields).slice(0, 5).join(', ')
  return `There is no list of rows in the answer${names && `, which has ${names}`}.`
}

/** The answer, and what is nested in it, from the outside in; then headers. */
function saidIn(answer: unknown, headers: Headers): Fields[] {
  const inner = (outer: Fields): Fields[] =>
    AROUND.map(name => fieldsOf(outer[name]))
  const fields = fieldsOf(answer)
  const first = inner(fields)
  return [fields, ...first, ...first.flatMap(inner), saidInHeaders(headers)]
}

/** `X-Total-Count: 57`, `Content-Range: 0-24/57`, and links by RFC 8288. */
function saidInHeaders(headers: Headers): Fields {
  const range = /\/(\d+)$/u.exec(headers.get('content-range') ?? '')?.[1]
  const links = headers.get('link') ?? ''
  return {
    total: headers.get('x-total-count') ?? range,
    ...Object.fromEntries(
      [...links.matchAll(/<([^>]*)>[^,]*?\brel="?([\w-]+)/gu)].map(
        ([, address, name]) => [name, address]
      )
    )
  }
}

/** What counts the rows of the page is no total. */
function countIn(
  said: readonly Fields[],
  rows: number,
  hasMore: boolean | undefined
): number | undefined {
  const count = firstOf(said, ['count'], numberOf)
  const isOfPage = count === rows && hasMore !== false
  return isOfPage ? undefined : count
}

/** `undefined` where nothing is said. */
function moreIn(
  said: readonly Fields[],
  total: number | undefined
): boolean | undefined {
  const isLast = firstOf(said, ['last'], value =>
    typeof value === 'boolean' ? value : undefined
  )
  if (isLast !== undefined) return !isLast
  const next = firstOf(said, [...NEXT, ...CURSOR], value => value)
  if (next !== undefined) return next !== false && next !== null && next !== ''
  const other = firstOf(said, OTHER_PAGES, value => value)
  // Some name the pages that there are, and leave out a next that is not.
  return other !== undefined && total === undefined ? false : undefined
}

/** A number is a text where it may be beyond 2^53; -1 is what was not counted. */
function numberOf(value: unknown): number | undefined {
  const isOne = typeof value === 'number' || typeof value === 'string'
  return isOne && /^\d+$/u.test(String(value)) ? Number(value) : undefined
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The first that can be read. */
function firstOf<Value>(
  said: readonly Fields[],
  names: readonly string[],
  read: (value: unknown) => Value | undefined
): Value | undefined {
  return said
    .flatMap(fields => names.map(name => read(fields[name])))
    .find(value => value !== undefined)
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {}
}
