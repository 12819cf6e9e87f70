// oxlint-disable no-await-in-loop -- one screen after the other
import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import type { StandingFault } from '../../src/reference-api/http/fault.ts'
import { askIn, emitIn } from '../support/panel-events.ts'
import { expect, test } from '../support/test.ts'

const TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22a',
  'wcag22aa',
  'best-practice'
]

const user = '/users/42/transactions'
const screens = [
  { path: '/admins', words: messages.admins },
  { path: '/users', words: messages.users },
  { path: '/games', words: messages.games },
  { path: '/system-wallets', words: messages.systemWallets },
  { path: user, words: messages.transactions },
  { path: '/system-wallets/transactions', words: messages.transactions }
]

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

/** The rules whose outcome hangs on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Looks at the page by day, and at its colours by night. */
async function expectNoViolation(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(TAGS)
    .analyze()
  await page.emulateMedia({ colorScheme: 'dark' })
  // The first look has left its program in the page.
  const dark = await page.evaluate(
    (rules): Promise<typeof light> =>
      Reflect.get(globalThis, 'axe').run({
        runOnly: rules,
        resultTypes: ['violations']
      }),
    COLOUR_RULES
  )
  const found = [...light.violations, ...dark.violations].flatMap(
    ({ id, nodes }) =>
      nodes.map(node => `${id}: ${node.html} ${node.failureSummary}`)
  )
  expect(found, page.url()).toEqual([])
}

/** Opens a list, short since its rows are alike, and waits for them. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?limit=10`)
  await expect(
    page.locator('tbody:not([aria-hidden]) tr').first()
  ).toBeVisible()
}

/** Makes a list's own call, and no other, go wrong. */
function listFault(path: string, fault: StandingFault['fault']): StandingFault {
  return { method: 'GET', path: path.slice(1), fault }
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
    for (const { path } of screens) {
      await open(page, path)
      await expectNoViolation(page)
    }
  })

  test('finds no barrier where a list has no rows yet', async ({
    page,
    api
  }) => {
    await api.faults.set(
      screens.map(({ path }) => listFault(path, { shape: NO_ROWS }))
    )
    for (const { path, words } of screens) {
      await page.goto(path)
      await expect(heading(page, words.empty)).toBeVisible()
      await expectNoViolation(page)
    }
  })

  test('finds no barrier where no row of a list matches', async ({ page }) => {
    for (const { path, words } of screens) {
      await page.goto(`${path}?search=zz%20nothing%20is%20called%20this`)
      await expect(heading(page, words.noMatch)).toBeVisible()
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
      screens.map(({ path }) => listFault(path, { status: 503 }))
    )
    for (const { path } of screens) {
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
    await open(page, '/users')
    await api.faults.set([listFault('/users', { status: 503 })])
    await page.getByRole('button', { name: messages.list.refresh }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectNoViolation(page)
  })

  test('finds no barrier in filters, chosen and to choose', async ({
    page
  }) => {
    await open(page, '/users')
    await page.goto(
      '/users?limit=10&status=active&sort=displayName,-createdAt&page=2'
    )
    await page.locator('summary', { hasText: 'Status' }).click()
    await expect(page.getByRole('checkbox', { name: 'Banned' })).toBeVisible()
    await expectNoViolation(page)
  })

  test('finds no barrier in a dialog, also maximised', async ({ page }) => {
    await open(page, '/users')
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
    await open(page, '/users')
    await askIn(page)
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectNoViolation(page)
  })

  test('finds no barrier under the loader', async ({ page }) => {
    await open(page, '/users')
    await emitIn(page, 'showLoader')
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
    await expectNoViolation(page)
  })

  test('finds no barrier on the error page', async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 404|dynamically imported module/u)
    await page.route(/games-screen/u, route => route.fulfill({ status: 404 }))
    await open(page, '/users')
    await page.getByRole('link', { name: 'Games' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('500')
    await expectNoViolation(page)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('an administrator finds no barrier in the users', async ({
    page,
    signIn
  }) => {
    await signIn(page)
    await open(page, '/users')
    await expectNoViolation(page)
  })
})

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const path of ['/login', '/users', user]) {
    test(`${path} never scrolls sideways`, async ({ page, signIn }) => {
      if (path === '/login') {
        await page.goto(path)
        await expect(
          page.getByRole('button', { name: 'Sign in' })
        ).toBeEnabled()
      } else {
        await signIn(page)
        await open(page, path)
      }
      const { shown, needed } = await page.evaluate(() => ({
        shown: document.documentElement.clientWidth,
        needed: document.documentElement.scrollWidth
      }))
      expect(needed).toBeLessThanOrEqual(shown)
    })
  }
})
