// oxlint-disable no-await-in-loop -- one picture after the other
import type { Page } from '@playwright/test'

import { readConfig } from '../../src/config.ts'
import { actionSights, quietSights } from '../support/sights/all-sights.ts'
import type { Sight } from '../support/sights/sight.ts'
import { expect, test } from '../support/test.ts'

const { language } = readConfig(process.env)
const folder = language === 'en' ? [] : [language]

const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 }
]
const THEMES = ['light', 'dark'] as const

/** What takes more than a theme away: once, at the width of a desk. */
const OTHER_MEDIA = {
  'forced-colors': { colorScheme: 'dark', forcedColors: 'active' },
  paper: { colorScheme: 'light', forcedColors: 'none', media: 'print' }
} as const
const AS_IT_WAS = { media: null, forcedColors: null } as const

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
        await takePicture(page, `${viewport.width}-${colorScheme}`, sight)
      }
      await turn(page, 'rtl')
      await takePicture(page, `${viewport.width}-rtl`, sight)
      await turn(page, 'ltr')
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const [name, media] of Object.entries(OTHER_MEDIA)) {
      await page.emulateMedia(media)
      await takePicture(page, name, sight)
    }
    await page.emulateMedia(AS_IT_WAS)
  })
}

async function turn(page: Page, direction: 'ltr' | 'rtl'): Promise<void> {
  await page.evaluate(dir => {
    document.documentElement.dir = dir
  }, direction)
}

async function takePicture(
  page: Page,
  name: string,
  sight: Sight
): Promise<void> {
  const picture = [...folder, name, `${fileName(sight.name)}.png`]
  await expect.soft(page).toHaveScreenshot(picture)
}

function fileName(name: string): string {
  return name.replaceAll(/[^a-z0-9]+/giu, '-').toLowerCase()
}
