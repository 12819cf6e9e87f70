import { watchLayoutShifts } from '../support/layout-shifts.ts'
import {
  filteredAddress,
  listScreen,
  listScreens,
  openList,
  rowsOf,
  scrollerOf,
  settled
} from '../support/list-screens.ts'
import { expect, test } from '../support/test.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 }
]

test.beforeEach(async ({ page, signIn }) => signIn(page))

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const screen of listScreens) {
      const { name, filter } = screen

      for (const params of [[], [`${filter.name}=${filter.value}`]]) {
        const of = params.length > 0 ? 'a filtered list' : 'a list'
        test(`${name}: nothing moves while ${of} comes`, async ({ page }) => {
          const shifts = await watchLayoutShifts(page)
          await page.goto(filteredAddress(screen, ...params))
          await expect(rowsOf(page, screen).first()).toBeVisible()
          await settled(page, screen)
          await page.waitForLoadState('networkidle')
          expect(await shifts.read()).toEqual([])
        })
      }

      test(`${name}: nothing moves while a list of nothing comes`, async ({
        page
      }) => {
        const shifts = await watchLayoutShifts(page)
        await page.goto(filteredAddress(screen, 'search=zz%20nothing'))
        await expect(
          page.getByRole('heading', { name: screen.noMatch, exact: true })
        ).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect(await shifts.read()).toEqual([])
      })
    }

    test('nothing moves while few rows come', async ({ page }) => {
      const users = listScreen('users')
      await openList(page, users)
      const [email = ''] = await scrollerOf(page, users)
        .getByText('@')
        .allTextContents()
      const shifts = await watchLayoutShifts(page)
      await page.goto(`/users?search=${encodeURIComponent(email)}`)
      await expect(rowsOf(page, users).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await rowsOf(page, users).count()).toBeLessThan(5)
      expect(await shifts.read()).toEqual([])
    })
  })
}
