import { PAGE_SIZES } from '../../contract/list-answer.ts'
import { createQuery, type Query } from '../../stores/query.ts'
import { type ReadPage, walkPages } from '../../stores/walk-pages.ts'

/** The rows read so far, from the start. */
export interface Grown<Row> {
  rows: readonly Row[]
  /** Of all of them, if the server counts. */
  total: number | undefined
  hasMore: boolean
}

export interface GrowingQuery<Row> extends Query<Grown<Row>> {
  showMore(key: string): void
}

const FIRST_ROWS = 10
export const MORE_ROWS = 25
const PAGE_LIMIT = Math.max(...PAGE_SIZES)

/** A list that shows more of itself on demand; `readPage` gets `limit` rows. */
export function createGrowingQuery<Row extends { id: string }>(
  readPage: (key: string, limit: number) => ReadPage<Row>
): GrowingQuery<Row> {
  const wanted = new Map<string, number>()
  const wantedOf = (key: string): number => wanted.get(key) ?? FIRST_ROWS
  const query = createQuery<Grown<Row>>((key, signal) => {
    const count = wantedOf(key)
    return grow(readPage(key, Math.min(count, PAGE_LIMIT)), count, signal)
  })
  return {
    ...query,
    showMore(key) {
      wanted.set(key, wantedOf(key) + MORE_ROWS)
      query.reload()
    }
  }
}

/** Reads all from the start, so that rows added meanwhile leave no gap. */
async function grow<Row extends { id: string }>(
  readPage: ReadPage<Row>,
  count: number,
  signal: AbortSignal
): Promise<Grown<Row>> {
  const rows: Row[] = []
  let total: number | undefined
  for await (const page of walkPages(readPage, ({ id }) => id, signal)) {
    rows.push(...page.rows)
    total ??= page.total
    if (rows.length >= count) {
      const hasMore = page.hasMore || rows.length > count
      return { rows: rows.slice(0, count), total, hasMore }
    }
  }
  return { rows, total: total ?? rows.length, hasMore: false }
}
