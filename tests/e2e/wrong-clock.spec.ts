import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { fieldOf } from '../support/actions.ts'
import { allAsked } from '../support/asked.ts'
import { listScreen, openList, rowsOf } from '../support/list-screens.ts'
import { drawerButton } from '../support/row-drawer.ts'
import { expect, test } from '../support/test.ts'

const DAY = 86_400_000
const users = listScreen('users')

test.use({ world: 'unchanged' })

test.beforeEach(async ({ page, signIn }) => {
  await page.clock.install({ time: Date.now() - 3 * DAY })
  await signIn(page)
})

function notice(page: Page): Locator {
  return page.getByText(messages.wrongClock.behind.days(3))
}

test('a clock that is three days behind shifts no period, and is reported', async ({
  page,
  api
}) => {
  await openList(page, users, '?createdAt=7d&limit=10')
  await expect(notice(page)).toBeVisible()
  const today = Math.floor(Date.now() / DAY) * DAY
  const asked = await allAsked(api, users.call)
  expect(asked.at(-1)).toMatchObject({
    createdAtFrom: new Date(today - 6 * DAY).toISOString(),
    createdAtTo: new Date(today + DAY).toISOString()
  })
  await expect(rowsOf(page, users)).not.toHaveCount(0)
  await expect(page.getByText(/^Updated (?:now|\d s ago)$/u)).toBeVisible()
})

test('the notice of a wrong clock stays dismissed in its tab', async ({
  page
}) => {
  await openList(page, users)
  await page
    .locator('[data-slot=toast]')
    .filter({ has: notice(page) })
    .getByRole('button', { name: messages.ui.dismiss })
    .click()
  await expect(notice(page)).toHaveCount(0)
  await openList(page, users, '?limit=10')
  await expect(page.getByText(/^Updated/u)).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

test('an end that has passed by the clock of the server is refused', async ({
  page
}) => {
  await page.goto(`${users.path}?open=42`)
  await drawerButton(
    page,
    messages.actions.byAction['suspend-user'].label
  ).click()
  const until = fieldOf(page, 'until')
  await until.fill(new Date(Date.now() - DAY).toISOString().slice(0, 16))
  await until.blur()
  await expect(page.getByText(messages.checks.future)).toBeVisible()
})
