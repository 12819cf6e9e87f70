import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { findWholeBrowser } from './find-browser.ts'
import { test as base } from './test.ts'

/** Settings of a person's browser, as Chromium writes them into a profile. */
type Preferences = Readonly<Record<string, unknown>>

/**
 * The tests' own `test` in a Chromium whose profile has these settings from
 * its start. The headless one reads none.
 */
export const test = base.extend<{ preferences: Preferences }>({
  preferences: [{}, { option: true }],

  context: async (
    { playwright, preferences, server, viewport, hasTouch, contextOptions },
    use,
    { project, skip }
  ) => {
    const { launchOptions, locale = '', timezoneId = '' } = project.use
    const executablePath = findWholeBrowser(process.env)
    skip(!executablePath, 'No Chromium is installed that reads a profile.')
    const folder = mkdtempSync(join(tmpdir(), 'panel-profile-'))
    mkdirSync(join(folder, 'Default'))
    writeFileSync(
      join(folder, 'Default/Preferences'),
      JSON.stringify(preferences)
    )
    const context = await playwright.chromium.launchPersistentContext(folder, {
      ...launchOptions,
      ...(executablePath && { executablePath }),
      ...contextOptions,
      baseURL: server.url,
      viewport,
      hasTouch,
      locale,
      timezoneId
    })
    await use(context)
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

/** Every site, in a browser that stores nothing of any. */
export const COOKIES_BLOCKED: Preferences = {
  profile: { default_content_setting_values: { cookies: 2 } }
}

/** In px; 16 unless somebody has chosen another. */
export function defaultFontSize(size: number): Preferences {
  return { webkit: { webprefs: { default_font_size: size } } }
}
