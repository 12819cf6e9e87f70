import type { Page } from '../../contract/list-answer.ts'
import { RequestError } from '../../contract/request-error.ts'
import { readPatiently, type TellWait } from './read-patiently.ts'

/** Where a page begins: after a cursor, which wins, or by its number. */
export interface PagePlace {
  page: number
  cursor?: string
}

export type ReadPage<Row> = (
  at: PagePlace,
  signal: AbortSignal
) => Promise<Page<Row>>

/** What a page adds to the ones before it. */
export interface WalkedPage<Row> {
  /** Without the rows that were on one of the last pages. */
  rows: Row[]
  /** How many rows there are in all, as the first page counted them. */
  total: number | undefined
  hasMore: boolean
}

/** Rows that move while they are read come again on a page near by. */
const REMEMBERED_PAGES = 5

/** A server that goes on without a new row for so many pages has no end. */
const STALE_PAGES = 10

/**
 * Reads page after page: by cursor where the answer names one, else by number,
 * until there are no more. The next page is asked for while the last one is
 * taken. A row is given once, though only the keys of the last pages are held.
 * A failed page is tried again after a growing delay, or after what the server
 * asks to wait, which `tellWait` is told. Throws a `RequestError`, also where
 * `signal` calls it off.
 */
export async function* walkPages<Row>(
  readPage: ReadPage<Row>,
  rowKey: (row: Row) => string,
  signal: AbortSignal,
  tellWait?: TellWait
): AsyncGenerator<WalkedPage<Row>> {
  const remembered: Set<string>[] = []
  const left = new AbortController()
  const ends = AbortSignal.any([signal, left.signal])
  const readAt = (place: PagePlace): Promise<Page<Row>> =>
    readPatiently(() => readPage(place, ends), ends, tellWait)
  let at: PagePlace = { page: 1 }
  let stale = 0
  let reading = readAt(at)
  try {
    for (;;) {
      const { data, meta } = await reading
      const { hasMore, nextCursor: cursor } = meta
      const rows = newRows(data, rowKey, remembered)
      // Later counts have the rows that came while these were read.
      const total = at.page === 1 ? (meta.total ?? undefined) : undefined
      stale = rows.length === 0 ? stale + 1 : 0
      const endless = stale === STALE_PAGES || (cursor && cursor === at.cursor)
      if (hasMore && !endless) {
        at = { page: at.page + 1, ...(cursor ? { cursor } : {}) }
        reading = readAt(at)
        // It is told of when its turn comes.
        reading.catch(() => undefined)
      }
      yield { rows, total, hasMore }
      if (!hasMore) return
      if (endless) {
        throw new RequestError({ kind: 'bad-answer', detail: 'endless pages' })
      }
    }
  } finally {
    // Nobody takes the page that is under way.
    left.abort()
  }
}

/** Those that are on none of the last pages, and remembers them. */
function newRows<Row>(
  data: readonly Row[],
  rowKey: (row: Row) => string,
  remembered: Set<string>[]
): Row[] {
  const keys = new Set<string>()
  const rows = data.filter(row => {
    const key = rowKey(row)
    if (keys.has(key) || remembered.some(page => page.has(key))) return false
    keys.add(key)
    return true
  })
  remembered.push(new Set(data.map(rowKey)))
  if (remembered.length > REMEMBERED_PAGES) remembered.shift()
  return rows
}
