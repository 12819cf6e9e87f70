import type { Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { watchLayoutShifts } from '../support/layout-shifts.ts'
import {
  listScreen,
  listScreens,
  openList,
  rowsOf,
  settled
} from '../support/list-screens.ts'
import { expect, test } from '../support/test.ts'

const SIZES = [
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 720, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 640 }
]
/** What each answer takes: all of the page is painted without it first. */
const DELAY_MS = 700

const entries = listScreen('user transactions')
/** More of them take a third line here, for which no room is kept. */
const FILTERS = ['type=deposit', 'type=deposit&status=completed']

async function delayAnswers(page: Page): Promise<void> {
  await page.route(/\/api\//u, async route => {
    await new Promise(resolve => setTimeout(resolve, DELAY_MS))
    await route.continue().catch(() => undefined)
  })
}

test.beforeEach(async ({ page, signIn }) => signIn(page))

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const screen of listScreens) {
      test(`${screen.name}: nothing moves while all answers take long @further`, async ({
        page
      }) => {
        const shifts = await watchLayoutShifts(page)
        await delayAnswers(page)
        await page.goto(screen.path)
        await expect(rowsOf(page, screen).first()).toBeVisible()
        await settled(page, screen)
        await page.waitForLoadState('networkidle')
        expect(await shifts.read()).toEqual([])
      })
    }

    for (const filters of FILTERS) {
      test(`nothing moves while entries filtered by ${filters} come @further`, async ({
        page
      }) => {
        const shifts = await watchLayoutShifts(page)
        await delayAnswers(page)
        await page.goto(`${entries.path}?limit=10&${filters}`)
        await expect(rowsOf(page, entries).first()).toBeVisible()
        await settled(page, entries)
        await page.waitForLoadState('networkidle')
        expect(await shifts.read()).toEqual([])
      })
    }

    test('nothing moves while a statement is read @further', async ({
      page
    }) => {
      const shifts = await watchLayoutShifts(page)
      await openList(page, entries)
      await page.waitForLoadState('networkidle')
      await delayAnswers(page)
      const button = page.getByRole('button', {
        name: messages.statement.button,
        exact: true
      })
      await button.click()
      await expect(
        page.getByRole('dialog').getByRole('progressbar')
      ).toBeVisible()
      await expect(page.getByRole('dialog').getByRole('article')).toBeVisible()
      expect(await shifts.read()).toEqual([])
    })

    test('nothing moves while a user turns out to be missing @further', async ({
      page,
      pageErrors
    }) => {
      pageErrors.allow(/status of 404/u)
      const shifts = await watchLayoutShifts(page)
      await delayAnswers(page)
      const path = '/users/999999/transactions'
      await page.goto(path)
      await expect(
        page.getByRole('heading', {
          name: `${messages.userTransactions.noSuchUser} 999999`
        })
      ).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await shifts.read()).toEqual([])
    })
  })
}
