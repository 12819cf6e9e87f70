import type { Locator, Page } from '@playwright/test'

import {
  button,
  confirm,
  dialog,
  openBalances,
  openUsers
} from '../support/dialogs.ts'
import { askIn } from '../support/panel-events.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page)
  await openUsers(page)
})

/** Plays all there are and gives the duration of each, in seconds. */
async function played(page: Page): Promise<Map<string, number>> {
  await page.evaluate(() => {
    const ends: [string, number][] = []
    Reflect.set(globalThis, 'ends', ends)
    document.addEventListener('animationend', event => {
      if (event.animationName.startsWith('dialog-')) {
        ends.push([event.animationName, event.elapsedTime])
      }
    })
  })
  const settled = (shown: Locator): Promise<void> =>
    shown.evaluate(async element => {
      const running = element.getAnimations({ subtree: true })
      await Promise.all(running.map(animation => animation.finished))
    })
  await openBalances(page)
  await settled(dialog(page))
  await button(page, 'Maximise').click()
  await settled(dialog(page))
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await askIn(page)
  await settled(confirm(page))
  await button(page, 'No').click()
  await expect(confirm(page)).toHaveCount(0)
  const ends = await page.evaluate(() => Reflect.get(globalThis, 'ends'))
  return new Map(ends as [string, number][])
}

test('4.8 9.6 take 150 to 300 ms @further', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const durations = await played(page)
  expect([...durations.keys()]).toEqual(
    expect.arrayContaining(['dialog-in', 'dialog-maximise', 'dialog-out'])
  )
  for (const seconds of durations.values()) {
    expect(seconds).toBeGreaterThanOrEqual(0.15)
    expect(seconds).toBeLessThanOrEqual(0.3)
  }
})

test('4.8 9.6 animations are left out where less motion is wanted @further', async ({
  page
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect([...(await played(page)).keys()]).toEqual([])
})
