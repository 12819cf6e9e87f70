import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { unitsOf } from '../support/amounts.ts'
import { listScreen, openList, rowsOf } from '../support/list-screens.ts'
import { expect, test } from '../support/test.ts'

const texts = messages.statement
const entries = listScreen('user transactions')

const dialog = (page: Page): Locator => page.getByRole('dialog')

const sheet = (page: Page): Locator =>
  dialog(page).getByRole('article', { name: texts.title })

function account(page: Page, currency: string): Locator {
  const name = page.getByRole('heading', { level: 3, name: currency })
  return sheet(page).locator('section').filter({ has: name })
}

function button(page: Page, name: string): Locator {
  return dialog(page).getByRole('button', { name, exact: true })
}

/** The last cell of the row with this head. */
async function amountOf(section: Locator, head: string): Promise<bigint> {
  const cell = section
    .getByRole('row')
    .filter({ hasText: head })
    .getByRole('cell')
    .last()
  return unitsOf(await cell.textContent())
}

/** Opens the statement of what the list shows. */
async function openStatement(page: Page, query = ''): Promise<void> {
  await openList(page, entries, query)
  await page.getByRole('button', { name: texts.button, exact: true }).click()
  await expect(sheet(page)).toBeVisible()
}

/** How many pages a PDF has, and the size of its first one, in points. */
function pagesOf(pdf: Buffer): { count: number; width: number } {
  const text = pdf.toString('latin1')
  const [, width] = /\/MediaBox\s*\[\s*0 0 ([\d.]+)/u.exec(text) ?? []
  const count = text.match(/\/Type\s*\/Page\b/gu)?.length ?? 0
  return { count, width: Math.round(Number(width)) }
}

test.beforeEach(async ({ page, signIn }) => signIn(page))

test('a statement has opening, entries and closing of each currency, and adds up', async ({
  page
}) => {
  await openStatement(page, '?createdAt=2026-07-01..2026-09-30')
  await expect(dialog(page)).toHaveAccessibleName(texts.title)
  await expect(sheet(page)).toContainText('Fionn Brennan')
  await expect(sheet(page)).toContainText(
    texts.inZone('1 Jul 2026 – 30 Sept 2026', 'UTC')
  )
  for (const currency of ['EUR', 'PLN', 'TKN']) {
    // oxlint-disable no-await-in-loop -- one after the other
    const section = account(page, currency)
    await expect(section).toHaveCount(1)
    const opening = await amountOf(section, texts.opening)
    const closing = await amountOf(section, texts.closing)
    const sums = section
      .getByRole('row')
      .filter({ hasText: texts.sums })
      .getByRole('cell')
    const sumIn = unitsOf(await sums.nth(0).textContent())
    const sumOut = unitsOf(await sums.nth(1).textContent())
    expect(opening + sumIn - sumOut, currency).toBe(closing)
    // oxlint-enable no-await-in-loop
  }
  await expect(account(page, 'EUR')).toContainText(/The balances add up/u)
  await expect(account(page, 'EUR').getByText('Reversal')).toBeVisible()
  await expect(sheet(page).getByText(texts.open)).toHaveCount(0)
})

test('the keys that print a page open the statement of the last 30 days @further', async ({
  page
}) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'print', () => Reflect.set(window, 'printed', true))
  })
  await openList(page, entries)
  await page.keyboard.press('Control+p')
  await expect(sheet(page)).toBeVisible()
  // A deposit that is pending and a payout that is reserved.
  await expect(account(page, 'EUR')).toContainText(texts.open)
  await expect(account(page, 'EUR').getByText('Reserved')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toBe(
    undefined
  )
  await button(page, texts.print).click()
  expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(rowsOf(page, entries).first()).toBeVisible()
})

test('only the statement is printed, on upright paper', async ({ page }) => {
  await openStatement(page, '?createdAt=2025-01-01..2026-12-31')
  const statement = await page.pdf({ preferCSSPageSize: true })
  const printed = pagesOf(statement)
  expect(printed.width).toBe(595)
  // A hundred entries in one table go on over pages, with their heads.
  expect(printed.count).toBeGreaterThan(1)
  expect(printed.count).toBeLessThan(8)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(rowsOf(page, entries)).toHaveCount(0)
  await expect(button(page, texts.print)).toHaveCount(0)
  await expect(sheet(page)).toBeVisible()
  await expect(dialog(page).getByRole('heading', { level: 2 })).toBeVisible()
  await expect(account(page, 'EUR').locator('thead').first()).toHaveCSS(
    'display',
    'table-header-group'
  )
  const { scrolled, shown } = await dialog(page).evaluate(element => ({
    scrolled: element.scrollHeight,
    shown: element.clientHeight
  }))
  expect(shown).toBeGreaterThanOrEqual(scrolled - 1)
})

test('a reference stands in one line on A4, and no table is wider than that @further', async ({
  page
}) => {
  // What the margins of upright paper leave.
  await page.setViewportSize({ width: 688, height: 900 })
  await openStatement(page, '?createdAt=2025-01-01..2026-12-31')
  await page.emulateMedia({ media: 'print' })
  const { lines, widest } = await sheet(page).evaluate(element => ({
    lines: [...element.querySelectorAll('td .mono')].map(
      reference => reference.getClientRects().length
    ),
    widest: Math.max(
      ...[...element.querySelectorAll('table')].map(table => table.offsetWidth)
    )
  }))
  expect(lines.length).toBeGreaterThan(10)
  expect(new Set(lines)).toEqual(new Set([1]))
  expect(widest).toBeLessThanOrEqual(688)
})

test('what is printed while the statement closes is the statement @further', async ({
  page
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openStatement(page)
  await page.evaluate(() =>
    document.styleSheets[0]?.insertRule(
      '[role="dialog"] { animation-duration: 60s !important }'
    )
  )
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveAttribute('data-state', 'closed')
  await expect(sheet(page)).toBeVisible()
  await expect(dialog(page).getByRole('progressbar')).toHaveCount(0)
})

test('without a statement the list itself is printed, on paper that lies @further', async ({
  page
}) => {
  await openList(page, entries, '?limit=100')
  const printed = pagesOf(await page.pdf({ preferCSSPageSize: true }))
  expect(printed.width).toBe(842)
  expect(printed.count).toBeGreaterThan(2)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await expect(rowsOf(page, entries)).toHaveCount(100)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Fionn Brennan'
  )
})

test('by night the paper is white all the same @further', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openStatement(page)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(sheet(page)).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
})

test('a statement that cannot be read says why, and is drawn up on a retry @further', async ({
  page,
  api,
  pageErrors
}) => {
  pageErrors.allow(/status of 503/u)
  await openList(page, entries)
  await api.faults.set([{ path: entries.call, fault: { status: 503 } }])
  await page.getByRole('button', { name: texts.button, exact: true }).click()
  await expect(dialog(page).getByRole('alert')).toContainText(texts.failed)
  await api.faults.clear()
  await button(page, messages.list.retry).click()
  await expect(sheet(page)).toBeVisible()
})
