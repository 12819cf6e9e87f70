import type { Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { filterButton } from '../support/filters.ts'
import { listScreen, openList, rowsOf } from '../support/list-screens.ts'
import { drawerButton, drawerOf } from '../support/row-drawer.ts'
import { expect, test } from '../support/test.ts'

const entries = listScreen('user transactions')
const { byAction } = messages.actions

test.use({ idle: true })
test.beforeEach(async ({ page, signIn }) => signIn(page))

/** The scripts and style sheets that a page asks for, from now on. */
function askedFiles(page: Page): string[] {
  const asked: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (/\.(?:js|css)$/u.test(pathname)) asked.push(pathname)
  })
  return asked
}

async function closeLayer(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('no first press in a list asks for a file once the page was idle', async ({
  page
}) => {
  const early = askedFiles(page)
  await openList(page, entries)
  const isThere = (part: string): boolean =>
    early.some(file => file.includes(`/${part}.`))
  await expect
    .poll(() =>
      ['zone-layer', 'shortcut-list', 'statement-dialog'].every(isThere)
    )
    .toBe(true)
  await page.waitForLoadState('networkidle')
  const asked = askedFiles(page)

  await rowsOf(page, entries).first().getByRole('link').first().click()
  await expect(drawerOf(page).getByRole('term').first()).toBeVisible()
  await expect(
    drawerButton(page, byAction['reverse-transaction'].label)
  ).toBeVisible()
  await closeLayer(page)
  await filterButton(page, messages.fields.status).click()
  await expect(page.getByRole('checkbox', { name: 'Pending' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByLabel(/^Times are shown in/u).click()
  await expect(page.getByLabel(messages.zone.other)).toBeVisible()
  await page.keyboard.press('Escape')
  for (const name of [
    messages.list.export,
    byAction['adjust-user'].label,
    messages.statement.button
  ]) {
    // oxlint-disable no-await-in-loop -- one dialog after the other
    await page.getByRole('button', { name, exact: true }).click()
    const heading = page.getByRole('dialog').getByRole('heading').first()
    await expect(heading).toBeVisible()
    await closeLayer(page)
    // oxlint-enable no-await-in-loop
  }
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeVisible()
  expect(asked).toEqual([])
})
