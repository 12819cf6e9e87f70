import type { Page } from '../../../contract/list-answer.ts'

/** Rows with the time they were received at, ms since the epoch. */
export interface Shown<Row> {
  page: Page<Row>
  readAt: number
  /** The parameters that they answer. */
  asked: Record<string, string>
}

/** Whether a page is all that matches, as far as its answer says. */
export function isWholeList<Row>({ page, asked }: Shown<Row>): boolean {
  return asked['page'] === '1' && !('cursor' in asked) && !page.meta.hasMore
}

/** Pages of one list that Back finds again without asking. */
const KEPT_PAGES = 30

/** The last pages of a list by address, the least recently used one out. */
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
