import { expect, type Page, test } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import {
  type PostgrestBackend,
  postgrestBackend
} from '../backends/postgrest.ts'
import { reviewOf } from '../support/actions.ts'
import { exportButton, fileOf, openExport } from '../support/export-dialog.ts'
import { savedFile, savePrivately } from '../support/exported-file.ts'
import {
  type ForeignPanel,
  openForeignPanel
} from '../support/foreign-panel.ts'
import { openPalette, paletteOptions } from '../support/palette.ts'
import { readQuestions } from '../support/reader.ts'

const { actions, fields, login } = messages
const adjust = actions.byAction['adjust-user']

let backend: PostgrestBackend
let panel: ForeignPanel

test.beforeAll(async () => {
  backend = postgrestBackend()
  panel = await openForeignPanel('tests/backends/postgrest-owner.ts', backend)
})
test.afterAll(() => panel.close())

const rows = (page: Page): ReturnType<Page['locator']> =>
  page.locator('tr[data-row]')

test('a backend with headers, names, pages and a sign-out of its own is met by one file', async ({
  page
}) => {
  await readQuestions(page)
  await savePrivately(page)

  // Signed in by name, which no browser takes for a broken address.
  await page.goto(`${panel.url}/login`)
  const name = page.getByLabel(login.username)
  const password = page.getByRole('textbox', { name: login.password })
  await expect(name).toHaveAttribute('type', 'text')
  await expect(name).toHaveAttribute('name', 'username')
  await expect(name).toHaveAttribute('autocomplete', 'username')
  await password.fill('wrong-word')
  await page.keyboard.press('Enter')
  await expect(page.getByText(login.usernameMissing)).toBeVisible()
  await name.fill('root')
  await password.fill('wrong-word')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(login.refusedUsername)
  await password.fill('secret-word')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/users$/u)

  // Its page has 20 rows, and nothing else can be chosen.
  await expect(rows(page)).toHaveCount(20)
  await expect(page.locator('[data-slot=range]')).toHaveText('1–20 of 60')
  await expect(page.getByLabel(messages.ui.pageSize)).toHaveCount(0)
  await openExport(page)
  await exportButton(page, messages.export.start).click()
  const file = await savedFile(page, await fileOf(page, '60'))
  expect(new Set(file.rows.map(row => row['id'])).size).toBe(60)
  await page.keyboard.press('Escape')

  // The inline script sends the same headers: nobody asks again.
  panel.asked()
  await page.goto(`${panel.url}/users`)
  await expect(rows(page)).toHaveCount(20)
  expect(panel.asked()).toEqual([
    'PUT sessions/current',
    expect.stringMatching(/^GET p/u),
    expect.stringMatching(/^GET p/u)
  ])

  // Nor of whom its address says: wherever the id stands in the call.
  await page.goto(`${panel.url}/users/22/transactions`)
  await expect(rows(page).first()).toBeVisible()
  const moves = panel.asked().filter(call => call.includes('moves?'))
  expect(moves).toHaveLength(1)
  expect(moves[0]).toContain('player_id=eq.22&owner=eq.22&')
  await page.goto(`${panel.url}/users`)
  await expect(rows(page)).toHaveCount(20)

  // A token that is refused is renewed, though it does not say whose it is.
  backend.revokeTokens()
  await page.getByRole('link', { name: messages.ui.nextPage }).click()
  await expect(page.locator('[data-slot=range]')).toHaveText('21–40 of 60')

  // What is found is what a function made of the text; five at most.
  await openPalette(page, 'player2')
  await expect(paletteOptions(page, messages.users.title)).toHaveCount(5)
  await page.keyboard.press('Escape')
  await page.goto(`${panel.url}/users?search=player22`)
  await expect(rows(page)).toHaveCount(1)

  // An empty list for an id is nobody, as after a 404.
  await page.goto(`${panel.url}/users?open=999`)
  await expect(page.getByRole('dialog')).toContainText(
    messages.drawer.missing(messages.drawer.user, '999')
  )
  await page.goto(`${panel.url}/users?open=22`)
  const drawer = page.getByRole('dialog').first()
  await expect(drawer).toContainText('player22@mail.test')

  // Nothing reverses here, and nothing says that it does.
  await drawer.getByRole('button', { name: adjust.label }).click()
  await page.getByLabel(fields.amount).fill('12.50')
  await page.getByLabel(fields.reason).fill('Goodwill for a lost game')
  await page.getByRole('button', { name: adjust.submit }).click()
  const review = reviewOf(page)
  await expect(review).toContainText(actions.review.text)
  await expect(review).not.toContainText(actions.review.reversible)

  // The greatest credit of the wallets is the greatest debit of a user.
  await page.goto(
    `${panel.url}/system-wallets/transactions?sort=-amount&createdAt=any`
  )
  await expect(rows(page)).toHaveCount(20)
  await expect(
    rows(page).first().locator('[data-slot=money]').first()
  ).toHaveText(/^\+/u)

  panel.asked()
  await page.getByRole('button', { name: messages.session.signOut }).click()
  await expect(page).toHaveURL(/\/login$/u)
  expect(panel.asked()).toContain('DELETE sessions/current')
})
