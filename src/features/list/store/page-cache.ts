import type { Page } from '../../../contract/list-answer.ts'

/** `readAt`: when it was received, ms since the epoch, by the server's clock. */
export interface FetchedPage<Row> {
  page: Page<Row>
  readAt: number
  /** The parameters of its request. */
  requested: Record<string, string>
}

/** Whether a page has all matching rows, as far as the response says. */
export function isCompleteList<Row>({
  page,
  requested
}: FetchedPage<Row>): boolean {
  return (
    requested['page'] === '1' && !('cursor' in requested) && !page.meta.hasMore
  )
}

/** Pages that Back shows without a request. */
const CACHED_PAGES = 30

/** Drops the least recently used page. */
export interface PageCache<Row> {
  get(key: string): FetchedPage<Row> | undefined
  set(key: string, shown: FetchedPage<Row>): void
  clear(): void
}

export function createPageCache<Row>(): PageCache<Row> {
  const pages = new Map<string, FetchedPage<Row>>()
  const put = (key: string, shown: FetchedPage<Row>): void => {
    pages.delete(key)
    pages.set(key, shown)
    const [oldest] = pages.keys()
    if (pages.size > CACHED_PAGES && oldest !== undefined) pages.delete(oldest)
  }
  return {
    get(key) {
      const shown = pages.get(key)
      if (shown) put(key, shown)
      return shown
    },
    set: put,
    clear: () => pages.clear()
  }
}
