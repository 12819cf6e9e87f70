import type { Page } from '@playwright/test'

import { QUIET_CHECK_MS } from '../../src/features/list/store/list-state.ts'
import { signInBeside } from '../support/actions.ts'
import { findWholeBrowser } from '../support/find-browser.ts'
import { listScreen, openList, rowIds } from '../support/list-screens.ts'
import { openRealTabs } from '../support/real-tabs.ts'
import { expect, test } from '../support/test.ts'

test.use({ world: 'new rows' })

const users = listScreen('users')

const visibility = (page: Page): Promise<string> =>
  page.evaluate(() => document.visibilityState)

test('rows that changed while another tab was in front are offered on return @further', async ({
  playwright,
  launchOptions,
  server
}) => {
  const executablePath = findWholeBrowser(process.env)
  test.skip(!executablePath, 'No Chromium is installed that has real tabs.')
  const { context, close } = await openRealTabs(playwright.chromium, {
    ...launchOptions,
    ...(executablePath && { executablePath })
  })
  await context.request.post(`${server.url}/api/admin/login`, {
    data: server.api?.account
  })
  const page = await context.newPage()
  await page.clock.install()
  await openList(page, { ...users, path: server.url + users.path }, '?limit=10')
  const before = await rowIds(page, users)
  const [first = ''] = before
  const row = page.locator(`tr[data-row="${first}"]`)
  await expect(row).toContainText('Active')
  const rowAction = page.getByRole('button', { name: /Show$/u })

  const other = await context.newPage()
  await other.bringToFront()
  await expect.poll(() => visibility(page)).toBe('hidden')
  const beside = await signInBeside(page, server.api?.account)
  const { status } = await beside.send(
    'POST',
    `users/${first}/suspension`,
    { reason: 'Two accounts of one person' },
    { 'idempotency-key': crypto.randomUUID() }
  )
  expect(status).toBe(200)
  await page.clock.fastForward(QUIET_CHECK_MS)
  await page.bringToFront()
  await expect.poll(() => visibility(page)).toBe('visible')

  await expect(rowAction).toHaveText('Some users have changed. Show')
  await expect(row).toContainText('Active')
  await rowAction.click()
  await expect(row).toContainText('Suspended')
  expect(await rowIds(page, users)).toEqual(before)
  await expect(rowAction).toHaveCount(0)
  await close()
})
