import type { Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { fieldOf, formOf, reviewOf } from '../support/actions.ts'
import { button } from '../support/dialogs.ts'
import { expectFocusOn, pressOn, tabTo } from '../support/keyboard.ts'
import { drawerButton, drawerOf } from '../support/row-drawer.ts'
import { expectSaid, listen } from '../support/said.ts'
import { expect, test } from '../support/test.ts'

const { byAction, review } = messages.actions
const REASON = 'Prize of table 8841 was paid short'

test.use({ world: 'action steps' })

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/users?limit=10&open=42')
})

/** Fills an adjustment in, from the keyboard alone. Returns its title. */
async function fillIn(page: Page, amount: string): Promise<string> {
  const adjust = drawerButton(page, byAction['adjust-user'].label)
  await expect(adjust).toBeVisible()
  const name = await drawerOf(page)
    .getByRole('heading', { level: 2 })
    .innerText()
  await pressOn(adjust, 'Enter')
  await tabTo(fieldOf(page, 'amount'))
  await page.keyboard.type(amount)
  await tabTo(fieldOf(page, 'reasonCode'))
  await page.keyboard.press('ArrowDown')
  await tabTo(fieldOf(page, 'reason'))
  await page.keyboard.type(REASON)
  return byAction['adjust-user'].title(name)
}

for (const way of ['Back', 'Escape'] as const) {
  test(`${way} leads from the review to the field of its form that was left, with all that was typed`, async ({
    page
  }) => {
    const title = await fillIn(page, '2000')
    await tabTo(fieldOf(page, 'amount'), 'Shift+Tab')
    await expectFocusOn(fieldOf(page, 'amount'))
    const said = await listen(page)
    await page.keyboard.press('Enter')
    await expectFocusOn(reviewOf(page).getByLabel(review.again))
    await expectSaid(said, /^Credit 2,000\.00 EUR to /u)
    await expect(formOf(page, title)).toHaveCount(0)
    // Nothing of the form is reached from the review.
    await expect(reviewOf(page).getByRole('combobox')).toHaveCount(0)
    if (way === 'Escape') await page.keyboard.press('Escape')
    else await pressOn(button(page, review.back), 'Enter')

    await expect(formOf(page, title)).toBeVisible()
    await expectFocusOn(fieldOf(page, 'amount'))
    await expect(fieldOf(page, 'amount')).toHaveValue('2000')
    await expect(fieldOf(page, 'reason')).toHaveValue(REASON)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expectFocusOn(reviewOf(page).getByLabel(review.again))
    await expect(reviewOf(page).getByLabel(review.again)).toHaveValue('')
  })
}

test('a form that was scrolled leads to the top of its review @further', async ({
  page
}) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await fillIn(page, '3')
  const body = page.locator('[data-slot="dialog-body"]')
  await body.evaluate(element => {
    element.scrollTop = element.scrollHeight
  })
  await pressOn(button(page, byAction['adjust-user'].submit), 'Enter')
  await expect(reviewOf(page)).toBeVisible()
  await expect.poll(() => body.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
})

test('a double click that opens a review goes neither on nor back @further', async ({
  page
}) => {
  await fillIn(page, '3')
  await button(page, byAction['adjust-user'].submit).dblclick()
  const accept = reviewOf(page).getByRole('button', { name: /^Credit/u })
  await expect(accept).toBeFocused()
  await button(page, review.back).dblclick()
  await expect(fieldOf(page, 'reason')).toHaveValue(REASON)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})
