import type { Page } from '@playwright/test'

/** Answers the browser's question before it leaves: stay. Counts them. */
export function stayWhenAsked(page: Page): { asked: number } {
  const questions = { asked: 0 }
  page.on('dialog', dialog => {
    if (dialog.type() === 'beforeunload') questions.asked += 1
    void dialog.dismiss()
  })
  return questions
}
