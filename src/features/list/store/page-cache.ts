import type { Page } from '../../../contract/list-answer.ts'

/** `readAt`: when it was received, ms since the epoch. */
export interface Shown<Row> {
  page: Page<Row>
  readAt: number
  /** The parameters of its request. */
  asked: Record<string, string>
}

/** Whether a page has all matching rows, as far as the response says. */
export function isWholeList<Row>({ page, asked }: Shown<Row>): boolean {
  return asked['page'] === '1' && !('cursor' in asked) && !page.meta.hasMore
}

/** Pages that Back shows without a request. */
const KEPT_PAGES = 30

/** Drops the least recently used page. */
export interface PageCache<Row> {
  get(key: string): Shown<Row> | undefined
  set(key: string, shown: Shown<Row>): void
  clear(): void
}

export function createPageCache<Row>(): PageCache<Row> {
  const pages = new Map<string, Shown<Row>>()
  const put = (key: string, shown: Shown<Row>): void => {
    pages.delete(key)
    pages.set(key, shown)
    const [oldest] = pages.keys()
    if (pages.size > KEPT_PAGES && oldest !== undefined) pages.delete(oldest)
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
