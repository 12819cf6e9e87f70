import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { type Sight, sightTitle } from './sights/sight.ts'
import { expect, test } from './test.ts'

const TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22a',
  'wcag22aa',
  'best-practice'
]

/** The narrowest phone, and 200 % of a small screen (WCAG 1.4.10). */
const NARROW = [
  { width: 720, height: 450 },
  { width: 320, height: 640 }
]

/** The rules whose outcome hangs on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Looks at the page by day, and at its colours by night. */
export async function expectNoViolation(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(TAGS)
    .analyze()
  await page.emulateMedia({ colorScheme: 'dark' })
  // The first look has left its program in the page.
  const dark = await page.evaluate(
    (rules): Promise<typeof light> =>
      Reflect.get(globalThis, 'axe').run({
        runOnly: rules,
        resultTypes: ['violations']
      }),
    COLOUR_RULES
  )
  const found = [...light.violations, ...dark.violations].flatMap(
    ({ id, nodes }) =>
      nodes.map(node => `${id}: ${node.html} ${node.failureSummary}`)
  )
  expect(found, page.url()).toEqual([])
}

/** What axe finds where there is little room, whatever the colours are. */
async function expectNoNarrowViolation(
  page: Page,
  { floats }: Sight
): Promise<void> {
  const off = floats ? [...COLOUR_RULES, 'target-size'] : COLOUR_RULES
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(TAGS)
    .disableRules(off)
    .analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.html} ${node.failureSummary}`)
  )
  const size = page.viewportSize()
  expect(found, `${page.url()} at ${size?.width} px`).toEqual([])
}

/** Neither the page, nor its content, nor what lies above scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const size = page.viewportSize()
  const tooWide = await page.evaluate(() => {
    const boxes = document.querySelectorAll(
      ':root, main, [role="dialog"], [role="alertdialog"]'
    )
    return [...boxes].flatMap(box => {
      const { left, right } = box.getBoundingClientRect()
      const room = document.documentElement.clientWidth
      const isIn = left >= 0 && right <= room
      return isIn && box.scrollWidth <= box.clientWidth
        ? []
        : `${box.tagName}.${box.className} ${left} to ${right}, with ${box.scrollWidth} of ${box.clientWidth}`
    })
  })
  expect(tooWide, `${page.url()} at ${size?.width} px`).toEqual([])
}

/**
 * Makes a test of each of these sights: axe finds nothing in it, neither on a
 * desk nor on the narrowest phone, and it needs no room to the side.
 */
export function testBarriers(sights: readonly Sight[]): void {
  for (const sight of sights) {
    test(`finds no barrier in ${sightTitle(sight)}`, async ({
      page,
      api,
      signIn,
      pageErrors
    }) => {
      if (sight.errors) pageErrors.allow(sight.errors)
      if (!sight.guest) await signIn(page)
      await sight.open(page, api)
      await expectNoViolation(page)
      for (const size of NARROW) {
        // oxlint-disable-next-line no-await-in-loop -- one page, one size
        await page.setViewportSize(size)
        // oxlint-disable-next-line no-await-in-loop -- one page, one size
        await expectNoSidewaysScroll(page)
      }
      await expectNoNarrowViolation(page, sight)
    })
  }
}
