import type { Page } from '@playwright/test'

import { keepAnswers } from './kept-answers.ts'
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
  const rows = new RegExp(String.raw`/api/${screen.call}\?(?:.*&)?page=`, 'u')
  const answers = await keepAnswers<ListAnswer>(page, rows)
  await openList(page, screen, query)
  await page.unrouteAll({ behavior: 'wait' })
  const [answer] = answers
  if (!answer) throw new Error(`${screen.name} asked for no rows`)
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
