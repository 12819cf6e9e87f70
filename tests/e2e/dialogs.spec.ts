import type { Page } from '@playwright/test'

import {
  balancesOpener,
  boxOf,
  button,
  dialog,
  drag,
  expectBox,
  expectCentred,
  openBalances,
  openUsers,
  viewport
} from '../support/dialogs.ts'
import { furtherUnless } from '../support/further.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page)
  await openUsers(page)
})

test('9.6 a dialog opens centred, named, and not modal @further', async ({
  page
}) => {
  expectCentred(await openBalances(page), page)
  await expect(dialog(page)).toHaveAccessibleName(/^Balances of/u)
  await expect(dialog(page)).toHaveAccessibleDescription(
    'Every currency this user holds.'
  )
  await expect(dialog(page)).toHaveAttribute('aria-modal', 'false')
  await expect(button(page, 'Maximise')).toBeFocused()
})

test('9.6 a dialog leaves the page behind usable, and stays open meanwhile @further', async ({
  page
}) => {
  await openBalances(page)
  await page.getByRole('searchbox').fill('an')
  await expect(page).toHaveURL('/users?search=an')
  await page.mouse.click(5, viewport(page).height - 5)
  await expect(dialog(page)).toBeVisible()
})

test('9.6 a dialog is dragged by its header with the mouse', async ({
  page
}) => {
  const before = await openBalances(page)
  await drag(dialog(page), { x: -120, y: 80 })
  const { x, y } = before
  expectBox(await boxOf(dialog(page)), { ...before, x: x - 120, y: y + 80 })
})

test('9.6 a dialog is moved by the arrow keys of its handle, and centred by Home', async ({
  page
}) => {
  const before = await openBalances(page)
  await page.keyboard.press('Shift+Tab')
  await expect(button(page, 'Move dialog')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Shift+ArrowDown')
  const { x, y } = before
  expectBox(await boxOf(dialog(page)), { ...before, x: x - 10, y: y + 50 })
  await page.keyboard.press('Home')
  expectCentred(await boxOf(dialog(page)), page)
})

test('9.6 a dialog stays within the viewport, also when that shrinks @further', async ({
  page
}) => {
  await openBalances(page)
  const { width, height } = viewport(page)
  await drag(dialog(page), { x: -width, y: -height })
  expect(await boxOf(dialog(page))).toMatchObject({ x: 0, y: 0 })
  await drag(dialog(page), { x: width, y: height })
  const corner = await boxOf(dialog(page))
  expectBox(corner, {
    ...corner,
    x: width - corner.width,
    y: height - corner.height
  })

  await page.setViewportSize({ width: 800, height: 500 })
  await expect(async () => {
    expectBox(await boxOf(dialog(page)), {
      ...corner,
      x: 800 - corner.width,
      y: 500 - corner.height
    })
  }).toPass()
})

test('4.8 a dialog is maximised over the whole viewport, and restored to its place', async ({
  page
}) => {
  await openBalances(page)
  await drag(dialog(page), { x: 60, y: 40 })
  const before = await boxOf(dialog(page))
  await expect(button(page, 'Maximise')).toHaveAttribute(
    'aria-pressed',
    'false'
  )
  await button(page, 'Maximise').click()
  await expect(button(page, 'Restore')).toHaveAttribute('aria-pressed', 'true')
  const whole = { x: 0, y: 0, ...viewport(page) }
  expect(await boxOf(dialog(page))).toEqual(whole)
  await expect(dialog(page)).toHaveCSS('border-radius', '0px')
  await drag(dialog(page), { x: 100, y: 100 })
  expect(await boxOf(dialog(page))).toEqual(whole)

  await button(page, 'Restore').click()
  await expect(button(page, 'Maximise')).toBeFocused()
  expectBox(await boxOf(dialog(page)), before)
})

test('4.8 a dialog opens centred and restored however it was left @further', async ({
  page
}) => {
  const first = await openBalances(page)
  await drag(dialog(page), { x: 60, y: 40 })
  await button(page, 'Maximise').click()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  expectBox(await openBalances(page), first)
  await expect(button(page, 'Maximise')).toBeVisible()
})

for (const [name, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['the close icon', (page: Page) => button(page, 'Close').click()]
] as const) {
  test(`9.6 ${name} closes a dialog, and the focus returns to the opener${furtherUnless(name === 'Escape')}`, async ({
    page
  }) => {
    await openBalances(page)
    await close(page)
    await expect(dialog(page)).toHaveCount(0)
    await expect(balancesOpener(page)).toBeFocused()
  })
}
