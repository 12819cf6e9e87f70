import { watchLayoutShifts } from '../support/layout-shifts.ts'
import {
  filteredAddress,
  listScreens,
  rowsOf,
  settled
} from '../support/list-screens.ts'
import { expect, test } from '../support/test.ts'

for (const screen of listScreens) {
  const { name, filter } = screen

  test(`${name}: the tabs of views stay while a filtered list comes`, async ({
    page,
    signIn
  }) => {
    await signIn(page)
    const shifts = await watchLayoutShifts(page)
    await page.goto(filteredAddress(screen, `${filter.name}=${filter.value}`))
    await expect(rowsOf(page, screen).first()).toBeVisible()
    await settled(page, screen)
    const moved = (await shifts.read()).join()
    expect(moved).not.toContain('save-view')
  })
}
