import type { Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { listScreen, rowsOf, settled } from '../support/list-screens.ts'
import { expect, test } from '../support/test.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 }
]

/** Notes the text of each paint that is the largest so far, as it stood then. */
async function watchLargestPaints(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const { element } = entry as PerformanceEntry & {
          element: Element | null
        }
        Reflect.set(globalThis, 'largestPaint', element?.textContent ?? '')
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  return () =>
    page.evaluate(
      () =>
        new Promise<string>(resolve => {
          // What was painted last is told after the next frame.
          requestAnimationFrame(() =>
            setTimeout(() => resolve(Reflect.get(globalThis, 'largestPaint')))
          )
        })
    )
}

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    // The largest text of /users is an email of its rows: its title is short.
    for (const screen of [listScreen('user transactions')]) {
      test(`${screen.name}: the largest paint waits for no row @further`, async ({
        page,
        api,
        signIn
      }) => {
        await signIn(page)
        await api.faults.set([{ method: 'GET', fault: { delayMs: 500 } }])
        const largest = await watchLargestPaints(page)
        const shell = await page.goto(screen.path)
        await expect(rowsOf(page, screen).first()).toBeVisible()
        await settled(page, screen)
        await page.waitForLoadState('networkidle')
        const text = await largest()
        expect(text.length).toBeGreaterThan(10)
        // What a slow check says of itself is painted without a row, too.
        const { slow } = messages.session
        expect(`${await shell?.text()}>${slow}</`).toContain(`>${text}</`)
      })
    }

    test('the largest paint of the sign-in waits for no call @further', async ({
      page
    }) => {
      const largest = await watchLargestPaints(page)
      const shell = await page.goto('/login')
      await expect(page.getByLabel(messages.login.email)).toBeVisible()
      await page.waitForLoadState('networkidle')
      const text = await largest()
      expect(text.length).toBeGreaterThan(10)
      expect(await shell?.text()).toContain(`>${text}</`)
    })
  })
}
