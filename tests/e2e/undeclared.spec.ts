import { expect, type Page, test } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { laravelBackend } from '../backends/laravel.ts'
import { reviewOf } from '../support/actions.ts'
import {
  type ForeignPanel,
  openForeignPanel,
  signInTo
} from '../support/foreign-panel.ts'
import { openPalette, paletteOptions } from '../support/palette.ts'
import { readQuestions } from '../support/reader.ts'
import { openRowMenu } from '../support/row-menu.ts'

const { actions, fields } = messages
const adjust = actions.byAction['adjust-user']
const review = actions.review

let panel: ForeignPanel

test.beforeAll(async () => {
  panel = await openForeignPanel('tests/backends/least.ts', laravelBackend())
})
test.afterAll(() => panel.close())

test.beforeEach(async ({ page }) => {
  await readQuestions(page)
  await signInTo(panel, page)
  await expect(page).toHaveURL(/\/users$/u)
  await expect(page.locator('tr[data-row]')).toHaveCount(25)
  panel.asked()
})

/** Fills in the adjustment of the first user, up to its review. */
async function reviewAdjustment(page: Page): Promise<void> {
  await page.locator('tr[data-row]').first().getByText('Ada Adler').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: adjust.label })
    .click()
  await page.getByLabel(fields.amount).fill('12.50')
  await page.getByLabel(fields.reason).fill('Goodwill for a lost game')
  await page.getByRole('button', { name: adjust.submit }).click()
}

test('a resource that is not declared has no page, entry or shortcut @further', async ({
  page
}) => {
  const menu = page.getByRole('navigation', { name: messages.mainNavigation })
  await expect(menu.getByRole('link')).toHaveText([/^Users/u])
  await expect(menu.getByRole('heading')).toHaveCount(0)
  for (const path of ['games', 'admins', 'system-wallets']) {
    const answer = await page.request.get(`${panel.url}/${path}`)
    expect(answer.status()).toBe(404)
  }
  await page.keyboard.press('g')
  await page.keyboard.press('g')
  await expect(page).toHaveURL(/\/users$/u)
  await openPalette(page, 'game')
  await expect(
    paletteOptions(page).filter({ hasText: messages.games.title })
  ).toHaveCount(0)
})

test('a filter, sort or search that is not declared is neither shown nor asked for @further', async ({
  page
}) => {
  const head = page.getByRole('table').getByRole('columnheader')
  await expect(head.getByRole('button')).toHaveText([fields.registered])
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await page.goto(`${panel.url}/users?status=active&sort=email&search=ada`)
  await expect(page.locator('tr[data-row]')).toHaveCount(25)
  for (const given of ['status=active', 'sort=email', 'search=ada']) {
    await expect(page.getByText(`“${given}”`)).toBeVisible()
  }
  const asked = panel.asked().filter(call => call.startsWith('GET users'))
  expect(asked).toEqual(['GET users?sort=-created_at&page=1&per_page=25'])
})

test('the palette asks for nothing where nothing is searched, nor by an id @further', async ({
  page
}) => {
  await openPalette(page, '42')
  await expect(
    page.getByText(messages.palette.nothing('42')).first()
  ).toBeVisible()
  expect(panel.asked()).toEqual([])
})

