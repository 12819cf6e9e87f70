import type { Page } from '@playwright/test'

import type { ListScreen } from './list-screens.ts'
import { openList } from './list-screens.ts'

/** The answer of a list call, as it came. */
export interface ListAnswer {
  data: Record<string, unknown>[]
  meta: Record<string, unknown>
}

/** Opens a list, and gives the answer for its rows. */
export async function openAnswered(
  page: Page,
  screen: ListScreen,
  query = ''
): Promise<ListAnswer> {
  const answered = page.waitForResponse(response => {
    const { pathname, searchParams } = new URL(response.url())
    const isRows = searchParams.has('page')
    return isRows && pathname === `/api/${screen.call}` && response.ok()
  })
  await openList(page, screen, query)
  const answer: ListAnswer = await (await answered).json()
  return answer
}

/** An answer without the number of matching rows. */
export function uncounted(
  answer: ListAnswer,
  change: Record<string, unknown> = {}
): ListAnswer {
  const {
    total: _total,
    totalPages: _totalPages,
    nextCursor: _nextCursor,
    ...meta
  } = answer.meta
  return { ...answer, meta: { ...meta, ...change } }
}

/** An answer without rows, of a list that has so many. */
export function emptied(answer: ListAnswer, total: number): ListAnswer {
  const { meta } = uncounted(answer, { total, hasMore: false })
  return { data: [], meta }
}
