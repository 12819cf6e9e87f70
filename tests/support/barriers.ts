import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import type { Sight } from './sights/sight.ts'
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

/** Makes a test of each of these sights: axe finds nothing in it. */
export function testBarriers(sights: readonly Sight[]): void {
  for (const sight of sights) {
    test(`finds no barrier in ${sight.name}`, async ({
      page,
      api,
      signIn,
      pageErrors
    }) => {
      if (sight.errors) pageErrors.allow(sight.errors)
      if (!sight.guest) await signIn(page)
      await sight.open(page, api)
      await expectNoViolation(page)
    })
  }
}
