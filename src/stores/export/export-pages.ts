import type { Page } from '../../api/contract/list.ts'
import {
  isRetryable,
  knownError,
  RequestError
} from '../../domain/request-error.ts'

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

/** Tries of one page, beside the retry that every GET has. */
const TRIES = 3

/** Before the second try, in ms; before the third it is four times that. */
const FIRST_DELAY_MS = 500
const DELAY_GROWTH = 4

/** Rows that move while they are read come again on a page near by. */
const REMEMBERED_PAGES = 5

/** A server that goes on without a new row for so many pages has no end. */
const STALE_PAGES = 10

/**
 * Reads page after page: by cursor where the answer names one, else by number,
 * until there are no more. The next page is asked for while the last one is
 * taken. A row is given once, though only the keys of the last pages are held.
 * A failed page is tried again after a growing delay, or after what the server
 * asks to wait. Throws a `RequestError`, also where `signal` calls it off.
 */
export async function* walkPages<Row>(
  readPage: ReadPage<Row>,
  rowKey: (row: Row) => string,
  signal: AbortSignal
): AsyncGenerator<WalkedPage<Row>> {
  const remembered: Set<string>[] = []
  const left = new AbortController()
  const ends = AbortSignal.any([signal, left.signal])
  let at: PagePlace = { page: 1 }
  let stale = 0
  let reading = readPatiently(readPage, at, ends)
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
        reading = readPatiently(readPage, at, ends)
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

async function readPatiently<Row>(
  readPage: ReadPage<Row>,
  at: PagePlace,
  signal: AbortSignal
): Promise<Page<Row>> {
  for (let attempt = 1; ; attempt += 1) {
    if (signal.aborted) throw new RequestError({ kind: 'aborted' })
    try {
      return await readPage(at, signal)
    } catch (error) {
      const known = knownError(error)
      if (attempt === TRIES || !isRetryable(known.kind)) throw known
      const own = FIRST_DELAY_MS * DELAY_GROWTH ** (attempt - 1)
      const asked = (known.facts.retryAfter ?? 0) * 1000
      await pause(Math.max(own, asked), signal)
    }
  }
}

/** Waits so many ms, or until the signal calls it off. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    if (signal.aborted) return resolve()
    const end = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
  })
}
