import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { listScreen, openList, rowIds } from '../support/list-screens.ts'
import { rowOf } from '../support/row-menu.ts'
import { expect, test } from '../support/test.ts'

const texts = messages.bulk
const admins = listScreen('admins')
const OWN = 'Nadia Ferrand'
const LAST = 'Ines Guimarães'

const bar = (page: Page): Locator =>
  page.getByRole('region', { name: messages.table.selection('admins') })
const dialog = (page: Page): Locator => page.getByRole('dialog')
const press = (place: Page | Locator, name: string | RegExp): Promise<void> =>
  place.getByRole('button', { name }).click()
const result = (page: Page, name: string): Locator =>
  dialog(page)
    .getByRole('table', { name: texts.results })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) })

async function choosePage(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: messages.table.selectPage }).click()
}

test.use({ world: 'bulk-admins' })

test('all admins of a page are disabled but oneself and the last active one, and enabled again @further', async ({
  page,
  api,
  signIn,
  pageErrors
}) => {
  pageErrors.allow(/status of 409/u)
  await signIn(page)
  await openList(page, admins, '?status=active')
  const ids = await rowIds(page, admins)
  expect(ids).toHaveLength(5)
  const last = await rowOf(page, LAST).getAttribute('data-row')
  expect(last).not.toBeNull()
  // Whoever is signed in is active, so no other one is ever the last.
  await api.faults.set([
    {
      method: 'PATCH',
      path: `admins/${last ?? ''}`,
      fault: {
        status: 409,
        body: {
          status: 409,
          code: 'last-active-admin',
          detail: 'No other admin is active.'
        }
      }
    }
  ])
  await choosePage(page)
  await press(bar(page), 'Disable')
  const question = page.getByRole('alertdialog', { name: 'Disable 5 admins?' })
  await question.getByLabel('Reason').fill('The office is closed')
  await press(question, 'Disable 5 admins')
  await expect(dialog(page)).toContainText(
    `${texts.ends.complete} 3 admins were disabled, 2 were skipped.`
  )
  await expect(result(page, OWN)).toContainText(texts.outcomes.skipped)
  await expect(result(page, OWN)).toContainText(
    'Nobody can disable their own account.'
  )
  await expect(result(page, LAST)).toContainText(texts.outcomes.skipped)
  await expect(result(page, LAST)).toContainText('No other admin is active.')
  await expect(
    dialog(page).getByRole('button', { name: /^Retry/u })
  ).toHaveCount(0)
  await press(dialog(page), texts.close)
  await expect.poll(() => rowIds(page, admins)).toHaveLength(2)

  await press(bar(page), messages.table.clearSelection)
  await openList(page, admins, '?status=disabled')
  await choosePage(page)
  await press(bar(page), 'Enable')
  await press(page.getByRole('alertdialog'), 'Enable 4 admins')
  await expect(dialog(page)).toContainText(
    `${texts.ends.complete} 4 admins were enabled.`
  )
  await press(dialog(page), texts.close)
  await expect(
    page.getByRole('heading', { name: admins.noMatch })
  ).toBeVisible()
})
