import type { Locator } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { listScreen, openList, rowsOf } from '../support/list-screens.ts'
import { expect, test } from '../support/test.ts'

const { table, views } = messages
const users = listScreen('users')

/** A property of an element as it is drawn. */
const drawn = (element: Locator, property: string): Promise<string> =>
  element.evaluate(
    (node, name) => getComputedStyle(node).getPropertyValue(name),
    property
  )

// Only this one of all contexts draws in the colours of the system.
test.use({
  contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' }
})

test.beforeEach(async ({ page, signIn }) => signIn(page))

test('only the current view is underlined in forced colours @further', async ({
  page
}) => {
  await openList(page, users, '?status=banned')
  await page.locator('summary', { hasText: views.save }).click()
  await page.getByRole('textbox', { name: views.name }).fill('Banned')
  await page.keyboard.press('Enter')
  const tabs = page.getByRole('navigation', { name: views.label })
  const ground = await drawn(page.locator('body'), 'background-color')
  const line = 'border-bottom-color'
  expect(await drawn(tabs.getByRole('link').first(), line)).toBe(ground)
  expect(await drawn(tabs.locator('[aria-current]'), line)).not.toBe(ground)
})

test('the bar of a selection has an outline in forced colours @further', async ({
  page
}) => {
  await openList(page, users, '?limit=10')
  await rowsOf(page, users).first().getByRole('checkbox').check()
  const bar = page.getByRole('region', { name: table.selection(users.rows) })
  expect(await drawn(bar, 'outline-style')).toBe('solid')
})

test('rows on their way are seen in forced colours @further', async ({
  page,
  api
}) => {
  await api.faults.set([{ path: 'users', fault: { delayMs: 30_000 } }])
  await page.goto(users.path)
  const skeleton = page.locator('tbody[data-coming] span').first()
  await expect(skeleton).toBeVisible()
  // One bar, and the shadows that are those of the four rows below it.
  const ground = await drawn(page.locator('body'), 'background-color')
  expect(await drawn(skeleton, 'background-color')).not.toBe(ground)
  const shadow = await drawn(skeleton, 'box-shadow')
  expect(shadow.match(/0px \d+px 0px 0px/gu)).toHaveLength(4)
  const ink = await drawn(skeleton, 'background-color')
  expect(shadow).toContain(ink)
  // Its lines, on the ground of the page.
  const row = page.locator('tbody[data-coming] tr').first()
  expect(await drawn(row, 'background-color')).toBe(ground)
  const lines = await drawn(row, 'background-image')
  expect(lines.match(/linear-gradient/gu)).toHaveLength(4)
  expect(lines).toContain(ink)
})

test('the current screen is told from the others in forced colours @further', async ({
  page
}) => {
  await openList(page, users, '?limit=10')
  const menu = page.getByRole('navigation', {
    name: messages.mainNavigation
  })
  const outline = 'outline-style'
  expect(await drawn(menu.locator('[aria-current]').first(), outline)).toBe(
    'solid'
  )
  expect(
    await drawn(menu.locator('a:not([aria-current])').first(), outline)
  ).toBe('none')
})
