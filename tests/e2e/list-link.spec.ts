import type { Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { copiedText } from '../support/clipboard.ts'
import {
  listScreen,
  type ListScreen,
  openList,
  plainAndLedger,
  rowsOf,
  settled
} from '../support/list-screens.ts'
import { narrowed } from '../support/screen-tables.ts'
import { expect, test } from '../support/test.ts'

const ledger = listScreen('wallet transactions')

/** Copies the address of the rows shown, and gives it. */
async function copyLink(page: Page): Promise<URL> {
  const copy = page.getByRole('button', { name: messages.list.copyLink })
  await copy.click()
  await expect(page.getByText(`${messages.drawer.copied} http`)).toBeVisible()
  return new URL(await copiedText(page))
}

function texts(page: Page, screen: ListScreen): Promise<string[]> {
  return rowsOf(page, screen).allInnerTexts()
}

async function expectRows(page: Page, screen: ListScreen): Promise<void> {
  await expect(rowsOf(page, screen).first()).toBeVisible()
  await settled(page, screen)
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test.beforeEach(async ({ page, signIn }) => signIn(page))

for (const screen of plainAndLedger) {
  test(`${screen.name}: a copied link opens the same rows in another browser, frozen @further`, async ({
    page,
    browser,
    baseURL,
    signIn
  }) => {
    await openList(page, screen, `${narrowed(screen)}&limit=10`)
    const link = await copyLink(page)
    expect(link.origin).toBe(baseURL)
    expect(link.pathname).toBe(screen.path)
    const frozen = link.searchParams.get('frozen') ?? ''
    expect(new Date(frozen).toISOString()).toBe(frozen)
    expect(link.searchParams.get('createdAt')).toContain(`..${frozen}`)
    const rows = await texts(page, screen)

    const elsewhere = await browser.newContext({
      baseURL: link.origin,
      timezoneId: 'Asia/Tokyo',
      locale: 'ja-JP'
    })
    const other = await elsewhere.newPage()
    await signIn(other)
    await other.goto(link.href)
    await expectRows(other, screen)
    expect(await texts(other, screen)).toEqual(rows)
    await expect(other.getByText(/^Frozen at .*\d\d:\d\d UTC$/u)).toBeVisible()
    await expect(other).toHaveURL(link.href)

    await other.getByRole('button', { name: messages.notices.makeLive }).click()
    await expect(other.getByText(messages.notices.makeLive)).toHaveCount(0)
    expect(new URL(other.url()).searchParams.has('frozen')).toBe(false)
    const { name, value } = screen.filter
    expect(new URL(other.url()).searchParams.get(name)).toBe(value)
    await expectRows(other, screen)
    await elsewhere.close()
  })
}

test.describe('for a reader in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' })

  test('relative days are pinned to instants of the zone they were meant in @further', async ({
    page,
    api
  }) => {
    await page.addInitScript(() => localStorage.setItem('panel-zone', 'own'))
    await openList(page, ledger, '?createdAt=30d&limit=10')
    const link = await copyLink(page)
    expect(link.searchParams.get('zone')).toBe('Europe/Berlin')
    const frozen = link.searchParams.get('frozen') ?? ''
    const [from, to] = link.searchParams.get('createdAt')?.split('..') ?? []
    expect(to).toBe(frozen)
    // Midnight of Berlin is 22:00 or 23:00 of UTC the day before.
    expect(from).toMatch(/T2[23]:00:00(?:\.000)?Z$/u)
    expect(link.searchParams.get('live')).toBe('createdAt:30d')

    await api.faults.clear()
    await page.goto(link.href)
    await expectRows(page, ledger)
    await expect(
      page.getByText(/^Frozen at .*\d\d:\d\d (?:CES?T|GMT\+[12])$/u)
    ).toBeVisible()
    const [requested] = (await api.log()).filter(
      ({ path }) => path === 'system-wallets/transactions'
    )
    const params = new URLSearchParams(requested?.query)
    expect(Date.parse(params.get('createdAtTo') ?? '')).toBe(Date.parse(frozen))
    expect(Date.parse(params.get('createdAtFrom') ?? '')).toBe(
      Date.parse(from ?? '')
    )

    await page.getByRole('button', { name: messages.notices.makeLive }).click()
    await expect(page).toHaveURL(
      '/system-wallets/transactions?createdAt=30d&zone=Europe/Berlin&limit=10'
    )
  })
})

test('a copied link keeps the page and leaves the drawer out @further', async ({
  page
}) => {
  const users = listScreen('users')
  await openList(page, users, '?limit=10&page=3')
  const rows = await texts(page, users)
  const link = await copyLink(page)
  expect(link.searchParams.get('page')).toBe('3')
  expect(link.searchParams.has('open')).toBe(false)
  await page.goto(link.href)
  await expectRows(page, users)
  expect(await texts(page, users)).toEqual(rows)
})
