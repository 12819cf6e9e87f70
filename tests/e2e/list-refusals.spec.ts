// oxlint-disable no-await-in-loop -- one screen after the other

import { messages } from '../../src/messages.ts'
import {
  listScreen,
  listScreens,
  openList,
  rowsOf
} from '../support/list-screens.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ page, signIn }) => signIn(page))

const users = listScreen('users')

test('rows of other filters are said to be, and neither summed nor exported @further', async ({
  page,
  api,
  pageErrors
}) => {
  pageErrors.allow(/status of 500/u)
  await openList(page, users)
  await api.faults.set([{ path: 'users', fault: { status: 500 } }])
  await page.getByRole('searchbox').fill('zz')
  await expect(page.getByRole('alert')).toContainText(
    'do not match the filters above'
  )
  await expect(rowsOf(page, users).first()).toBeVisible()
  await expect(page.getByText(/Balances of all/u)).toHaveCount(0)
  await expect(
    page.getByRole('button', { name: messages.list.export })
  ).toBeDisabled()
  await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0)
})

test('a user without entries has a chart that says so @further', async ({
  page
}) => {
  await page.goto('/users/42/transactions?createdAt=2020-01-01..2020-01-02')
  await expect(page.getByText(messages.chart.empty)).toBeVisible()
})

for (const width of [1440, 1280, 1024]) {
  test(`no screen is wider than ${width} px @further`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const screen of listScreens) {
      await openList(page, screen)
      await expect(page.getByRole('link', { name: 'Page 1' })).toBeVisible()
      const room = (): Promise<number> =>
        page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth
        )
      await expect.poll(room, screen.name).toBeLessThanOrEqual(0)
    }
  })
}
