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
