import type { Locator, Page } from '@playwright/test'

export interface Point {
  x: number
  y: number
}

/** Presses at one point and lets go at another, as a hand does. */
export async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
}

/** A double click whose second press comes after so many milliseconds. */
export async function doubleClick(
  page: Page,
  { x, y }: Point,
  gapMs: number
): Promise<void> {
  await page.mouse.move(x, y)
  await page.mouse.down({ clickCount: 1 })
  await page.mouse.up({ clickCount: 1 })
  await page.waitForTimeout(gapMs)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
}

/** A point of the element; 0 and 1 are its edges. */
export async function pointIn(
  element: Locator,
  across: number,
  down = 0.5
): Promise<Point> {
  const box = await element.boundingBox()
  if (!box) throw new Error('It has no box')
  return { x: box.x + box.width * across, y: box.y + box.height * down }
}
