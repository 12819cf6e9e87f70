import type { Page } from '../../contract/list-answer.ts'
import { RequestError } from '../../contract/request-error.ts'
import { readPatiently, type ReportWait } from './read-patiently.ts'

/** Start of a page: the cursor wins over the number. */
export interface PagePlace {
  page: number
  cursor?: string
}

export type ReadPage<Row> = (
  at: PagePlace,
  signal: AbortSignal
) => Promise<Page<Row>>

export interface WalkedPage<Row> {
  rows: Row[]
  /** Number of all rows; only the first page reports it. */
  total: number | undefined
  hasMore: boolean
}

/** Rows that move while being read reappear on a page nearby. */
const REMEMBERED_PAGES = 5

/** After so many pages without a new row, the server never ends. */
const STALE_PAGES = 10

/**
 * Reads page after page: by cursor if the response has one, else by number,
 * with one page prefetched. Yields each row once, but remembers only the keys
 * of recent pages. Retries a failed page with backoff or after `Retry-After`
 * (see `reportWait`). Throws a `RequestError`, also on abort.
 */
export async function* walkPages<Row>(
  readPage: ReadPage<Row>,
  rowKey: (row: Row) => string,
  signal: AbortSignal,
  reportWait?: ReportWait
): AsyncGenerator<WalkedPage<Row>> {
  const remembered: Set<string>[] = []
  const left = new AbortController()
  const ends = AbortSignal.any([signal, left.signal])
  const readAt = (place: PagePlace): Promise<Page<Row>> =>
    readPatiently(() => readPage(place, ends), ends, reportWait)
  let at: PagePlace = { page: 1 }
  let stale = 0
  let reading = readAt(at)
  try {
    for (;;) {
      const { data, meta } = await reading
      const { hasMore, nextCursor: cursor } = meta
      const rows = newRows(data, rowKey, remembered)
      // Later counts include rows added while reading.
      const total = at.page === 1 ? (meta.total ?? undefined) : undefined
      stale = rows.length === 0 ? stale + 1 : 0
      const endless = stale === STALE_PAGES || (cursor && cursor === at.cursor)
      if (hasMore && !endless) {
        at = { page: at.page + 1, ...(cursor ? { cursor } : {}) }
        reading = readAt(at)
        // Reported when it is awaited.
        reading.catch(() => undefined)
      }
      yield { rows, total, hasMore }
      if (!hasMore) return
      if (endless) {
        throw new RequestError({ kind: 'bad-answer', detail: 'endless pages' })
      }
    }
  } finally {
    left.abort()
  }
}

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
