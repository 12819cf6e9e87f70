import type { Page } from '@playwright/test'

import {
  balancesOpener,
  boxOf,
  button,
  confirm,
  dialog,
  drag,
  openUsers
} from '../support/dialogs.ts'
import { answersIn, askIn, emitIn } from '../support/panel-events.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page)
  await openUsers(page)
})

for (const [action, act, listening] of [
  ['the accept button', (page: Page) => button(page, 'Yes').click(), 'accept'],
  ['the reject button', (page: Page) => button(page, 'No').click(), 'reject'],
  ['Escape', (page: Page) => page.keyboard.press('Escape'), 'onHide'],
  ['the close icon', (page: Page) => button(page, 'Close').click(), 'onHide'],
  ['the event close', (page: Page) => emitIn(page, 'close'), undefined],
  ['a double click', (page: Page) => button(page, 'Yes').dblclick(), 'accept']
] as const) {
  test(`4.7 ${action} closes it, and ${listening ?? 'nothing'} is called @further`, async ({
    page
  }) => {
    await button(page, 'Refresh').focus()
    await askIn(page)
    await expect(confirm(page)).toBeVisible()
    await act(page)
    await expect(confirm(page)).toHaveCount(0)
    expect(await answersIn(page)).toEqual([
      'Ban?: onShow',
      ...(listening ? [`Ban?: ${listening}`] : [])
    ])
    await expect(button(page, 'Refresh')).toBeFocused()
  })
}

test('4.7 a double click presses nothing that lies below @further', async ({
  page
}) => {
  await balancesOpener(page).evaluate(element => {
    element.addEventListener('click', () =>
      element.setAttribute('title', 'pressed')
    )
  })
  const below = await boxOf(balancesOpener(page))
  await askIn(page)
  const yes = await boxOf(button(page, 'Yes'))
  await drag(confirm(page), {
    x: below.x + below.width / 2 - (yes.x + yes.width / 2),
    y: below.y + below.height / 2 - (yes.y + yes.height / 2)
  })
  await button(page, 'Yes').dblclick()
  await expect(confirm(page)).toHaveCount(0)
  expect(await answersIn(page)).toEqual(['Ban?: onShow', 'Ban?: accept'])
  await expect(balancesOpener(page)).not.toHaveAttribute('title', 'pressed')
  await balancesOpener(page).click()
  await expect(dialog(page)).toBeVisible()
  await expect(balancesOpener(page)).toHaveAttribute('title', 'pressed')
})

test('4.7 9.7 a click on the mask does nothing @further', async ({ page }) => {
  await askIn(page)
  await expect(confirm(page)).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(button(page, 'Yes')).toBeVisible()
  expect(await answersIn(page)).toEqual(['Ban?: onShow'])
  await page.keyboard.press('Escape')
  await expect(confirm(page)).toHaveCount(0)
})

test('4.7 a second one takes the place of the first @further', async ({
  page
}) => {
  await askIn(page)
  await askIn(page, { header: 'Close the account?' })
  await expect(confirm(page)).toHaveCount(1)
  await expect(confirm(page)).toHaveAccessibleName('Close the account?')
  await button(page, 'Yes').click()
  await expect(confirm(page)).toHaveCount(0)
  expect(await answersIn(page)).toEqual([
    'Ban?: onShow',
    'Close the account?: onShow',
    'Close the account?: accept'
  ])
})

test('4.7 a question that is asked on accepting stays open @further', async ({
  page
}) => {
  await askIn(page, { onAccept: 'asks again' })
  await button(page, 'Yes').click()
  await expect(confirm(page)).toHaveAccessibleName('Sure?')
  await expect(button(page, 'Yes')).toBeFocused()
  await button(page, 'No').click()
  await expect(confirm(page)).toHaveCount(0)
  expect(await answersIn(page)).toEqual([
    'Ban?: onShow',
    'Ban?: accept',
    'Sure?: onShow',
    'Sure?: reject'
  ])
})

test('4.7 the confirm dialog closes although accepting fails @further', async ({
  page,
  pageErrors
}) => {
  pageErrors.allow(/accepting failed/u)
  await askIn(page, { onAccept: 'throws' })
  await button(page, 'Yes').click()
  await expect(confirm(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible()
  await askIn(page)
  await expect(confirm(page)).toBeVisible()
})

test('4.7 closable and closeOnEscape false leave the two answers @further', async ({
  page
}) => {
  await askIn(page, { closable: false, closeOnEscape: false })
  await expect(button(page, 'Yes')).toBeFocused()
  await expect(button(page, 'Close')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await button(page, 'No').click()
  expect(await answersIn(page)).toEqual(['Ban?: onShow', 'Ban?: reject'])
})
