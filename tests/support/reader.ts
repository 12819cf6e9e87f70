import { type BrowserContext, expect, type Page } from '@playwright/test'

/**
 * Reads a question before it is answered, as nothing answers it sooner: each
 * action waits until it has been shown for long enough.
 */
export async function readQuestions(page: Page): Promise<void> {
  const unread = page.locator(':has(> [data-unread])').last()
  // Playwright itself waits until it is gone.
  await page.addLocatorHandler(unread, async () => undefined)
}

/** In all pages of a context, also those to come. */
export async function readQuestionsIn(context: BrowserContext): Promise<void> {
  context.on('page', page => void readQuestions(page))
  await Promise.all(context.pages().map(readQuestions))
}

/** Answers the open question by Enter, once it has been shown for long enough. */
export async function answerByEnter(page: Page): Promise<void> {
  await expect(page.locator('[data-unread]')).toHaveCount(0)
  await page.keyboard.press('Enter')
}
