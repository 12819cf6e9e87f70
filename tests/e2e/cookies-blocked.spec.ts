import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { COOKIES_BLOCKED, test } from '../support/chromium-profile.ts'
import { expect } from '../support/test.ts'

const { login } = messages
const EMAIL = 'admin@example.com'
const PASSWORD = 'roll-the-dice'

const password = (page: Page): Locator =>
  page.getByLabel(login.password, { exact: true })

async function openLogin(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel(login.email).fill(EMAIL)
}

async function submit(page: Page, secret: string): Promise<void> {
  await password(page).fill(secret)
  await page.getByRole('button', { name: login.submit }).click()
}

test.use({ preferences: COOKIES_BLOCKED })

test.beforeEach(({ pageErrors }) => pageErrors.allow(/status of 401/u))

test('a browser that blocks cookies is told so after the right password, and keeps what was typed', async ({
  page
}) => {
  await openLogin(page)
  await submit(page, PASSWORD)
  await expect(page.getByRole('alert')).toHaveText(login.cookiesBlocked)
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel(login.email)).toHaveValue(EMAIL)
  await expect(password(page)).toHaveValue(PASSWORD)
})

test('a browser that blocks cookies leads from a list to the login, where a wrong password is one', async ({
  page
}) => {
  await openLogin(page)
  await page.goto('/users?search=ma')
  await expect(page).toHaveURL('/login')
  await page.getByLabel(login.email).fill(EMAIL)
  await submit(page, 'wrong')
  await expect(page.getByRole('alert')).toHaveText(login.refused)
})
