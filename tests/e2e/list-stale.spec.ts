import type { Locator, Page } from '@playwright/test'

import { SLOW_MS } from '../../src/features/list/store/stale-rows.ts'
import { messages } from '../../src/messages.ts'
import { pageWaits } from '../support/frames.ts'
import { holdAnswers } from '../support/held-answers.ts'
import { watchLayoutShifts } from '../support/layout-shifts.ts'
import {
  listScreen,
  openList,
  rowIds,
  settled
} from '../support/list-screens.ts'
import { expect, test } from '../support/test.ts'

const users = listScreen('users')
const root = (page: Page): Locator => page.locator('html')
const slow = (page: Page): Locator =>
  page.getByText(messages.list.searching, { exact: true })
const box = (page: Page): Locator =>
  page.locator('tbody').getByRole('checkbox').first()
const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true })

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page)
  await openList(page, users, '?limit=10')
})

test('rows of the question before look old and take no action, until the new ones come', async ({
  page
}) => {
  await box(page).check()
  await expect(button(page, messages.table.clearSelection)).toBeVisible()
  const held = await holdAnswers(page, users.call)
  await page.getByRole('searchbox').fill('an')
  await expect(root(page)).toHaveAttribute('data-stale', '')
  await expect(page.locator('.data-table')).toHaveAttribute('data-stale', '')
  await expect(box(page)).toHaveAttribute('aria-disabled', 'true')
  const second = page.locator('tbody').getByRole('checkbox').nth(1)
  await second.click({ force: true })
  await expect(second).not.toBeChecked()
  const menu = page.locator('tbody [data-press="menu"]').first()
  await expect(menu).toHaveAttribute('aria-disabled', 'true')
  await menu.click({ force: true })
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(
    page.getByRole('checkbox', { name: messages.table.selectPage })
  ).toBeDisabled()
  await expect(button(page, messages.list.export).first()).toBeDisabled()
  await expect(
    page.getByLabel(messages.table.selection(users.rows))
  ).toHaveAttribute('inert', '')

  await held.release()
  await settled(page, users)
  await expect(root(page)).not.toHaveAttribute('data-stale')
  await expect(second).not.toHaveAttribute('aria-disabled')
  await second.check()
  await expect(button(page, messages.list.export).first()).toBeEnabled()
})

test('a slow search says so, moves nothing, and is cancelled to what was shown @further', async ({
  page
}) => {
  const shifts = await watchLayoutShifts(page)
  await page.reload()
  await settled(page, users)
  const before = await rowIds(page, users)
  const held = await holdAnswers(page, users.call, params =>
    params.has('search')
  )
  const search = page.getByRole('searchbox')
  await search.fill('an')
  await expect(slow(page)).toBeVisible()
  expect(await shifts.read()).toEqual([])
  await button(page, messages.actions.cancel).click()
  await expect(page).toHaveURL('/users?limit=10')
  await expect(search).toHaveValue('')
  await expect(search).toBeFocused()
  await expect(slow(page)).toHaveCount(0)
  await expect(root(page)).not.toHaveAttribute('data-stale')
  expect(await rowIds(page, users)).toEqual(before)
  await held.release()
})

test('rows of the question before take no action where the new one fails @further', async ({
  page,
  api,
  pageErrors
}) => {
  pageErrors.allow(/status of 503/u)
  await api.faults.set([{ path: users.call, fault: { status: 503 } }])
  await page.getByRole('searchbox').fill('an')
  await expect(page.getByRole('alert')).toContainText(
    'do not match the filters above'
  )
  await expect(box(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(button(page, messages.list.export).first()).toBeDisabled()
  await api.faults.clear()
  await button(page, messages.list.retry).click()
  await settled(page, users)
  await box(page).check()
})

test('the same question asked again leaves the rows as they are @further', async ({
  page
}) => {
  const held = await holdAnswers(page, users.call)
  const asked = page.waitForRequest(`**/api/${users.call}?*`)
  await button(page, messages.list.refresh).click()
  await asked
  await pageWaits(page, SLOW_MS)
  await expect(root(page)).not.toHaveAttribute('data-stale')
  await expect(slow(page)).toHaveCount(0)
  await box(page).check()
  await held.release()
  await settled(page, users)
})
