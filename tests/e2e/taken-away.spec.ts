import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { fieldOf, questionOf } from '../support/actions.ts'
import { expectAlive } from '../support/alive.ts'
import { copiedText } from '../support/clipboard.ts'
import {
  exportButton,
  exportDialog,
  openExport
} from '../support/export-dialog.ts'
import { saveByDownload } from '../support/exported-file.ts'
import { listScreen, rowsOf } from '../support/list-screens.ts'
import { drawerButton, drawerOf } from '../support/row-drawer.ts'
import { columnHead, openColumns } from '../support/screen-tables.ts'
import { blockStorage, fillStorages, takeAway } from '../support/taken-away.ts'
import { expect, test } from '../support/test.ts'

const users = listScreen('users')
const { noSettings, noDrafts } = messages.storage
const { byAction } = messages.actions
const ACTIVE = '/users?status=active&limit=10'

const press = (place: Page | Locator, name: string): Promise<void> =>
  place.getByRole('button', { name, exact: true }).first().click()

const told = (page: Page, { title }: { title: string }): Locator =>
  page.locator('[data-slot=toast]').filter({ hasText: title })

async function signIn(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel(messages.login.email).fill('admin@example.com')
  const password = page.getByLabel(messages.login.password, { exact: true })
  await password.fill('roll-the-dice')
  await press(page, messages.login.submit)
  await expect(page).toHaveURL('/admins')
}

/** Searches, sorts, and opens the first of the rows. */
async function findSomebody(page: Page): Promise<void> {
  await page.goto(ACTIVE)
  await expect(rowsOf(page, users).first()).toBeVisible()
  await page.getByRole('searchbox').fill('an')
  await expect(page).toHaveURL(/search=an/u)
  await press(columnHead(page, messages.users.user), messages.users.user)
  await expect(page).toHaveURL(/sort=/u)
  await rowsOf(page, users).first().getByRole('link').first().click()
  await expect(drawerOf(page)).toBeVisible()
}

/** Suspends who is open, for a reason. */
async function suspend(page: Page): Promise<void> {
  await drawerButton(page, byAction['suspend-user'].label).click()
  await fieldOf(page, 'reason').fill('Two accounts of one person')
  await press(questionOf(page), byAction['suspend-user'].label)
  await expect(drawerOf(page).locator('[data-shape]').first()).toHaveText(
    'Suspended'
  )
  await press(drawerOf(page), messages.drawer.close)
  await expect(drawerOf(page)).toHaveCount(0)
}

/** Hides a column, and prefers the zone of the own clock. */
async function choose(page: Page): Promise<void> {
  const { email } = messages.fields
  const columns = await openColumns(page)
  await columns.getByRole('checkbox', { name: email }).uncheck()
  await expect(columnHead(page, email)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByLabel(/^Times are shown in/u).click()
  await page.getByRole('radio').last().click()
  await expect(page.getByRole('radio')).toHaveCount(0)
}

async function exportAll(page: Page): Promise<void> {
  await openExport(page)
  const file = page.waitForEvent('download')
  await exportButton(page, messages.export.start).click()
  expect((await file).suggestedFilename()).toMatch(/^users-/u)
  await exportButton(page, messages.export.done).click()
  await expect(exportDialog(page)).toHaveCount(0)
}

async function signOut(page: Page): Promise<void> {
  await press(page, 'Sign out')
  await expect(page).toHaveURL('/login')
  await expect(page.locator('[data-slot=sign-in]')).toHaveAttribute(
    'data-session',
    'guest'
  )
  await page.goto('/users')
  await expect(page).toHaveURL('/login')
}

/** What an administrator does in a day, in short. */
async function work(page: Page): Promise<void> {
  await signIn(page)
  await findSomebody(page)
  await suspend(page)
  await choose(page)
  await exportAll(page)
}

test.use({ world: 'taken-away', timezoneId: 'Asia/Tokyo' })

test.beforeEach(async ({ page }) => saveByDownload(page))

test('OPS-7 without localStorage settings last for the page, which is said once @further', async ({
  page,
  context
}) => {
  await blockStorage(context, 'localStorage')
  await work(page)
  await expect(told(page, noSettings)).toHaveCount(1)
  await expect(told(page, noDrafts)).toHaveCount(0)
  await signOut(page)
})

test('OPS-7 without sessionStorage drafts do not last, which is said before @further', async ({
  page,
  context
}) => {
  await blockStorage(context, 'sessionStorage')
  await signIn(page)
  await findSomebody(page)
  await drawerButton(page, byAction['suspend-user'].label).click()
  await fieldOf(page, 'reason').fill('Two')
  await expect(told(page, noDrafts)).toBeVisible()
  await fieldOf(page, 'reason').fill('Two accounts of one person')
  await expect(told(page, noDrafts)).toHaveCount(1)
  await press(questionOf(page), byAction['suspend-user'].label)
  await expect(drawerOf(page).locator('[data-shape]').first()).toHaveText(
    'Suspended'
  )
  await press(drawerOf(page), messages.drawer.close)
  await choose(page)
  await expect(told(page, noSettings)).toHaveCount(0)
  await exportAll(page)
  await signOut(page)
})

test('OPS-7 without either storage a kept cookie is enough to work @further', async ({
  page,
  context
}) => {
  await blockStorage(context, 'localStorage')
  await blockStorage(context, 'sessionStorage')
  await work(page)
  await expect(told(page, noSettings)).toHaveCount(1)
  await expect(told(page, noDrafts)).toHaveCount(1)
  await signOut(page)
})

test('OPS-7 with both storages full the panel works, and says what is lost @further', async ({
  page,
  context
}) => {
  await fillStorages(context)
  await work(page)
  await expect(told(page, noSettings)).toHaveCount(1)
  await expect(told(page, noDrafts)).toHaveCount(1)
  await signOut(page)
})

for (const [what, names] of [
  ['channels and locks between tabs', ['BroadcastChannel', 'navigator.locks']],
  [
    'what only a secure page has',
    ['crypto.randomUUID', 'crypto.subtle', 'navigator.locks', 'caches']
  ],
  ['marks', ['performance.mark', 'performance.measure']],
  ['databases and workers', ['indexedDB', 'navigator.serviceWorker', 'Worker']]
] as const) {
  test(`OPS-7 without ${what} everything works @further`, async ({
    page,
    context
  }) => {
    await takeAway(context, names)
    await work(page)
    await page
      .locator('summary')
      .filter({ hasText: messages.views.save })
      .click()
    await page.getByRole('textbox', { name: messages.views.name }).fill('Mine')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Mine' })).toBeVisible()
    const bad = page.locator('[data-slot=toast]:not([data-tone=done])')
    await expect(bad).toHaveCount(0)
    await page.goto('/users/42/transactions')
    await expect(page.getByRole('figure').first()).toBeVisible()
    await signOut(page)
  })
}

test('OPS-7 channels that are there and refused stop nothing @further', async ({
  page,
  context
}) => {
  await context.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('blocked', 'SecurityError')
    }
    Reflect.set(window, 'BroadcastChannel', refuse)
    if (!('locks' in navigator)) return
    navigator.locks.request = () => Promise.reject(new DOMException('blocked'))
  })
  const other = await context.newPage()
  await signIn(page)
  await other.goto('/games')
  await expect(other.locator('tbody a').first()).toBeVisible()
  await signOut(page)
  await expect(other).toHaveURL('/login')
})