test('a command that is not declared is offered nowhere @further', async ({
  page
}) => {
  const { label: suspend } = actions.byAction['suspend-user']
  const menu = await openRowMenu(page, 'Ada Adler')
  await expect(menu.getByRole('menuitem').first()).toBeVisible()
  await expect(menu.getByRole('menuitem', { name: suspend })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.locator('tr[data-row]').first().getByText('Ada Adler').click()
  const drawer = page.getByRole('dialog')
  await expect(
    drawer.getByRole('group', { name: actions.rowActions }).getByRole('button')
  ).toHaveText([adjust.label, actions.byAction['edit-user'].label])
  await expect(drawer.getByRole('tab')).toHaveCount(0)
  expect(panel.asked().filter(call => call.includes('notes'))).toEqual([])
  await page.keyboard.press('Escape')
  await page.locator('tr[data-row]').first().getByRole('checkbox').check()
  await expect(page.getByRole('button', { name: suspend })).toHaveCount(0)
})

test('a movement without previews and keys is sent once, and its fate looked up @further', async ({
  page
}) => {
  await reviewAdjustment(page)
  const confirm = reviewOf(page)
  await expect(confirm).toContainText(review.estimated('', '').split('.')[0]!)
  await expect(confirm).not.toContainText(review.note)
  expect(panel.asked().filter(call => call.startsWith('POST'))).toEqual([])

  const sent: Record<string, string>[] = []
  await page.route(/\/adjustments$/u, route => {
    sent.push(route.request().headers())
    return route.abort('connectionreset')
  })
  await confirm.getByRole('button', { name: /^Credit/u }).click()
  const told = page.getByRole('dialog', { name: adjust.title('Ada Adler') })
  await expect(told).toContainText(actions.unknown.noKeys)
  await expect(
    told.getByRole('button', { name: actions.unknown.sendAgain })
  ).toHaveCount(0)
  await expect(
    told.getByRole('link', { name: actions.unknown.look })
  ).toHaveAttribute('href', '/users/1/transactions')
  expect(sent).toHaveLength(1)
  expect(sent[0]).not.toHaveProperty('idempotency-key')
})

test('a reversal is reviewed by the side that is known, and led back to @further', async ({
  page
}) => {
  await page.goto(`${panel.url}/users/22/transactions`)
  // A credit of a prize that is completed, in the words of the server.
  const row = page.locator('tr[data-row]').filter({ hasText: '+143.35' })
  await row.getByText('EUR').click()
  const reverse = actions.byAction['reverse-transaction']
  await page
    .getByRole('dialog')
    .getByRole('button', { name: reverse.label })
    .click()
  await page.getByLabel(fields.reason).fill('Paid out twice, ticket 12')
  await page.getByRole('button', { name: reverse.submit }).click()
  const confirm = reviewOf(page)
  await expect(confirm.getByRole('table')).toContainText('−143.35')
  await page.route(/\/reversal$/u, route => route.abort('connectionreset'))
  await confirm.getByRole('button', { name: /^Reverse/u }).click()
  await expect(
    page.getByRole('link', { name: actions.unknown.look })
  ).toHaveAttribute('href', '/users/22/transactions')
})

test('what waits is not decided where that is not declared @further', async ({
  page
}) => {
  await page.goto(`${panel.url}/users/8/transactions?status=pending`)
  const { transactionStatus: words } = messages.words
  await expect(page.locator('tr[data-row]').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const { openEntries, views } = messages
  await expect(page.getByRole('navigation', { name: views.label })).toBeHidden()
  const head = page.getByRole('columnheader', { name: openEntries.waiting })
  await expect(head).toHaveCount(0)
  const asked = panel
    .asked()
    .filter(call => call.includes('transactions'))
    .map(call => decodeURIComponent(call))
  expect(asked).toEqual([
    'GET transactions?filter[user_id]=8&sort=-created_at&page=1&per_page=25'
  ])
  const row = page
    .locator('tr[data-row]')
    .filter({ hasText: words.pending })
    .first()
  await row.getByRole('checkbox').check()
  const bar = page.getByRole('region', {
    name: messages.table.selection(messages.transactions.rows)
  })
  await expect(bar).toBeVisible()
  for (const name of ['complete-transaction', 'cancel-transaction'] as const) {
    const { label } = actions.inBulk[name]
    await expect(bar.getByRole('button', { name: label })).toHaveCount(0)
  }
  await row.getByText('EUR').click()
  const { label: reverse } = actions.byAction['reverse-transaction']
  await expect(
    page
      .getByRole('dialog')
      .getByRole('group', { name: actions.rowActions })
      .getByRole('button')
  ).toHaveText([reverse])
})

test('without versions a form says that the last save wins @further', async ({
  page
}) => {
  const headers: Record<string, string>[] = []
  await page.route(/\/users\/1$/u, route => {
    if (route.request().method() !== 'PATCH') return route.continue()
    headers.push(route.request().headers())
    return route.fulfill({ json: { data: {} } })
  })
  await page.locator('tr[data-row]').first().getByText('Ada Adler').click()
  const { label } = actions.byAction['edit-user']
  await page.getByRole('dialog').getByRole('button', { name: label }).click()
  await expect(page.getByText(actions.lastSaveWins)).toBeVisible()
  await page.getByLabel(fields.displayName).fill('Ada A.')
  await page
    .getByRole('button', { name: actions.byAction['edit-user'].submit })
    .click()
  await expect.poll(() => headers).toHaveLength(1)
  expect(headers[0]).not.toHaveProperty('if-match')
})

test('sums, a chart and counts are not drawn, and what did not come is empty @further', async ({
  page
}) => {
  await page.goto(`${panel.url}/users/22/transactions`)
  const row = page.locator('tr[data-row]').first()
  await expect(row).toContainText('EUR')
  await expect(page.locator('[data-slot=foot]')).not.toContainText('EUR')
  await expect(page.getByRole('figure')).toHaveCount(0)
  await expect(page.locator('main')).not.toContainText(/\b0\.00\b/u)
  await row.getByText('EUR').click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('term')).toHaveText([
    fields.time,
    fields.direction,
    fields.id
  ])
  await expect(page.getByRole('alert')).toHaveCount(0)
})
