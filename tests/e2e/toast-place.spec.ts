import type { Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { fieldOf } from '../support/actions.ts'
import { button } from '../support/dialogs.ts'
import { drawerButton, drawerOf } from '../support/row-drawer.ts'
import { expect, test } from '../support/test.ts'

const texts = messages.actions
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 640 }
]

test.use({ world: 'toast places' })

test.beforeEach(async ({ page, signIn }) => signIn(page))

/** Credits 4.00 EUR out of a user's drawer, and waits for the result. */
async function credit(page: Page): Promise<void> {
  await page.goto('/users?limit=10&open=42')
  await drawerButton(page, texts.byAction['adjust-user'].label).click()
  await fieldOf(page, 'currency').selectOption('EUR')
  await fieldOf(page, 'amount').fill('4')
  await fieldOf(page, 'reasonCode').selectOption('mistake')
  await fieldOf(page, 'reason').fill('Prize of table 8841 was paid short')
  await button(page, 'Review').click()
  await button(page, texts.review.accept.credit('4.00 EUR')).click()
  await expect(page.locator('[data-slot=toast]')).toBeVisible()
  await expect(drawerOf(page)).toHaveCount(1)
}

/** What can be used in a layer and has a toast over it, by its text. */
function coveredIn(page: Page, layer: string): Promise<string[]> {
  return page.locator(layer).evaluate(element => {
    const controls = [
      ...element.querySelectorAll('a, button, input, select, summary')
    ]
    if (controls.length === 0) throw new Error('Nothing can be used there')
    const isCovered = (control: Element, x: number, y: number): boolean => {
      const stack = document.elementsFromPoint(x, y)
      const isBelow = stack.some(part => control.contains(part))
      return isBelow && stack[0]?.closest('[data-slot=toasts]') !== null
    }
    return controls
      .filter(control => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        return [left + 2, (left + right) / 2, right - 2].some(x =>
          [top + 2, (top + bottom) / 2, bottom - 2].some(y =>
            isCovered(control, x, y)
          )
        )
      })
      .map(({ outerHTML }) => outerHTML)
  })
}

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a result lies over nothing that the drawer and the list offer @further', async ({
      page
    }) => {
      await credit(page)
      expect(await coveredIn(page, '[data-slot="drawer"]')).toEqual([])
      await page.keyboard.press('Escape')
      await expect(drawerOf(page)).toHaveCount(0)
      await expect(page.locator('[data-slot=toast]')).toBeVisible()
      expect(await coveredIn(page, '[data-slot=frame]')).toEqual([])
    })
  })
}
