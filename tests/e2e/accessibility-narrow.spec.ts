import { expectSignIn } from '../support/alive.ts'
import {
  expectNoSidewaysScroll,
  expectNoViolation
} from '../support/barriers.ts'
import { listScreens, openList } from '../support/list-screens.ts'
import { expect, test } from '../support/test.ts'

// A trace would copy every page that is looked at.
test.use({ trace: 'off' })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const screen of listScreens) {
    test(`an administrator finds no barrier in the list of ${screen.name} @further`, async ({
      page,
      signIn
    }) => {
      await signIn(page)
      await openList(page, screen, '?limit=10')
      await expectNoViolation(page)
    })
  }
})

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('the login never scrolls sideways @further', async ({ page }) => {
    await page.goto('/login')
    await expectSignIn(page)
    await expectNoSidewaysScroll(page)
  })
})

test.describe('at 320 px, by touch', () => {
  test.use({
    viewport: { width: 320, height: 640 },
    hasTouch: true,
    isMobile: true
  })

  for (const screen of listScreens) {
    test(`${screen.name} has room for larger targets @further`, async ({
      page,
      signIn
    }) => {
      await signIn(page)
      await openList(page, screen, '?limit=10')
      await expectNoSidewaysScroll(page)
      // What is pressed covers no amount and no time beside it.
      const gaps = await page
        .locator(
          "tbody tr:has(td[data-card='value']):has([data-card=actions] > div > *)"
        )
        .evaluateAll(rows =>
          rows.map(row => {
            const said = row.querySelectorAll(
              "td:is([data-card='value'], [data-card='meta'])"
            )
            const ends = [...said].map(td => td.getBoundingClientRect().right)
            const [first] = row.querySelectorAll(
              '[data-card=actions] > div > *'
            )
            return (
              (first?.getBoundingClientRect().left ?? 0) - Math.max(...ends)
            )
          })
        )
      expect(gaps.filter(gap => gap < 0)).toEqual([])
      expect(gaps.length).toBeGreaterThan(0)
    })
  }
})