test.describe('OPS-7 a link that cannot be copied', () => {
  const field = (page: Page): Locator =>
    page.getByRole('textbox', { name: messages.copyByHand })

  for (const [name, remove] of [
    ['has no clipboard', true],
    ['is denied the clipboard', false]
  ] as const) {
    test(`is given marked to a page that ${name} @further`, async ({
      page,
      context
    }) => {
      if (remove) await takeAway(context, ['navigator.clipboard'])
      else {
        await context.addInitScript(() => {
          navigator.clipboard.writeText = () =>
            Promise.reject(new DOMException('denied', 'NotAllowedError'))
        })
      }
      await signIn(page)
      await page.goto('/users?search=an')
      await expect(page.locator('.scroll[aria-busy=false]')).toBeVisible()
      await press(page, messages.list.copyLink)
      await expect(field(page)).toBeFocused()
      await expect(field(page)).toHaveValue(/\/users\?.*search=an/u)
      const marked = await page.evaluate(() => String(getSelection()))
      expect(marked).toBe(await field(page).inputValue())
      await page.keyboard.press('Escape')
      await expect(field(page)).toHaveCount(0)
      await page.goto('/users?open=42')
      await press(drawerOf(page), messages.drawer.copyId)
      await expect(field(page)).toHaveValue('42')
      await page.keyboard.press('Escape')
      await expect(drawerOf(page)).toBeVisible()
      await expect(field(page)).toHaveCount(0)
    })
  }

  test('is copied where it can be @further', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await signIn(page)
    await page.goto('/users?search=an')
    await expect(page.locator('.scroll[aria-busy=false]')).toBeVisible()
    await press(page, messages.list.copyLink)
    await expect(page.getByText(`${messages.drawer.copied} http`)).toBeVisible()
    expect(await copiedText(page)).toContain('search=an')
  })
})

test('OPS-7 without a network the page stays, says so, and goes on with it @further', async ({
  page,
  context,
  pageErrors
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/u)
  await signIn(page)
  await page.goto(ACTIVE)
  await expect(rowsOf(page, users).first()).toBeVisible()
  await expectAlive(page)
  const before = await rowsOf(page, users).count()
  await context.setOffline(true)
  await press(page, messages.list.export)
  await expect(told(page, messages.missingChunk)).toBeVisible()
  await page.getByRole('searchbox').fill('zz')
  await expect(page.getByRole('alert')).toContainText(messages.list.failed)
  expect(await rowsOf(page, users).count()).toBe(before)
  await context.setOffline(false)
  await page.getByRole('searchbox').fill('an')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(rowsOf(page, users).first()).toBeVisible()
  await press(told(page, messages.missingChunk), messages.missingChunk.retry)
  await expect(exportDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await signOut(page)
})

test('OPS-7 an API that is away at the start is waited for @further', async ({
  page,
  context,
  pageErrors
}) => {
  pageErrors.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/u)
  await signIn(page)
  await page.goto(ACTIVE)
  await context.route('**/api/**', route => route.abort())
  await page.reload()
  await expect(page.getByText(messages.login.sessionUnknown)).toBeVisible()
  await context.unroute('**/api/**')
  await press(page, messages.login.sessionRetry)
  await expect(page).toHaveURL(ACTIVE)
  await expect(rowsOf(page, users).first()).toBeVisible()
})
