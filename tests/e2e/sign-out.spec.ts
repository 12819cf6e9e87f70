import type { Page } from '@playwright/test'

import { expectAlive } from '../support/alive.ts'
import { expect, test } from '../support/test.ts'

const OPEN = 'the server could not be told'

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).first().click()
}

/** Waits until the page knows who the visitor is, and it is nobody. */
async function expectGuest(page: Page): Promise<void> {
  await expect(page).toHaveURL('/login')
  await expect(page.locator('[data-slot=sign-in]')).toHaveAttribute(
    'data-session',
    'guest'
  )
}

test('4.1 7.4 a sign-out is told once, and leaves nothing to be told (AUTH-6)', async ({
  page,
  api,
  signIn,
  server
}) => {
  await signIn(page)
  await page.goto('/users')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await signOut(page)
  await expectGuest(page)
  await expect(page.getByLabel('Email')).toBeVisible()
  // That it happened is told to pages that are loading just then, without
  // whom; the other two say how the server answers, whoever asks.
  const kept = await page.evaluate(() => Object.entries(localStorage))
  expect(Object.fromEntries(kept)).toEqual({
    'panel.sessionNews': expect.stringMatching(/^signed-out \d+$/u),
    'panel.refreshGraceSeconds': '20',
    'panel.refreshTookMs': expect.stringMatching(/^\d+$/u)
  })
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.reload()
  await expectGuest(page)
  await expect(page.getByRole('alert')).toHaveCount(0)
  const calls = (await api.log()).map(({ path }) => path)
  expect(calls.filter(path => path === 'admin/logout')).toHaveLength(1)
  const { email = '', password = '' } = server.api?.account ?? {}
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admins')
})

test.describe('4.1 7.4 a sign-out that the server does not confirm', () => {
  test.beforeEach(async ({ page, signIn, api, pageErrors }) => {
    pageErrors.allow(/status of 503/u)
    await signIn(page)
    await page.goto('/users')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await api.faults.set([{ path: 'admin/logout', fault: { status: 503 } }])
  })

  test('still is one, after a reload and in every tab @further', async ({
    page,
    context
  }) => {
    const other = await context.newPage()
    await other.goto('/games')
    await expect(other.getByRole('row').nth(1)).toBeVisible()

    await signOut(page)
    await expectGuest(page)
    await expect(page.getByRole('alert')).toContainText(OPEN)
    await expectGuest(other)
    await page.goto('/users')
    await expectGuest(page)
    await other.reload()
    await expectGuest(other)
  })

  test('is told to the server as soon as that answers', async ({
    page,
    api
  }) => {
    await signOut(page)
    await expect(page.getByRole('alert')).toContainText(OPEN)
    const refresh = (): Promise<number> =>
      page.request
        .post('/api/admin/refresh', { data: {} })
        .then(r => r.status())
    expect(await refresh()).toBe(200)

    await api.faults.clear()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expectGuest(page)
    expect(await refresh()).toBe(401)
  })

  test('does not stand in the way of the next sign-in @further', async ({
    page,
    server
  }) => {
    await signOut(page)
    await expectGuest(page)
    const { email, password } = server.api?.account ?? {}
    await page.getByLabel('Email').fill(email ?? '')
    await page.getByLabel('Password', { exact: true }).fill(password ?? '')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/admins')
    await page.reload()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  })
})

test('4.1 who signs out offline is a guest when he is back (AUTH-6) @further', async ({
  page,
  context,
  signIn,
  pageErrors
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/u)
  await signIn(page)
  await page.goto('/users')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectAlive(page)
  await context.setOffline(true)
  await signOut(page)
  await expect(page).not.toHaveURL('/users')
  await context.setOffline(false)
  await page.goto('/users')
  await expectGuest(page)
  const answer = await page.request.post('/api/admin/refresh', { data: {} })
  expect(answer.status()).toBe(401)
})
