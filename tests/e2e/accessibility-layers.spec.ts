import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { expectNoViolation } from '../support/barriers.ts'
import { savePrivately } from '../support/exported-file.ts'
import { openFilter } from '../support/filters.ts'
import {
  listScreen,
  listScreens,
  openList,
  rowIds,
  rowsOf
} from '../support/list-screens.ts'
import { layerButton } from '../support/screen-tables.ts'
import { expect, test } from '../support/test.ts'

const { drawer, table, views, list, chart, statement } = messages
const users = listScreen('users')
const entries = listScreen('user transactions')

const dialog = (page: Page): Locator => page.getByRole('dialog')

function button(page: Page, name: string): Locator {
  return dialog(page).getByRole('button', { name, exact: true })
}

// A trace would copy every page that is looked at.
test.use({ trace: 'off' })

test.beforeEach(async ({ page, signIn }) => signIn(page))

for (const screen of listScreens) {
  test(`finds no barrier in the drawer of ${screen.name}`, async ({ page }) => {
    await openList(page, screen, '?limit=10')
    const [first] = await rowIds(page, screen)
    await page.goto(`${screen.path}?limit=10&open=${first}`)
    const json = dialog(page).getByText(drawer.rawJson, { exact: true })
    await json.click()
    await expect(dialog(page).locator('pre')).toBeVisible()
    await expect(dialog(page).locator('.skeleton')).toHaveCount(0)
    await expectNoViolation(page)
  })
}

test('finds no barrier in a drawer whose details failed', async ({
  page,
  api,
  pageErrors
}) => {
  pageErrors.allow(/status of 503/u)
  await openList(page, users, '?limit=10')
  await api.faults.set([{ path: 'users/*', fault: { status: 503 } }])
  await rowsOf(page, users).first().getByRole('link').first().click()
  await expect(dialog(page).getByRole('alert').first()).toBeVisible()
  await expectNoViolation(page)
})

for (const [name, label] of [
  ['choices', 'Type'],
  ['dates', 'Time'],
  ['amounts', 'Amount'],
  ['texts', 'Reference']
] as const) {
  test(`finds no barrier in a filter of ${name}`, async ({ page }) => {
    await openList(page, entries, '?limit=10')
    await openFilter(page, label)
    await expect(
      page
        .getByRole('group', { name: label })
        .or(page.getByRole('textbox'))
        .first()
    ).toBeVisible()
    await expectNoViolation(page)
  })
}

test('finds no barrier in the menus of columns and density', async ({
  page
}) => {
  await openList(page, users, '?limit=10')
  await layerButton(page, table.columns).click()
  await expect(page.getByRole('list', { name: table.columns })).toBeVisible()
  await expectNoViolation(page)
  await layerButton(page, table.density).click()
  await expect(page.getByRole('radio', { name: 'Compact' })).toBeVisible()
  await expectNoViolation(page)
})

test('finds no barrier in saved views, their menu and their form', async ({
  page
}) => {
  await openList(page, users, '?limit=10&status=banned')
  const tabs = page.getByRole('navigation', { name: views.label })
  await tabs.locator('summary', { hasText: views.save }).click()
  await tabs.getByRole('button', { name: views.save }).click()
  await expect(tabs.getByText(views.refused.empty)).toBeVisible()
  await expectNoViolation(page)
  await tabs.getByLabel(views.name).fill('Banned')
  await page.keyboard.press('Enter')
  await tabs.getByLabel(views.actionsOf('Banned')).first().click()
  await expect(
    tabs.getByRole('button', { name: views.remove, exact: true })
  ).toBeVisible()
  await expectNoViolation(page)
  await tabs.getByRole('button', { name: views.remove, exact: true }).click()
  await tabs.getByRole('button', { name: views.undo }).hover()
  await expectNoViolation(page)
})

test('finds no barrier in a selection and in an export at each stage', async ({
  page,
  api
}) => {
  await savePrivately(page)
  await openList(page, users, '?limit=10')
  const first = rowsOf(page, users).first()
  await first.getByRole('checkbox').check()
  await expect(
    page.getByRole('region', { name: table.selection(users.rows) })
  ).toBeVisible()
  await expectNoViolation(page)

  const words = messages.export
  await page.getByRole('button', { name: list.export }).first().click()
  await expect(button(page, words.start)).toBeFocused()
  await expectNoViolation(page)
  await dialog(page).getByRole('radio', { name: /^All/u }).check()
  await api.faults.set([
    { path: 'users', times: 1, fault: { delayMs: 1 } },
    { path: 'users', fault: { delayMs: 60_000 } }
  ])
  await button(page, words.start).click()
  await expect(dialog(page)).toContainText(words.soFar('100', '5,000'))
  await expectNoViolation(page)
  await button(page, words.cancel).click()
  await expect(dialog(page)).toContainText(words.incomplete)
  await expectNoViolation(page)
  await api.faults.clear()
  await button(page, words.done).click()
  await page.getByRole('button', { name: list.export }).first().click()
  await button(page, words.start).click()
  await expect(dialog(page)).toContainText(words.soFar('1', '1'))
  await expectNoViolation(page)
})

test('finds no barrier in a statement, nor in a chart with its table', async ({
  page
}) => {
  await openList(page, entries, '?limit=10')
  await page.getByText(chart.showTable).click()
  await expect(page.getByRole('figure').getByRole('table')).toBeVisible()
  await expectNoViolation(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: statement.button }).click()
  await expect(dialog(page).getByRole('article')).toBeVisible()
  await expectNoViolation(page)
})

test('finds no barrier in a frozen list, nor in one that the server ignored', async ({
  page,
  api
}) => {
  await page.goto('/users?limit=10&frozen=2026-06-01T12:00:00.000Z&page=0')
  await expect(page.getByText(/^Frozen at/u)).toBeVisible()
  await expect(
    page.getByText(messages.notices.corrected('page', '0'))
  ).toBeVisible()
  await expectNoViolation(page)
  const answer = page.waitForResponse(/\/api\/users\?/u)
  await openList(page, users, '?limit=10')
  const shape: unknown = await (await answer).json()
  await api.faults.set([{ path: 'users', fault: { shape } }])
  await page.goto('/users?limit=10&status=banned')
  await expect(
    page.getByText(messages.notices.ignored([messages.users.status]))
  ).toBeVisible()
  await expectNoViolation(page)
})
