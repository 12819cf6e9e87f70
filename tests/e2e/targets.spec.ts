import { furtherUnless } from '../support/further.ts'
import { listScreens, openList, rowsOf } from '../support/list-screens.ts'
import { drawerOf } from '../support/row-drawer.ts'
import { rowLink } from '../support/screen-tables.ts'
import { expectLargeTargets } from '../support/targets.ts'
import { expect, test } from '../support/test.ts'

test.use({ trace: 'off' })

test.beforeEach(async ({ page, signIn }) => signIn(page))

const devices = [
  ['with a mouse', { viewport: { width: 1440, height: 900 } }],
  [
    'by touch at 320 px',
    { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }
  ]
] as const

for (const [name, device] of devices) {
  test.describe(name, () => {
    test.use(device)

    for (const screen of listScreens) {
      test(`${screen.name}: all controls of the list and of its drawer can be hit${furtherUnless(name.startsWith('by touch'))}`, async ({
        page
      }) => {
        await openList(page, screen, '?limit=10')
        await expectLargeTargets(page)
        await rowLink(rowsOf(page, screen).first()).click()
        await expect(
          drawerOf(page).locator('[data-slot=freshness]')
        ).toBeVisible()
        await expect(
          drawerOf(page).locator('[data-slot=skeleton]')
        ).toHaveCount(0)
        await expectLargeTargets(page)
      })
    }
  })
}
