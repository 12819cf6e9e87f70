import { readConfig } from '../../src/config.ts'
import { language } from '../../src/messages.ts'
import { expectNoViolation } from '../support/barriers.ts'
import { foreignTexts, hearAnswers } from '../support/foreign-texts.ts'
import { cutTexts, sidewaysScroll, textsOf } from '../support/page-texts.ts'
import { actionSights, quietSights } from '../support/sights/all-sights.ts'
import { expect, test } from '../support/test.ts'

const built = readConfig(process.env).language

/** Where axe looks too: what it finds elsewhere, it finds in English. */
const MAIN =
  /^(?:the login|admins|users|games|(?:system wallets|(?:user|wallet) transactions)|a dialog|a filter of .*|the (?:drawer|form|review) of .*)$/u

test.use({ trace: 'off', world: `in ${built}` })

// Everything is walked where texts are longest; German is to fit, and does
// where the main sights do.
const sights = [...quietSights, ...actionSights].filter(
  ({ name }) => built !== 'de' || MAIN.test(name)
)

for (const sight of sights) {
  test(`${built}: ${sight.name}`, async ({ page, api, signIn, pageErrors }) => {
    if (sight.errors) pageErrors.allow(sight.errors)
    const given = await hearAnswers(page)
    if (!sight.guest) await signIn(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await sight.open(page, api)
    const html = page.locator('html')
    await expect(html).toHaveAttribute('lang', language.tag)
    await expect(html).toHaveAttribute('dir', language.direction)
    await expect(html).toHaveAttribute('translate', 'no')
    if (built !== 'de') {
      expect(foreignTexts(await textsOf(page), given)).toEqual([])
    }
    if (MAIN.test(sight.name)) await expectNoViolation(page)
    for (const width of [1440, 390]) {
      // oxlint-disable no-await-in-loop -- one width after the other
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await sidewaysScroll(page), `at ${width}`).toBe(0)
      expect.soft(await cutTexts(page), `at ${width}`).toEqual([])
      // oxlint-enable no-await-in-loop
    }
  })
}
