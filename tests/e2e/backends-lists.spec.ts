import { expect, type Locator, type Page, test } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { laravelBackend } from '../backends/laravel.ts'
import { exportButton, fileOf, openExport } from '../support/export-dialog.ts'
import { savedFile, savePrivately } from '../support/exported-file.ts'
import {
  type ForeignPanel,
  openForeignPanel,
  signInTo
} from '../support/foreign-panel.ts'
import { openPalette, paletteOptions } from '../support/palette.ts'
import { readQuestions } from '../support/reader.ts'
import { chooseRowAction, rowOf } from '../support/row-menu.ts'

const { actions, bulk, fields, statement } = messages
const suspend = actions.byAction['suspend-user']
const complete = actions.byAction['complete-transaction']

let panel: ForeignPanel

test.beforeAll(async () => {
  panel = await openForeignPanel(
    'tests/backends/laravel-owner.ts',
    laravelBackend()
  )
})
test.afterAll(() => panel.close())

test.beforeEach(async ({ page }) => {
  await readQuestions(page)
  await savePrivately(page)
  await signInTo(panel, page)
  await expect(page).toHaveURL(/\/admins$/u)
})

async function openList(page: Page, path: string, rows: number): Promise<void> {
  await page.goto(panel.url + path)
  await expect(page.locator('tr[data-row]')).toHaveCount(rows)
}

test('the palette finds a user of a foreign backend @further', async ({
  page
}) => {
  await openPalette(page, 'player22@')
  await paletteOptions(page, messages.users.title).first().click()
  await expect(page.getByRole('dialog')).toContainText('player22@mail.test')
})

const lookUps = (): string[] =>
  panel
    .asked()
    .filter(call => call.includes('filter%5Bid%5D='))
    .map(call => call.replace(/\?.*/u, ''))

test('entries of a foreign ledger are named by one call for a page @further', async ({
  page
}) => {
  panel.asked()
  await openList(page, '/system-wallets/transactions?createdAt=any', 25)
  const row = page.locator('tr[data-row]').first()
  await expect(row).toContainText(/Operations|Bonuses|Fees/u)
  await expect(row).toContainText(/[A-Z][a-z]+ [A-Z][a-z]+/u)
  expect(lookUps().toSorted()).toEqual(['GET house-wallets', 'GET users'])
  // A drawer knows them by now.
  await row.getByRole('link').first().click()
  await expect(page.getByRole('dialog')).toContainText(
    /Operations|Bonuses|Fees/u
  )
  expect(lookUps()).toEqual([])
})

test('an export of a foreign list is whole, without columns that never come @further', async ({
  page
}) => {
  await openList(page, '/system-wallets/transactions?createdAt=any', 25)
  await expect(page.locator('tr[data-row]').first()).toContainText(
    /Operations|Bonuses|Fees/u
  )
  panel.asked()
  await openExport(page)
  await exportButton(page, messages.export.start).click()
  const name = await fileOf(page, '300')
  const { heads, rows } = await savedFile(page, name)
  expect(new Set(rows.map(row => row['id'])).size).toBe(300)
  expect(heads).toEqual(expect.arrayContaining(['amount', 'amountMinor']))
  for (const none of ['balanceAfter', 'reference']) {
    expect(heads).not.toContain(none)
  }
  expect(new Set(rows.map(row => row['walletName']))).toEqual(
    new Set(['Operations', 'Bonuses', 'Fees'])
  )
  expect(rows.every(row => /[A-Z]\w+ [A-Z]/u.test(row['userName'] ?? ''))).toBe(
    true
  )
  // Of 100 rows each.
  expect(lookUps().filter(call => call === 'GET users')).toHaveLength(3)
})

test('a bulk of a foreign backend is one call for each row @further', async ({
  page
}) => {
  await openList(page, '/users?status=active', 25)
  panel.asked()
  for (const place of [0, 1]) {
    await page.locator('tr[data-row]').nth(place).getByRole('checkbox').check()
  }
  await page.getByRole('button', { name: suspend.label, exact: true }).click()
  const confirm = page.getByRole('alertdialog')
  await confirm.getByLabel(fields.reason).fill('Two accounts of one person')
  await confirm.getByRole('button').last().click()
  await expect(page.getByRole('dialog')).toContainText(
    `${bulk.ends.complete} 2 users were suspended.`
  )
  const sent = panel.asked().filter(call => call.startsWith('POST'))
  expect(sent).toHaveLength(2)
  for (const call of sent) expect(call).toMatch(/^POST users\/\d+\/block$/u)
})

test('an open entry of a foreign ledger is completed by its one call', async ({
  page
}) => {
  await openList(page, '/system-wallets/transactions?createdAt=any', 25)
  const open = page
    .locator('tr[data-row]')
    .filter({ hasText: messages.words.transactionStatus.pending })
  const row = open.first()
  const id = (await row.getAttribute('data-row')) ?? ''
  panel.asked()
  const name = messages.transactions.named(id)
  await chooseRowAction(page, name, complete.label)
  await page.getByRole('button', { name: complete.submit, exact: true }).click()
  const review = page.getByRole('dialog')
  // Nothing else is declared: what it moves is an estimate.
  await expect(review).toContainText('Not checked by the server')
  await review.getByRole('button', { name: /^Complete/u }).click()
  await expect(page.getByText(complete.done(''))).toBeVisible()
  const sent = panel.asked().filter(call => call.startsWith('POST'))
  expect(sent).toEqual([`POST transactions/${id}/confirm`])
  await expect(rowOf(page, name)).toContainText(
    messages.words.transactionStatus.completed
  )
})

test('a statement of a foreign backend has its entries, and no balances @further', async ({
  page
}) => {
  await openList(page, '/users/22/transactions', 3)
  await page.getByRole('button', { name: statement.button }).click()
  const dialog = page.getByRole('dialog')
  const row = (name: string): Locator =>
    dialog.getByRole('row').filter({ hasText: name })
  await expect(row(statement.opening)).toContainText(statement.unknown)
  await expect(row(statement.sums)).toContainText('1,296.32')
  await expect(row(statement.closing)).toContainText(statement.unknown)
})
