import { watchLayoutShifts } from '../support/layout-shifts.ts'
import {
  filteredAddress,
  listScreen,
  listScreens,
  openList,
  rowIds,
  rowsOf,
  scrollerOf,
  settled
} from '../support/list-screens.ts'
import { drawerOf } from '../support/row-drawer.ts'
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

      test(`${name}: a drawer from its address keeps its head and its foot`, async ({
        page
      }) => {
        await openList(page, screen)
        const [first] = await rowIds(page, screen)
        const shifts = await watchLayoutShifts(page)
        await page.goto(`${screen.path}?open=${first}`)
        await expect(drawerOf(page).locator('details')).toBeVisible()
        await expect(drawerOf(page).locator('.skeleton')).toHaveCount(0)
        await page.waitForLoadState('networkidle')
        const moved = (await shifts.read()).join()
        expect(moved).not.toMatch(/drawer-(?:title|body|foot)/u)
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
