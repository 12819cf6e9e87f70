import { expect, type Page } from '@playwright/test'

/** Waits until React has taken over every part of the page. */
export async function expectAlive(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
}
