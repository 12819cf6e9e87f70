import type { Page } from '@playwright/test'

/**
 * Waits so many ms by the clock of the page itself, behind what it has to do:
 * a busy one has done by then what an idle one would have.
 */
export async function pageWaits(page: Page, time: number): Promise<void> {
  await page.evaluate(
    ms => new Promise<void>(resolve => setTimeout(resolve, ms)),
    time
  )
}

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
