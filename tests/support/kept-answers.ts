import type { Page } from '@playwright/test'

/**
 * The answers to the calls that match from now on, as JSON. A browser does
 * not always keep what a page reads piece by piece, so they are read on the way.
 */
export async function keepAnswers<Answer>(
  page: Page,
  calls: RegExp
): Promise<Answer[]> {
  const answers: Answer[] = []
  await page.route(calls, async route => {
    const response = await route.fetch()
    answers.push((await response.json()) as Answer)
    await route.fulfill({ response })
  })
  return answers
}
