import type { Page } from '@playwright/test'

/**
 * What was copied last, read in a document of the same origin: the panel's
 * own documents may write to the clipboard and never read it.
 */
export async function copiedText(page: Page): Promise<string> {
  const reader = await page.context().newPage()
  // It has no icon of its own, and a slow browser comes to ask for one.
  await reader.route('**/favicon.ico', route => route.fulfill({ status: 204 }))
  await reader.goto('/api/_faults')
  const text = await reader.evaluate(() => navigator.clipboard.readText())
  await reader.close()
  await page.bringToFront()
  return text
}
