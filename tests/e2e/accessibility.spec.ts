// oxlint-disable no-await-in-loop -- one screen after the other
import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import type { StandingFault } from '../../src/reference-api/http/fault.ts'
import { expectNoViolation } from '../support/barriers.ts'
import { listScreen, listScreens, openList } from '../support/list-screens.ts'
import { askIn, emitIn } from '../support/panel-events.ts'
import { expect, test } from '../support/test.ts'

const users = listScreen('users')

const NO_ROWS = {
  data: [],
  meta: {
    page: 1,
    limit: 25,
    total: 0,
    totalPages: 0,
    hasMore: false,
    asOf: '2026-01-01T00:00:00Z'
  }
}

/** Opens the users, few since they are alike, and waits for them. */
function open(page: Page): Promise<void> {
  return openList(page, users, '?limit=10')
}

/** Makes a list's own call, and no other, go wrong. */
function listFault(path: string, fault: StandingFault['fault']): StandingFault {
  return { method: 'GET', path, fault }
}

const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { name, exact: true })

// A trace would copy every page that is looked at.
test.use({ trace: 'off' })

test.describe('a guest', () => {
  test('finds no barrier on the login', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
    await expectNoViolation(page)
  })

  test('finds no barrier where the login says what is wrong', async ({
    page,
    pageErrors
  }) => {
    pageErrors.allow(/status of 401/u)
    await page.goto('/login')
    await page.getByLabel('Email').fill('admin@example.com')
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.getByLabel('Email').fill('admin')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText(messages.login.emailBroken)).toBeVisible()
    await expectNoViolation(page)
  })

  test('finds no barrier on the 404 page', async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 404/u)
    await page.goto('/nope?x=1')
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
    await expectNoViolation(page)
  })
})

test.describe('an administrator', () => {
  test.beforeEach(async ({ page, signIn }) => signIn(page))

  test('finds no barrier in the rows of any list', async ({ page }) => {
    for (const screen of listScreens) {
      await openList(page, screen, '?limit=10')
      await expectNoViolation(page)
    }
  })

  test('finds no barrier where a list has no rows yet', async ({
    page,
    api
  }) => {
    await api.faults.set(
      listScreens.map(({ call }) => listFault(call, { shape: NO_ROWS }))
    )
    for (const { path, unfiltered, empty } of listScreens) {
      await page.goto(path + unfiltered)
      await expect(heading(page, empty)).toBeVisible()
      await expectNoViolation(page)
    }
  })

  test('finds no barrier where no row of a list matches', async ({ page }) => {
    for (const { path, noMatch } of listScreens) {
      await page.goto(`${path}?search=zz%20nothing%20is%20called%20this`)
      await expect(heading(page, noMatch)).toBeVisible()
      await expectNoViolation(page)
    }
  })

  test('finds no barrier where a list did not load', async ({
    page,
    api,
    pageErrors
  }) => {
    pageErrors.allow(/status of 503/u)
    await api.faults.set(
      listScreens.map(({ call }) => listFault(call, { status: 503 }))
    )
    for (const { path } of listScreens) {
      await page.goto(path)
      await expect(heading(page, messages.list.failed)).toBeVisible()
      await expectNoViolation(page)
    }
  })

  test('finds no barrier while rows are on their way', async ({
    page,
    api
  }) => {
    await api.faults.set([{ path: 'users', fault: { delayMs: 30_000 } }])
    await page.goto('/users')
    await expect(page.locator('.me .avatar')).toBeVisible()
    await expect(page.locator('tbody .skeleton').first()).toBeVisible()
    await expectNoViolation(page)
  })

  test('finds no barrier in old rows that could not be renewed', async ({
    page,
    api,
    pageErrors
  }) => {
    pageErrors.allow(/status of 503/u)
    await open(page)
    await api.faults.set([listFault('users', { status: 503 })])
    await page.getByRole('button', { name: messages.list.refresh }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectNoViolation(page)
  })

  test('finds no barrier in filters, chosen and to choose', async ({
    page
  }) => {
    await open(page)
    await page.goto(
      '/users?limit=10&status=active&sort=displayName,-createdAt&page=2'
    )
    await page.locator('summary', { hasText: 'Status' }).click()
    await expect(page.getByRole('checkbox', { name: 'Banned' })).toBeVisible()
    await expectNoViolation(page)
  })

  test('finds no barrier in a dialog, also maximised', async ({ page }) => {
    await open(page)
    await page
      .getByRole('button', { name: /^All balances of/u })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoViolation(page)
    await page.getByRole('button', { name: messages.dialog.maximise }).click()
    await expect(
      page.getByRole('button', { name: messages.dialog.restore })
    ).toBeVisible()
    await expectNoViolation(page)
  })

  test('finds no barrier in a confirm', async ({ page }) => {
    await open(page)
    await askIn(page)
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectNoViolation(page)
  })

  test('finds no barrier under the loader', async ({ page }) => {
    await open(page)
    await emitIn(page, 'showLoader')
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
    await expectNoViolation(page)
  })

  test('finds no barrier on the error page', async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 404|dynamically imported module/u)
    await page.route(/games-screen/u, route => route.fulfill({ status: 404 }))
    await open(page)
    await page.getByRole('link', { name: 'Games' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('500')
    await expectNoViolation(page)
  })
})
