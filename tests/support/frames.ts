import type { Page } from '@playwright/test'

/** Until what was there when it was asked is painted, and effects have run. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>(resolve => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => resolve())
        })
      })
  )
}
