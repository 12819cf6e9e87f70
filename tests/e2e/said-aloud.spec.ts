import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { USERS } from '../../src/programs/reference-api/seed/users.ts'
import { fieldOf, questionOf } from '../support/actions.ts'
import { filterButton, removeButton } from '../support/filters.ts'
import { listScreen, openList, rowsOf } from '../support/list-screens.ts'
import { drawerButton } from '../support/row-drawer.ts'
import { expectSaid, listen } from '../support/said.ts'
import { columnHead } from '../support/screen-tables.ts'
import { expect, test } from '../support/test.ts'

const { list, ui, actions, bulk, table } = messages
const users = listScreen('users')
const entries = listScreen('user transactions')
const ALL = `10 of ${USERS.toLocaleString('en-GB')} users`
const REASON = 'Plays with two accounts'

const nextPage = (page: Page): Locator =>
  page.getByRole('link', { name: ui.nextPage })
const sortBy = (page: Page, head: string): Locator =>
  columnHead(page, head).getByRole('button')

test.use({ world: 'said aloud' })

test.beforeEach(async ({ page, signIn }) => signIn(page))

test('a page is said with its number, also where it was loaded before', async ({
  page
}) => {
  await openList(page, users, '?limit=10')
  const said = await listen(page)
  await nextPage(page).press('Enter')
  await expectSaid(said, `${ALL}, Page 2`)
  await said.forget()
  await page.goBack()
  await expectSaid(said, ALL)
})

test('an order is said with its column @further', async ({ page }) => {
  await openList(page, users, '?limit=10')
  const said = await listen(page)
  await sortBy(page, 'Country').press('Enter')
  await expectSaid(said, `${ALL}, by Country, ascending`)
  await said.forget()
  await sortBy(page, 'Country').press('Enter')
  await expectSaid(said, `${ALL}, by Country, descending`)
})

test('a filter, and its end, are said by how many rows are left @further', async ({
  page
}) => {
  await openList(page, users, '?limit=10')
  const said = await listen(page)
  await filterButton(page, 'Status').press('Enter')
  await page.getByRole('checkbox', { name: 'Banned' }).press('Space')
  await expectSaid(said, /^10 of \d+ users$/u)
  await page.keyboard.press('Escape')
  await said.forget()
  await removeButton(page, 'Status').press('Enter')
  await expectSaid(said, ALL)
})

test('a count that is a question of its own is waited for @further', async ({
  page
}) => {
  await openList(page, entries)
  const said = await listen(page)
  await page.getByRole('searchbox').fill('DEP')
  await expectSaid(said, /^\d+ of \d+ transactions$/u)
})

test('no match is said, and not that there are no users yet @further', async ({
  page
}) => {
  await openList(page, users)
  const said = await listen(page)
  await page.getByRole('searchbox').fill('zz nothing')
  await expectSaid(said, users.noMatch)
})

test('an error is said with its reason, and then the rows @further', async ({
  page,
  api,
  pageErrors
}) => {
  pageErrors.allow(/status of 503/u)
  await openList(page, users, '?limit=10')
  const said = await listen(page)
  const fault = { status: 503 }
  await api.faults.set([{ method: 'GET', path: 'users', fault }])
  await page.getByRole('button', { name: list.refresh }).press('Enter')
  await expectSaid(said, new RegExp(`^${list.failed}\\. The server`, 'u'))
  await said.forget()
  await api.faults.clear()
  await page.getByRole('button', { name: list.retry }).press('Enter')
  await expectSaid(said, ALL)
})

test('a suspension is said by its result alone @further', async ({ page }) => {
  await page.goto('/users?limit=10&open=42')
  await drawerButton(page, actions.byAction['suspend-user'].label).press(
    'Enter'
  )
  await fieldOf(page, 'reason').fill(REASON)
  const said = await listen(page)
  await questionOf(page)
    .getByRole('button', { name: /^Suspend/u })
    .press('Enter')
  await expectSaid(said, / was suspended$/u)
  await expect(
    drawerButton(page, actions.byAction['reinstate-user'].label)
  ).toBeVisible()
  await expectSaid(said, / was suspended$/u)
})

test('the result of a bulk action is said once, and the list after it @further', async ({
  page
}) => {
  await openList(page, users, '?limit=10&status=active')
  const said = await listen(page)
  const box = rowsOf(page, users).first().getByRole('checkbox')
  await box.press('Space')
  await expectSaid(said, table.selectedRows(1, '1', users.rows))
  const chosen = page.getByRole('region', {
    name: table.selection(users.rows)
  })
  await chosen
    .getByRole('button', { name: actions.byAction['suspend-user'].label })
    .press('Enter')
  await questionOf(page).getByLabel('Reason').fill(REASON)
  await said.forget()
  await questionOf(page)
    .getByRole('button', { name: /^Suspend/u })
    .press('Enter')
  await expect(page.getByRole('dialog')).toContainText(bulk.ends.complete)
  await expectSaid(said, `${bulk.ends.complete} 1 user was suspended.`)
})

test('that the key of a screen is waited for is said in a sentence @further', async ({
  page
}) => {
  await openList(page, users, '?limit=10')
  const said = await listen(page)
  await page.keyboard.press('g')
  await expectSaid(said, messages.keys.goSaid)
})

test('a choice of rows that Escape drops is said to be gone @further', async ({
  page
}) => {
  await openList(page, users, '?limit=10')
  await rowsOf(page, users).first().getByRole('checkbox').press('Space')
  const chosen = table.selectedRows(1, '1', users.rows)
  await expect(page.getByRole('status').filter({ hasText: chosen })).toHaveText(
    chosen
  )
  const said = await listen(page)
  await page.keyboard.press('Escape')
  await expectSaid(said, table.noneSelected(users.rows))
})
