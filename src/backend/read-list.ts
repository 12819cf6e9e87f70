import type { RowsRead } from './backend-definition.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * The rows of a list and what is said of them, in the envelopes that are
 * common: a bare array with `X-Total-Count`, `Content-Range` or `Link`; rows in
 * `data`, `items`, `results`, `content`, `rows`, `docs` or `_embedded`; totals
 * and a next page beside them, in `meta`, `page` or `pagination`. Throws a
 * `TypeError` where there are no rows.
 */
export function readList(answer: unknown, headers: Headers): RowsRead {
  const rows = Array.isArray(answer) ? answer : rowsIn(fieldsOf(answer))
  if (!rows) throw new TypeError('There is no list of rows in the answer.')
  const said = saidIn(fieldsOf(answer))
  const total = totalIn(said) ?? totalOf(headers)
  const hasMore = moreIn(said) ?? moreOf(headers)
  const nextCursor = firstOf(said, ['nextCursor', 'next_cursor'])
  return {
    rows,
    ...(total === undefined ? {} : { total }),
    ...(hasMore === undefined ? {} : { hasMore }),
    ...(typeof nextCursor === 'string' ? { nextCursor } : {})
  }
}

function rowsIn(fields: Fields): readonly unknown[] | undefined {
  const places = ['data', 'items', 'results', 'content', 'rows', 'docs']
  const own = places.map(place => fields[place])
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

/** The answer, and what is nested in it, from the outside in. */
function saidIn(fields: Fields): Fields[] {
  const inner = ['meta', 'page', 'pagination', 'links', '_links']
  const outer = inner.map(name => fieldsOf(fields[name]))
  return [fields, ...outer, ...outer.map(({ page }) => fieldsOf(page))]
}

function totalIn(said: readonly Fields[]): number | undefined {
  const total = firstOf(said, [
    'total',
    'totalElements',
    'totalDocs',
    'total_count',
    'totalCount'
  ])
  // It may also be the number of the rows on the page.
  const counted = total ?? firstOf(said, ['count'])
  return typeof counted === 'number' ? counted : undefined
}

/** `null` is a last page; a page that says nothing is unknown. */
function moreIn(said: readonly Fields[]): boolean | undefined {
  const last = firstOf(said, ['last'])
  if (typeof last === 'boolean') return !last
  const next = firstOf(said, ['hasMore', 'has_more', 'hasNextPage', 'next'])
  if (next !== undefined) return next !== false && next !== null
  return undefined
}

/** `X-Total-Count: 57`, or `Content-Range: 0-24/57`. */
function totalOf(headers: Headers): number | undefined {
  const range = /\/(\d+)$/u.exec(headers.get('content-range') ?? '')?.[1]
  const written = headers.get('x-total-count') ?? range ?? ''
  return /^\d+$/u.test(written) ? Number(written) : undefined
}

/** RFC 8288. */
function moreOf(headers: Headers): boolean | undefined {
  const links = headers.get('link') ?? ''
  if (/rel="?next\b/u.test(links)) return true
  return /rel="?(?:prev|first|last)\b/u.test(links) ? false : undefined
}

function firstOf(said: readonly Fields[], names: readonly string[]): unknown {
  return said
    .flatMap(fields => names.map(name => fields[name]))
    .find(value => value !== undefined)
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {}
}
