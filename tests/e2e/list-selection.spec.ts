import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { savedFile, savePrivately } from '../support/exported-file.ts'
import {
  listScreen,
  type ListScreen,
  openList,
  plainAndLedger,
  rowIds,
  rowsOf,
  settled
} from '../support/list-screens.ts'
import { rowLink } from '../support/screen-tables.ts'
import { expect, test } from '../support/test.ts'

const texts = messages.table
const users = listScreen('users')

function box(page: Page, index: number, screen = users): Locator {
  return rowsOf(page, screen).nth(index).getByRole('checkbox')
}

const pageBox = (page: Page): Locator =>
  page.getByRole('checkbox', { name: texts.selectPage })

/** What a screen reader is told of the selection; so many are on other pages. */
function said(
  page: Page,
  count: number,
  { rows }: ListScreen,
  hidden = 0
): Locator {
  const chosen = texts.selectedRows(count, String(count), rows)
  const text =
    hidden === 0
      ? chosen
      : `${chosen}, ${texts.notShown(String(hidden), 'page')}`
  return page.getByRole('status').getByText(text, { exact: true })
}

function bar(page: Page, { rows }: ListScreen): Locator {
  return page.getByRole('region', { name: texts.selection(rows) })
}

test.beforeEach(async ({ page, signIn }) => signIn(page))

for (const screen of plainAndLedger) {
  test(`${screen.name}: rows are chosen one by one, as a range and by page, and counted aloud`, async ({
    page
  }) => {
    await openList(page, screen, '?limit=10')
    const count = await rowsOf(page, screen).count()
    await expect(bar(page, screen)).toHaveCount(0)
    await box(page, 0, screen).check()
    await expect(said(page, 1, screen)).toBeAttached()
    await box(page, 3, screen).click({ modifiers: ['Shift'] })
    await expect(said(page, 4, screen)).toBeAttached()
    await expect(box(page, 2, screen)).toBeChecked()
    await expect(pageBox(page)).toBeChecked({ indeterminate: true })
    await box(page, 2, screen).uncheck()
    await expect(said(page, 3, screen)).toBeAttached()

    await pageBox(page).click()
    await expect(said(page, count, screen)).toBeAttached()
    await expect(pageBox(page)).toBeChecked()
    await expect(bar(page, screen)).toContainText(texts.selected(String(count)))
    await expect(page).toHaveURL(`${screen.path}?limit=10`)

    await rowLink(rowsOf(page, screen).nth(1)).focus()
    await page.keyboard.press('Space')
    await expect(said(page, count - 1, screen)).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(bar(page, screen)).toHaveCount(0)
    await expect(box(page, 0, screen)).not.toBeChecked()
  })
}

test('the selection stays from page to page, and goes with the screen @further', async ({
  page
}) => {
  await openList(page, users, '?limit=10')
  await box(page, 0).check()
  const [first] = await rowIds(page, users)
  await page.getByRole('link', { name: messages.ui.nextPage }).click()
  await expect(page).toHaveURL(/page=2/u)
  await settled(page, users)
  await expect(said(page, 1, users, 1)).toBeAttached()
  await expect(pageBox(page)).not.toBeChecked()
  await box(page, 1).check()
  await expect(said(page, 2, users, 1)).toBeAttached()
  await page.goBack()
  await settled(page, users)
  expect((await rowIds(page, users))[0]).toBe(first)
  await expect(box(page, 0)).toBeChecked()
  await page
    .getByRole('button', { name: texts.clearSelection, exact: true })
    .click()
  await expect(bar(page, users)).toHaveCount(0)
  await expect(page.locator(':focus')).toHaveAccessibleName(users.title)

  await box(page, 0).check()
  await page.getByRole('link', { name: 'Games', exact: true }).click()
  await expect(page).toHaveURL('/games')
  await page.goBack()
  await expect(rowsOf(page, users)).toHaveCount(10)
  await expect(bar(page, users)).toHaveCount(0)
})

test('chosen rows stay when a filter hides them, and are exported all the same', async ({
  page
}) => {
  await savePrivately(page)
  await openList(page, users, '?limit=10&status=active')
  await box(page, 0).check()
  await box(page, 1).check()
  const chosen = (await rowIds(page, users)).slice(0, 2)
  await page.getByRole('searchbox').fill('zz nobody is called this')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('heading', { name: users.noMatch })).toBeVisible()
  await expect(bar(page, users)).toContainText(
    `${texts.selected('2')}, ${texts.notShown('2', 'list')}`
  )
  await bar(page, users)
    .getByRole('button', { name: messages.list.export })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(
    dialog.getByRole('radio', { name: messages.export.selection('2 users') })
  ).toBeChecked()
  await dialog.getByRole('button', { name: messages.export.start }).click()
  const result = dialog.getByRole('status')
  await expect(result).toContainText('Exported 2')
  const [, name = ''] = / to (\S+\.csv)\./u.exec(
    (await result.textContent()) ?? ''
  ) ?? ['', '']
  const { rows } = await savedFile(page, name)
  expect(rows.map(row => row['id'])).toEqual(chosen)
})

test('a range is chosen by keys @further', async ({ page }) => {
  await openList(page, users, '?limit=10')
  await rowLink(rowsOf(page, users).first()).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+Space')
  await expect(said(page, 3, users)).toBeAttached()
  await expect(box(page, 1)).toBeChecked()
  await expect(page).toHaveURL('/users?limit=10')
  const name = await rowLink(rowsOf(page, users).first()).innerText()
  await expect(box(page, 0)).toHaveAccessibleName(texts.selectRow(name))
})
