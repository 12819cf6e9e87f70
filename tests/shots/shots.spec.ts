// oxlint-disable no-await-in-loop -- one picture after the other
import { readConfig } from '../../src/config.ts'
import { actionSights, quietSights } from '../support/sights/all-sights.ts'
import { expect, test } from '../support/test.ts'

const { language } = readConfig(process.env)
const folder = language === 'en' ? [] : [language]

const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 }
]
const THEMES = ['light', 'dark'] as const

/** Pictures of one build are equal, whenever they are taken. */
const NOW = Date.UTC(2026, 10, 21, 14)

test.use({ trace: 'off', world: 'shots', standing: NOW })

for (const sight of [...quietSights, ...actionSights]) {
  test(sight.name, async ({ page, api, signIn, pageErrors }) => {
    if (sight.errors) pageErrors.allow(sight.errors)
    await page.clock.setFixedTime(NOW)
    if (!sight.guest) await signIn(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await sight.open(page, api)
    for (const viewport of VIEWPORTS) {
      await page.setViewportSize(viewport)
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme })
        await expect
          .soft(page)
          .toHaveScreenshot([
            ...folder,
            `${viewport.width}-${colorScheme}`,
            `${fileName(sight.name)}.png`
          ])
      }
    }
  })
}

function fileName(name: string): string {
  return name.replaceAll(/[^a-z0-9]+/giu, '-').toLowerCase()
}
