import type { Locator, Page } from '@playwright/test'

import { expect } from './test.ts'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** What opens the balances of the first user who holds several currencies. */
export function balancesOpener(page: Page): Locator {
  return page.locator('button[data-slot=money-more]').first()
}

/** A dialog that is no confirm. */
export function dialog(page: Page): Locator {
  return page.getByRole('dialog')
}

/** The dialog of a question. */
export function confirm(page: Page): Locator {
  return page.getByRole('alertdialog')
}

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true })
}

export function viewport(page: Page): { width: number; height: number } {
  return page.viewportSize() ?? { width: 0, height: 0 }
}

/** Where something is; throws where it is not drawn. */
export async function boxOf(shown: Locator): Promise<Box> {
  const box = await shown.boundingBox()
  if (!box) throw new Error('It has no box')
  return box
}

/** Opens the users, of whom some hold several currencies. */
export async function openUsers(page: Page): Promise<void> {
  await page.goto('/users')
  await expect(balancesOpener(page)).toBeVisible()
  await expect(page.locator('.scroll[aria-busy=false]')).toBeVisible()
}

/** Opens the balances of a user, in a dialog that is not modal. */
export async function openBalances(page: Page): Promise<Box> {
  await balancesOpener(page).click()
  await expect(dialog(page)).toBeVisible()
  return boxOf(dialog(page))
}

/** Drags a dialog by its title, as far as the pointer can go. */
export async function drag(
  shown: Locator,
  by: { x: number; y: number }
): Promise<void> {
  const page = shown.page()
  const { width, height } = viewport(page)
  const title = await boxOf(shown.getByRole('heading', { level: 2 }))
  const from = { x: title.x + 10, y: title.y + title.height / 2 }
  const to = {
    x: Math.max(1, Math.min(from.x + by.x, width - 1)),
    y: Math.max(1, Math.min(from.y + by.y, height - 1))
  }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
}

/** Of the same size and at the same place, to the pixel. */
export function expectBox(box: Box, expected: Box): void {
  for (const edge of ['x', 'y', 'width', 'height'] as const) {
    expect(Math.abs(box[edge] - expected[edge]), edge).toBeLessThanOrEqual(1)
  }
}

/** In the middle of the viewport, to the pixel. */
export function expectCentred(box: Box, page: Page): void {
  const { width, height } = viewport(page)
  expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThanOrEqual(1)
  expect(Math.abs(box.y + box.height / 2 - height / 2)).toBeLessThanOrEqual(1)
}
