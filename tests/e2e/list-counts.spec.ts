import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { expect, test } from '../support/test.ts'

const link = (page: Page, name: string): Locator =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name, exact: true })

test.beforeEach(async ({ page, signIn }) => signIn(page))

test('a screen counts all its rows in the menu, whatever its filters show, and asks for none of it @further', async ({
  page,
  api
}) => {
  await page.goto('/users')
  const users = link(page, messages.users.title)
  await expect(users).toHaveAccessibleDescription(/^[\d,]+ in total$/u)
  const count = page.locator('h1 + *').first()
  await expect(count).toHaveText(/\d/u)
  const title = await count.textContent()
  const all = messages.inAll(title ?? '')
  await expect(users).toHaveAccessibleDescription(all)
  const games = link(page, messages.games.title)
  await expect(games).toHaveAccessibleDescription('')
  await page.getByRole('searchbox').fill('ann')
  await expect(page).toHaveURL('/users?search=ann')
  await expect(count).not.toHaveText(title ?? '')
  await expect(users).toHaveAccessibleDescription(all)
  await games.click()
  await expect(games).toHaveAccessibleDescription(/\d in total$/u)
  await expect(users).toHaveAccessibleDescription(all)
  const asked = (await api.log()).filter(({ path }) => path === 'users')
  expect(asked).toHaveLength(2)
})
