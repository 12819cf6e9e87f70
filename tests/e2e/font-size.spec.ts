import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { expectNoSidewaysScroll } from '../support/barriers.ts'
import { defaultFontSize, test } from '../support/chromium-profile.ts'
import { furtherUnless } from '../support/further.ts'
import { listScreen, openList } from '../support/list-screens.ts'
import { overlappingTexts } from '../support/overlaps.ts'
import { cutTexts } from '../support/page-texts.ts'
import { columnHead } from '../support/screen-tables.ts'
import { actionSights, quietSights } from '../support/sights/all-sights.ts'
import { expect } from '../support/test.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const LARGE = 24
const users = listScreen('users')

/** At the usual size of 16 px. */
const USUAL_PX = {
  'text of a row': 13,
  'text of a field': 13,
  heading: 22,
  'number of rows': 12,
  row: 36,
  'head of a column': 32,
  button: 28,
  icon: 16
}

/** The rest is made of the same parts, or opened by what a wider bar has. */
const LOOKED_AT =
  /^(?:admins|games|system wallets|(?:user|wallet) transactions|users(?:, (?:no match|failed))?|a list at work|a selection|compact rows|a filter of texts|filters, .*|the filters .*|the (?:columns|zones|login.*|drawer of .*|form of .*|adjustment of .*|profile of .*|review of .*|palette .*|shortcuts list)|a (?:dialog|confirm|statement|reversal|refused form)|an export that is done|what was done, .*)$/u
/** One of each kind, also where texts are larger by less. */
const MAIN =
  /^(?:the login|users|the drawer of users|the adjustment of a balance|the palette with results)$/u

const heightOf = (place: Locator): Promise<number> =>
  place.evaluate(element => element.getBoundingClientRect().height)
const fontSizeOf = (place: Locator): Promise<number> =>
  place.evaluate(element =>
    Number.parseFloat(getComputedStyle(element).fontSize)
  )

/** Amounts that a card, or the table of a review, does not show as a whole. */
function cutAmounts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const places = document.querySelectorAll<HTMLElement>(
      'tr[data-row] [data-slot=money], [role=dialog]:not([data-slot=drawer]) td'
    )
    return [...places].flatMap(place => {
      const row = place.closest('tr')
      const isCard = row && getComputedStyle(row).display !== 'table-row'
      const box = isCard && row.closest('table, tr[data-row]')
      if (!box || place.clientWidth <= 1) return []
      const room = box.getBoundingClientRect()
      const cell = place.closest('td')?.getBoundingClientRect() ?? room
      const { left, right } = place.getBoundingClientRect()
      const isWhole =
        left >= Math.max(room.left, cell.left) - 1 &&
        right <= Math.min(room.right, cell.right) + 1 &&
        place.scrollWidth <= place.clientWidth + 1
      return isWhole ? [] : [place.textContent]
    })
  })
}

/** In px, of what is read and what is hit on a list. */
async function sizesOf(page: Page): Promise<typeof USUAL_PX> {
  const row = page.locator('tr[data-row]').nth(1)
  const refresh = page.getByRole('button', { name: messages.list.refresh })
  return {
    'text of a row': await fontSizeOf(row),
    'text of a field': await fontSizeOf(page.getByRole('searchbox')),
    heading: await fontSizeOf(page.getByRole('heading', { level: 1 })),
    'number of rows': await fontSizeOf(page.locator('[data-slot=range]')),
    row: await heightOf(row),
    'head of a column': await heightOf(columnHead(page, users.firstHead)),
    button: await heightOf(refresh),
    icon: await heightOf(refresh.locator('svg'))
  }
}

test.describe('at a default font size of 24 px', () => {
  test.use({ preferences: defaultFontSize(LARGE), viewport: DESK })

  test('texts, rows and targets are half as large again', async ({
    page,
    signIn
  }) => {
    await signIn(page)
    await openList(page, users)
    const sizes = Object.entries(USUAL_PX)
    expect(await sizesOf(page)).toEqual(
      Object.fromEntries(sizes.map(([name, px]) => [name, (px * LARGE) / 16]))
    )
  })

  test('the width of a column follows the pointer', async ({
    page,
    signIn
  }) => {
    await signIn(page)
    await openList(page, users)
    const head = columnHead(page, users.firstHead)
    const before = (await head.boundingBox()) ?? { x: 0, y: 0, width: 0 }
    const [edge, middle] = [before.x + before.width - 4, before.y + 20]
    await page.mouse.move(edge, middle)
    await page.mouse.down()
    await page.mouse.move(edge + 90, middle, { steps: 3 })
    await page.mouse.up()
    const after = (await head.boundingBox())?.width ?? 0
    expect(Math.abs(after - before.width - 90)).toBeLessThan(2)
  })

  test('rows are cards in a window that is narrow for them', async ({
    page,
    signIn
  }) => {
    await signIn(page)
    await page.setViewportSize({ width: 900, height: 900 })
    await openList(page, users)
    await expect(page.locator('tr[data-row]').first()).toHaveCSS(
      'display',
      'flex'
    )
  })
})

/** Which sights are looked at, by the default font size in px. */
const LOOKS: readonly [number, RegExp][] = [
  [LARGE, LOOKED_AT],
  [20, MAIN]
]

for (const [size, seen] of LOOKS) {
  test.describe(`at ${size} px`, () => {
    test.use({ preferences: defaultFontSize(size), viewport: DESK })

    for (const sight of [...quietSights, ...actionSights]) {
      const { name } = sight
      if (!seen.test(name)) continue
      test(`nothing is cut, covered or wider than the page where texts have ${size} px: ${name}${furtherUnless(size === LARGE && MAIN.test(name))}`, async ({
        page,
        api,
        signIn,
        pageErrors
      }) => {
        if (sight.errors) pageErrors.allow(sight.errors)
        if (!sight.guest) await signIn(page)
        await sight.open(page, api)
        for (const viewport of [DESK, PHONE]) {
          // oxlint-disable no-await-in-loop -- one width after the other
          await page.setViewportSize(viewport)
          await expectNoSidewaysScroll(page)
          const at = `at ${viewport.width} px`
          expect.soft(await cutTexts(page), at).toEqual([])
          expect.soft(await cutAmounts(page), at).toEqual([])
          expect.soft(await overlappingTexts(page), at).toEqual([])
          // oxlint-enable no-await-in-loop
        }
      })
    }
  })
}
