import type { Locator, Page } from '@playwright/test'

import { furtherUnless } from '../support/further.ts'
import { holdAnswers } from '../support/held-answers.ts'
import { expect, test } from '../support/test.ts'

const names = (page: Page): Locator => page.locator('tbody [data-slot=who] > a')

/** The links from the users to their transactions. */
const transactions = (page: Page): Locator =>
  page.getByRole('link', { name: /^Transactions of/u })

/** Opens the list and waits for its rows. */
async function open(page: Page, address = '/users'): Promise<void> {
  await page.goto(address)
  await expect(names(page).first()).toBeVisible()
  // They are there before they hear of anything.
  await settled(page)
}

/** Waits until the rows shown answer the address. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('.scroll')).toHaveAttribute('aria-busy', 'false')
}

test.beforeEach(async ({ page, signIn }) => signIn(page))

test('a user is searched, his transactions opened, and Back shows the same rows', async ({
  page
}) => {
  await open(page)
  await page.getByRole('searchbox').fill('an')
  await expect(page).toHaveURL('/users?search=an')
  await settled(page)
  await page.getByRole('button', { name: 'Registered' }).click()
  await expect(page).toHaveURL('/users?search=an&sort=createdAt')
  await expect(
    page.getByRole('columnheader', { name: 'Registered' })
  ).toHaveAttribute('aria-sort', 'ascending')
  const second = /\/users\?search=an&sort=createdAt&page=2&cursor=[\w-]+$/u
  const next = page.getByRole('link', { name: 'Next page' })
  // Its cursor comes with the sorted rows.
  await expect(next).toHaveAttribute('href', second)
  await next.click()
  await expect(page).toHaveURL(second)
  await settled(page)
  const before = await names(page).allTextContents()
  expect(before).toHaveLength(25)

  const name = await names(page).last().textContent()
  const last = transactions(page).last()
  await last.scrollIntoViewIfNeeded()
  const top = await page.locator('.scroll').evaluate(item => item.scrollTop)
  // The links of a row come with the pointer.
  await names(page).last().hover()
  await last.click()
  await expect(page).toHaveURL(/\/users\/\d+\/transactions$/u)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')

  await page.goBack()
  await expect(page).toHaveURL(second)
  await expect(names(page).first()).toBeVisible()
  await settled(page)
  expect(await names(page).allTextContents()).toEqual(before)
  await expect(page.getByRole('searchbox')).toHaveValue('an')
  expect(await page.locator('.scroll').evaluate(item => item.scrollTop)).toBe(
    top
  )
})

test('Back brings rows, scroll and focus at once, without a blank @further', async ({
  page
}) => {
  await open(page)
  const last = transactions(page).last()
  await last.focus()
  const href = await last.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/transactions$/u)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const held = await holdAnswers(page, 'users')
  await page.goBack()
  await expect(names(page)).toHaveCount(25)
  await expect(page.locator('a:focus')).toHaveAttribute('href', href ?? '')
  await held.release()
})

test('the address is the state @further', async ({ page }) => {
  await open(page, '/users?status=suspended&sort=displayName&limit=10')
  await expect(names(page)).toHaveCount(10)
  const shown = await names(page).allTextContents()
  expect(shown).toEqual(
    shown.toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' }))
  )
  await expect(
    page.locator('[data-filter=set]', { hasText: 'Suspended' })
  ).toBeVisible()
  await page.getByRole('button', { name: 'Remove the Status filter' }).click()
  await expect(page).toHaveURL('/users?sort=displayName&limit=10')
  await page.getByRole('link', { name: 'Users', exact: true }).click()
  await expect(page).toHaveURL('/users')
})

test('a status is chosen from the menu @further', async ({ page }) => {
  await open(page)
  await page.locator('summary', { hasText: 'Status' }).click()
  await page.getByRole('checkbox', { name: 'Banned' }).check()
  await expect(page).toHaveURL('/users?status=banned')
  await settled(page)
  await expect(page.locator('tbody [data-shape]').first()).toHaveText('Banned')
})

test('what is absurd in the address still opens a list @further', async ({
  page
}) => {
  await open(page, '/users?page=0&limit=9999&sort=;drop&status=&x=1')
  await expect(names(page)).toHaveCount(25)
  await open(page, '/users?page=9999')
  await expect(page).toHaveURL('/users?page=200')
  await expect(names(page)).toHaveCount(25)
})

test('no match names the search and offers to clear it @further', async ({
  page
}) => {
  await open(page)
  await page.getByRole('searchbox').fill('nobody is called this')
  await expect(
    page.getByRole('heading', { name: 'No users match' })
  ).toBeVisible()
  await expect(
    page.getByRole('listitem').filter({ hasText: 'nobody is called this' })
  ).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page).toHaveURL('/users')
  await expect(names(page)).toHaveCount(25)
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('nothing yet is told apart from no match @further', async ({
  page,
  api
}) => {
  const meta = {
    page: 1,
    limit: 25,
    total: 0,
    totalPages: 0,
    hasMore: false,
    asOf: new Date().toISOString()
  }
  await api.faults.set([
    { path: 'users', fault: { shape: { data: [], meta } } }
  ])
  await page.goto('/users')
  await expect(
    page.getByRole('heading', { name: 'No users yet' })
  ).toBeVisible()
})

test('the first load shows a skeleton of the final size @further', async ({
  page,
  api
}) => {
  await api.faults.set([{ path: 'users', fault: { delayMs: 700 } }])
  await page.goto('/users')
  const table = page.getByRole('table')
  await expect(page.locator('tbody[data-coming] span').first()).toBeVisible()
  const before = await table.boundingBox()
  await expect(names(page).first()).toBeVisible()
  expect(await table.boundingBox()).toEqual(before)
})

for (const [name, fault, text] of [
  ['an API that is down', { status: 503 }, 'The server failed twice (503).'],
  [
    'HTML where JSON was due',
    { html: true },
    'The server answered with something this panel cannot read.'
  ],
  [
    'an answer that is cut off',
    { cutBody: true },
    'The server could not be reached.'
  ],
  [
    'a wrong shape',
    { shape: { data: [{ id: 1 }] } },
    'The server answered with something this panel cannot read.'
  ]
] as const) {
  test(`${name} is said in place, and a retry brings the rows${furtherUnless(name === 'an API that is down')}`, async ({
    page,
    api,
    pageErrors
  }) => {
    pageErrors.allow(/status of 503|ERR_/u)
    await api.faults.set([{ path: 'users', fault }])
    await page.goto('/users')
    await expect(page.getByRole('alert')).toContainText(text)
    await api.faults.clear()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(names(page)).toHaveCount(25)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}

test('8.6 what a server says of its own failure is not shown @further', async ({
  page,
  api,
  pageErrors
}) => {
  pageErrors.allow(/status of 500/u)
  const secret = 'SQLSTATE 42P01 at db-7'
  const body = { title: secret, detail: secret, message: secret, code: secret }
  await api.faults.set([{ path: 'users', fault: { status: 500, body } }])
  await page.goto('/users')
  await expect(page.getByRole('alert')).toContainText(
    'The server failed twice (500).'
  )
  await expect(page.locator('body')).not.toContainText(secret)
})

test('a failed refetch keeps the old rows and says from when they are @further', async ({
  page,
  api,
  pageErrors
}) => {
  pageErrors.allow(/status of 503/u)
  await open(page)
  await api.faults.set([{ path: 'users', fault: { status: 503 } }])
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('alert')).toContainText(
    /These rows are from \d\d:\d\d:\d\d\./u
  )
  await expect(names(page)).toHaveCount(25)
  await expect(page.locator('table[data-stale]')).toBeVisible()
})

test('amounts and ids beyond 2^53 show every digit', async ({ page, api }) => {
  const body = `{"data":[{"id":90071992547409931234,"displayName":"Big","status":"unheard_of","balances":[{"currency":"EUR","available":900719925474099312345678901},{"currency":"XYZ","available":"-9223372036854775809"}],"createdAt":"2026-01-01T00:00:00Z"}],"meta":{"page":1,"limit":25,"total":1,"totalPages":1,"hasMore":false,"asOf":"2026-01-01T00:00:00Z"}}`
  await api.faults.set([{ path: 'users', fault: { garbage: body } }])
  await page.goto('/users')
  await expect(names(page)).toHaveAttribute(
    'href',
    '/users?open=90071992547409931234'
  )
  await expect(transactions(page)).toHaveAttribute(
    'href',
    '/users/90071992547409931234/transactions'
  )
  await expect(page.locator('tbody [data-slot=money]').first()).toContainText(
    '9,007,199,254,740,993,123,456,789.01'
  )
  await expect(page.locator('tbody [data-shape]')).toHaveText('unheard_of')
  await page.getByRole('button', { name: 'All balances of Big' }).click()
  await expect(page.getByRole('dialog')).toContainText(
    '\u22129,223,372,036,854,775,809 units'
  )
})
