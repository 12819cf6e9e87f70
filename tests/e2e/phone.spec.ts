import { messages } from '../../src/messages.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/users')
  await expect(page.locator('tbody [data-slot=who]').first()).toBeVisible()
})

test('a list is sorted by a menu, and its heads wait for a key @further', async ({
  page
}) => {
  const head = page.getByRole('columnheader', { name: 'User', exact: true })
  // Eight columns, the checkbox and the links of the row.
  await expect(page.getByRole('columnheader')).toHaveCount(10)
  const width = async (): Promise<number> =>
    (await page.locator('thead').boundingBox())?.width ?? 0
  expect(await width()).toBe(1)
  await head.getByRole('button').focus()
  expect(await width()).toBe(390)
  const menu = page.getByLabel('Sort by')
  await expect(menu.locator('option:checked')).toHaveText(
    'Registered, descending'
  )
  await menu.selectOption('User, ascending')
  await expect(page).toHaveURL('/users?sort=displayName')
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
})

test('a card shows a status that is an exception, and says all @further', async ({
  page
}) => {
  await page.goto('/users?status=active,suspended')
  const cell = (status: string): ReturnType<typeof page.locator> =>
    page.getByRole('cell', { name: status, exact: true }).first()
  await expect(cell('Suspended')).toBeVisible()
  expect((await cell('Suspended').boundingBox())?.width).toBeGreaterThan(40)
  expect((await cell('Active').boundingBox())?.width).toBe(1)
})

test.describe('what is open', () => {
  // The navigation counts when nothing else is done.
  test.use({ idle: true })

  test('is counted at its icon, and moves nothing of the bar @further', async ({
    page
  }) => {
    const bar = page.getByRole('navigation', { name: messages.mainNavigation })
    const link = bar.getByRole('link', { name: 'Wallet transactions' })
    const count = link.getByTitle(/open$/u)
    const before = await link.getByText('Ledger').boundingBox()
    await expect(count).toBeVisible()
    await expect(link).toHaveAccessibleDescription(/^\d+ open$/u)
    expect(await link.getByText('Ledger').boundingBox()).toEqual(before)
    const [icon, badge] = await Promise.all(
      [link.locator('svg'), count].map(part => part.boundingBox())
    )
    const end = (icon?.x ?? 0) + (icon?.width ?? 0)
    expect(badge?.x).toBeGreaterThan((icon?.x ?? 0) + 10)
    expect(badge?.x).toBeLessThan(end)
  })
})

test('no list is wider than the screen @further', async ({ page }) => {
  for (const path of ['/users', '/games', '/system-wallets/transactions']) {
    // oxlint-disable no-await-in-loop -- one screen after the other
    await page.goto(path)
    await expect(
      page.locator('tbody:not([data-coming]) tr').first()
    ).toBeVisible()
    const wider = await page.evaluate(() =>
      [...document.querySelectorAll('html, main, .scroll, thead')]
        .filter(part => part.clientWidth > 1)
        .filter(part => part.scrollWidth > part.clientWidth)
        .map(part => part.className)
    )
    expect(wider, path).toEqual([])
    // oxlint-enable no-await-in-loop
  }
})
