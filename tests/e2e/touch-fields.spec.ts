import type { Page } from '@playwright/test'

import { furtherUnless } from '../support/further.ts'
import { actionSights, quietSights } from '../support/sights/all-sights.ts'
import { expect, test } from '../support/test.ts'

/** A phone zooms into a focused field whose text is smaller. */
const LEAST_PX = 16

/** One of each kind: a form, a filter, the palette, the login, a list. */
const MAIN =
  /^(?:the login|a filter of texts|users|the palette open|the adjustment of a balance)$/u

/** The fields that a finger can focus, and their size. */
function smallFields(page: Page): Promise<string[]> {
  return page.evaluate(least => {
    const fields = document.querySelectorAll(
      'input:not([type=checkbox], [type=radio], [type=range], [type=hidden]), select, textarea, [contenteditable=true]'
    )
    return [...fields].flatMap(field => {
      const { fontSize } = getComputedStyle(field)
      const name = field.ariaLabel ?? field.getAttribute('name') ?? field.id
      return Number.parseFloat(fontSize) >= least
        ? []
        : [`${field.tagName} ${name}: ${fontSize}`]
    })
  }, LEAST_PX)
}

test.use({
  trace: 'off',
  world: 'by touch',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true
})

for (const sight of [...quietSights, ...actionSights]) {
  test(`a phone zooms into no field of ${sight.name}${furtherUnless(MAIN.test(sight.name))}`, async ({
    page,
    api,
    signIn,
    pageErrors
  }) => {
    if (sight.errors) pageErrors.allow(sight.errors)
    if (!sight.guest) await signIn(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await sight.open(page, api)
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 820, height: 1180 }
    ]) {
      // oxlint-disable no-await-in-loop -- one width after the other
      await page.setViewportSize(viewport)
      expect
        .soft(await smallFields(page), `at ${viewport.width} px`)
        .toEqual([])
      // oxlint-enable no-await-in-loop
    }
  })
}
