import type { Page } from '../contract/list-answer.ts'
import { RequestError } from '../contract/request-error.ts'

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
  /** When the rows were read, ISO 8601. */
  asOf: string
}

/** The query of a call for that page. */
export function placeParams({ page, cursor }: PagePlace): {
  page?: number
  cursor?: string
} {
  return cursor === undefined ? { page } : { cursor }
}

/** Rows that move while being read reappear on a page nearby. */
const REMEMBERED_PAGES = 5

/** After so many pages without a new row, the server never ends. */
const STALE_PAGES = 10

/**
 * Reads page after page: by cursor if the response has one, else by number.
 * Yields each row once, but remembers only the keys of recent pages. With
 * `next`, fetches a page while the one before is used; without, a page that
 * nobody wants is never fetched. Throws a `RequestError`, also on abort.
 */
export async function* walkPages<Row>(
  readPage: ReadPage<Row>,
  rowKey: (row: Row) => string,
  signal: AbortSignal,
  prefetch: 'next' | 'none' = 'none'
): AsyncGenerator<WalkedPage<Row>> {
  const remembered: Set<string>[] = []
  const left = new AbortController()
  const pageSignal = AbortSignal.any([signal, left.signal])
  let at: PagePlace = { page: 1 }
  let stale = 0
  let prefetched: Promise<Page<Row>> | undefined
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- a page names the next one
      const { data, meta } = await (prefetched ?? readPage(at, pageSignal))
      const { hasMore, asOf, nextCursor: cursor } = meta
      const rows = newRows(data, rowKey, remembered)
      // Later counts include rows added while reading.
      const total = at.page === 1 ? (meta.total ?? undefined) : undefined
      stale = rows.length === 0 ? stale + 1 : 0
      const endless = stale === STALE_PAGES || (cursor && cursor === at.cursor)
      at = { page: at.page + 1, ...(cursor ? { cursor } : {}) }
      if (prefetch === 'next' && hasMore && !endless) {
        prefetched = readPage(at, pageSignal)
        // Reported when it is awaited.
        prefetched.catch(() => undefined)
      }
      yield { rows, total, hasMore, asOf }
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
