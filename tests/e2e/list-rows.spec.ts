import type { Locator } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import {
  listScreen,
  listScreens,
  openList,
  rowIds,
  rowsOf,
  scrollerOf,
  settled
} from '../support/list-screens.ts'
import { dataTable, rowLink, tableOf } from '../support/screen-tables.ts'
import { expect, test } from '../support/test.ts'

const users = listScreen('users')
const wallets = listScreen('system wallets')
const LINES = 4

test.beforeEach(async ({ page, signIn }) => signIn(page))

for (const screen of listScreens) {
  test(`${screen.name}: a native table whose rows are reached and opened by keys`, async ({
    page
  }) => {
    await openList(page, screen, '?limit=10')
    const table = dataTable(page, screen)
    expect(await table.evaluate(element => element.localName)).toBe('table')
    await expect(table.locator('caption')).toHaveText(screen.title)
    const sorted = table.locator('[aria-sort]')
    await expect(sorted).toHaveCount(1)
    await expect(sorted).toHaveRole('columnheader')
    await expect(sorted).toHaveAttribute('scope', 'col')
    const { head } = screen.sorts[1]
    await page.getByRole('button', { name: head, exact: true }).click()
    await expect(
      page.getByRole('columnheader', { name: head })
    ).toHaveAttribute('aria-sort', 'ascending')
    await settled(page, screen)

    const ids = await rowIds(page, screen)
    const links = (index: number): Locator =>
      rowLink(rowsOf(page, screen).nth(index))
    await links(0).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(links(2)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(links(1)).toBeFocused()
    await page.keyboard.press('End')
    await expect(links(ids.length - 1)).toBeFocused()
    await page.keyboard.press('Home')
    await expect(links(0)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(links(0)).toBeFocused()

    await page.keyboard.press('ArrowDown')
    const list = page.url()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog')
    await expect(drawer).toBeVisible()
    await expect(page).toHaveURL(`${list}&open=${ids[1]}`)
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(page).toHaveURL(list)
    await expect(links(1)).toBeFocused()
  })

  test(`${screen.name}: the first cell is a link that a middle click opens in a tab @further`, async ({
    page,
    context
  }) => {
    await openList(page, screen, '?limit=10')
    const list = page.url()
    const [first = ''] = await rowIds(page, screen)
    const opened = context.waitForEvent('page')
    await rowLink(rowsOf(page, screen).first()).click({ button: 'middle' })
    const tab = await opened
    await expect(tab).toHaveURL(`${list}&open=${first}`)
    await expect(tab.getByRole('dialog')).toBeVisible()
    await expect(page).toHaveURL(list)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}

for (const screen of listScreens) {
  test(`${screen.name}: what can be done with a row covers none of its text @further`, async ({
    page
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openList(page, screen)
    const scroller = scrollerOf(page, screen)
    const hidden = (): Promise<number> =>
      scroller.evaluate(box => box.scrollWidth - box.clientWidth)
    expect(await hidden()).toBe(0)
    expect(await roomBeforeActions(rowsOf(page, screen).first())).toBe(0)

    await page.setViewportSize({ width: 900, height: 900 })
    expect(await hidden()).toBeGreaterThan(0)
    await scroller.evaluate(box => box.scrollBy(box.scrollWidth, 0))
    expect(await roomBeforeActions(rowsOf(page, screen).first())).toBe(0)
    const ground = rowsOf(page, screen).first().locator('td').last()
    await expect(ground).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })
}

test('a name is whole before the handle beside it has any room @further', async ({
  page
}) => {
  await openList(page, users)
  const cut = await rowsOf(page, users)
    .locator('[data-slot=who]')
    .evaluateAll(cells =>
      cells.flatMap(cell => {
        const name = cell.querySelector('a')
        const handle = cell.querySelector('small')
        const isCut = name && name.scrollWidth > name.clientWidth
        return isCut && handle && handle.clientWidth > 0
          ? [cell.textContent]
          : []
      })
    )
  expect(cut).toEqual([])
})

test('the age of the rows stands beside what renews them @further', async ({
  page
}) => {
  await openList(page, users)
  const age = page.locator('[data-slot=freshness] > span')
  const renew = page.locator('[data-slot=freshness] > button')
  const [texts, button] = [await age.boundingBox(), await renew.boundingBox()]
  if (!texts || !button) throw new Error('They have no box')
  const text = await age.evaluate(span => {
    const range = document.createRange()
    range.selectNodeContents(span)
    return range.getBoundingClientRect().width
  })
  expect(texts.width - text).toBeLessThan(1)
  expect(button.x - texts.x - texts.width).toBeLessThanOrEqual(8)
})

test('the way from a user to his transactions is a link of its own @further', async ({
  page
}) => {
  await openList(page, users, '?search=fionn.brennan.42')
  const link = page.getByRole('link', {
    name: messages.users.transactions('Fionn Brennan')
  })
  await expect(link).toHaveAttribute('href', '/users/42/transactions')
  await rowsOf(page, users).first().hover()
  await link.click()
  await expect(page).toHaveURL('/users/42/transactions')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Fionn Brennan'
  )
})

test('the way from a wallet to its entries is a link of its own @further', async ({
  page
}) => {
  await openList(page, wallets, '?search=commission')
  await rowsOf(page, wallets).first().hover()
  await page
    .getByRole('link', { name: messages.systemWallets.entries('Commission') })
    .click()
  await expect(page).toHaveURL(
    /\/system-wallets\/transactions\?walletId=wal_\d+&createdAt=any$/u
  )
  await expect(
    rowsOf(page, listScreen('wallet transactions')).first()
  ).toContainText('Commission')
})

test('arrows leave a menu and a field alone @further', async ({ page }) => {
  await openList(page, users)
  const search = page.getByRole('searchbox')
  await search.fill('an')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await expect(search).toBeFocused()
  await page.getByRole('combobox').selectOption('10')
  await expect(page).toHaveURL('/users?search=an&limit=10')
  await settled(page, users)
  await expect(rowsOf(page, users)).toHaveCount(10)
})

test('a text of another direction does not turn its row around @further', async ({
  page,
  api
}) => {
  const row = (id: string, displayName: string): object => ({
    id,
    displayName,
    status: 'active',
    balances: [{ currency: 'EUR', available: '-150' }],
    createdAt: '2026-01-01T00:00:00Z'
  })
  const names = ['\u05D3\u05D5\u05D3', '\u202Eevil', 'x'.repeat(300), '']
  const meta = {
    page: 1,
    limit: 25,
    total: LINES,
    totalPages: 1,
    hasMore: false,
    asOf: '2026-01-01T00:00:00Z'
  }
  const data = names.map((name, index) => row(String(index + 1), name))
  await api.faults.set([{ path: 'users', fault: { shape: { data, meta } } }])
  await openList(page, users)
  await expect(rowsOf(page, users)).toHaveCount(LINES)
  for (const line of await rowsOf(page, users).all()) {
    // oxlint-disable-next-line no-await-in-loop -- four rows
    await expect(line).toContainText('\u22121.50 EUR')
  }
  const heights = await rowsOf(page, users).evaluateAll(rows =>
    rows.map(element => element.getBoundingClientRect().height)
  )
  expect(new Set(heights).size).toBe(1)
})

test('a row keeps its head in words for who cannot see it @further', async ({
  page
}) => {
  await openList(page, users, '?limit=10')
  const { heads } = tableOf(users)
  for (const name of heads) {
    // oxlint-disable-next-line no-await-in-loop -- three heads
    await expect(
      page.getByRole('columnheader', { name, exact: true })
    ).toHaveAttribute('scope', 'col')
  }
  await expect(
    page.getByRole('columnheader', { name: messages.table.actions })
  ).toBeAttached()
})

/** Between the last cell of a row and its actions, in px; less covers it. */
function roomBeforeActions(row: Locator): Promise<number> {
  return row.evaluate(element => {
    const [last, actions] = [...element.children].slice(-2)
    const end = last?.getBoundingClientRect().right ?? Number.NaN
    const start = actions?.getBoundingClientRect().left ?? Number.NaN
    return Math.round(start - end)
  })
}
