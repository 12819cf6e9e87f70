import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { copied } from '../support/clipboard.ts'
import {
  listScreen,
  type ListScreen,
  listScreens,
  openList,
  rowIds,
  rowsOf
} from '../support/list-screens.ts'
import { doubleClick, drag, pointIn } from '../support/mouse.ts'
import { expect, test } from '../support/test.ts'

/** Within what systems take for one double click, in ms. */
const GAPS_MS = [0, 80, 200, 400]

test.beforeEach(async ({ page, signIn }) => signIn(page))

const drawer = (page: Page): Locator =>
  page.locator('[data-slot="drawer"][data-state="open"]')

/** A cell of text, in a row and a column that are counted from 0. */
function cellOf(
  page: Page,
  screen: ListScreen,
  row: number,
  column: number
): Locator {
  const texts = 'td:not([data-card="select"], [data-card="actions"])'
  return rowsOf(page, screen).nth(row).locator(texts).nth(column)
}

for (const screen of listScreens) {
  test(`${screen.name}: a double click on a cell leaves the drawer open`, async ({
    page
  }) => {
    await openList(page, screen)
    const id = (await rowIds(page, screen))[2]
    const before = page.url()
    const cells = [
      [0, 0.2],
      [1, 0.1],
      [1, 0.98],
      [4, 0.98]
    ] as const
    for (const gap of GAPS_MS) {
      for (const [column, across] of cells) {
        /* oxlint-disable no-await-in-loop -- one double click after another */
        const point = await pointIn(cellOf(page, screen, 2, column), across)
        await doubleClick(page, point, gap)
        await expect(drawer(page), `${gap} ms, ${column}`).toBeVisible()
        // What would close it comes with the next frames.
        await page.waitForTimeout(150)
        await expect(drawer(page), `${gap} ms, ${column}`).toBeVisible()
        expect(new URL(page.url()).searchParams.get('open')).toBe(id)
        await page.keyboard.press('Escape')
        await expect(drawer(page)).toHaveCount(0)
        expect(page.url()).toBe(before)
        // The next press is no third click.
        await page.mouse.click(2, 2)
        /* oxlint-enable no-await-in-loop */
      }
    }
  })

  test(`${screen.name}: a double click opens a drawer whose code is slow`, async ({
    page
  }) => {
    await openList(page, screen)
    const id = (await rowIds(page, screen))[2]
    await page.route('**/_astro/*.js', async route => {
      await new Promise(resolve => setTimeout(resolve, 300))
      await route.continue()
    })
    const point = await pointIn(cellOf(page, screen, 2, 1), 0.98)
    await doubleClick(page, point, 150)
    await expect(drawer(page)).toBeVisible()
    await page.waitForTimeout(400)
    await expect(drawer(page)).toBeVisible()
    expect(new URL(page.url()).searchParams.get('open')).toBe(id)
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toHaveCount(0)
  })

  test(`${screen.name}: rows selected by mouse are copied as rows and columns`, async ({
    page,
    context
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openList(page, screen)
    await drag(
      page,
      await pointIn(cellOf(page, screen, 0, 1), 0.02),
      await pointIn(cellOf(page, screen, 2, 3), 0.98)
    )
    await expect(drawer(page)).toHaveCount(0)
    expect(new URL(page.url()).searchParams.has('open')).toBe(false)
    await page.keyboard.press('ControlOrMeta+c')
    const { text, table = [] } = await copied(page)
    const lines = text.split('\n').map(line => line.split('\t'))
    expect(lines).toEqual(table)
    expect(lines).toHaveLength(3)
    const widths = lines.map(line => line.length)
    expect(new Set(widths).size, text).toBe(1)
    const names = await Promise.all(
      [1, 2].map(row => cellOf(page, screen, row, 0).locator('a').innerText())
    )
    for (const [row, name] of names.entries()) {
      expect(lines[row + 1]?.[0]).toContain(name.trim())
    }
    // Each cell stands below the head of its column, in one line.
    const heads = await page.locator('main table thead th').allInnerTexts()
    expect(widths[0]).toBeLessThanOrEqual(heads.length - 2)
    const texts = await Promise.all(
      [1, 2].map(column => cellOf(page, screen, 1, column).innerText())
    )
    for (const [column, shown] of texts.entries()) {
      expect(lines[1]?.[column + 1]).toBe(
        shown.replaceAll(/\s+/gu, ' ').replace('\u2212', '-').trim()
      )
    }
    // The first row is selected from its second column on.
    expect(lines[0]?.[0]).toBe('')
  })
}

test('two cells of a row are copied beside each other, and a part of one as it is', async ({
  page,
  context
}) => {
  const users = listScreen('users')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openList(page, users)
  const email = cellOf(page, users, 0, 1)
  const status = cellOf(page, users, 0, 2)
  await drag(page, await pointIn(email, 0.1), await pointIn(status, 0.9))
  await expect(drawer(page)).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+c')
  const address = await email.locator('bdi').innerText()
  const word = await status.innerText()
  expect((await copied(page)).text).toBe(`${address}\t${word}`)

  await page.mouse.dblclick(
    (await pointIn(email, 0.1)).x,
    (await pointIn(email, 0.1)).y
  )
  await page.keyboard.press('ControlOrMeta+c')
  const part = (await copied(page)).text
  expect(part).not.toBe('')
  expect(address).toContain(part)
})

test('amounts are copied with the minus that programs count with', async ({
  page,
  context
}) => {
  const entries = listScreen('user transactions')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openList(page, entries, '?direction=debit')
  const amount = (row: number): Locator =>
    rowsOf(page, entries).nth(row).locator('[data-slot=money]').first()
  const shown = [await amount(0).innerText(), await amount(1).innerText()]
  for (const text of shown) expect(text).toMatch(/^\u2212\d/u)
  const as = (text = ''): string =>
    text.replaceAll(/\s+/gu, ' ').replace('\u2212', '-')

  await drag(page, await pointIn(amount(0), 0.1), await pointIn(amount(1), 0.9))
  await page.keyboard.press('ControlOrMeta+c')
  const lines = (await copied(page)).text.split('\n')
  expect(lines[0]).toContain(as(shown[0]))
  expect(lines[1]).toContain(as(shown[1]))

  await amount(0).evaluate(element =>
    getSelection()?.selectAllChildren(element)
  )
  await page.keyboard.press('ControlOrMeta+c')
  expect(as((await copied(page)).text)).toBe(as(shown[0]))
  expect((await copied(page)).text).toMatch(/^-\d/u)
})

test('a name that could run as a formula is a text where it is pasted', async ({
  page,
  api,
  context
}) => {
  const users = listScreen('users')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const rows = ['1', '2', '3'].map(id => ({
    id,
    displayName: '=HYPERLINK("http://example.com")',
    username: `u\t${id}`,
    email: `a${id}@example.com`,
    emailVerified: false,
    status: 'active',
    balances: [
      { currency: 'EUR', available: '-1200050' },
      { currency: 'USD', available: '1' }
    ],
    createdAt: '2026-01-01T00:00:00Z'
  }))
  const meta = {
    page: 1,
    limit: 25,
    total: 3,
    totalPages: 1,
    hasMore: false,
    asOf: '2026-01-01T00:00:00Z'
  }
  await api.faults.set([
    { path: 'users', fault: { shape: { data: rows, meta } } }
  ])
  await openList(page, users)
  await drag(
    page,
    await pointIn(cellOf(page, users, 0, 1), 0.02),
    await pointIn(cellOf(page, users, 2, 3), 0.98)
  )
  await page.keyboard.press('ControlOrMeta+c')
  const { text } = await copied(page)
  const lines = text.split('\n').map(line => line.split('\t').slice(0, 4))
  expect(lines[2]).toEqual([
    `'=HYPERLINK("http://example.com") u 3`,
    `a3@example.com ${messages.users.unverified}`,
    messages.words.userStatus.active,
    '-12,000.50 EUR'
  ])
})
