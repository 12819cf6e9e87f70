import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { chromium, firefox, webkit } from '@playwright/test'

import { findBrowser, starts } from '../support/find-browser.ts'
import { startFirefox } from './drivers/bidi.ts'
import type { Driver, Folders } from './drivers/driver.ts'
import { startWithPlaywright } from './drivers/playwright.ts'
import { startWebKit } from './drivers/webdriver.ts'

/** An engine that the panel is for, and how it is started here. */
export interface SmokeBrowser {
  engine: string
  /** `undefined` where none is installed. */
  start: ((folders: Folders) => Promise<Driver>) | undefined
  /** How to get one. */
  missing: string
}

const MAC_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox'

/** Looks for a browser of each engine. */
export function findBrowsers(): SmokeBrowser[] {
  return [
    { engine: 'Chromium', start: chromiumStart(), missing: '' },
    {
      engine: 'Firefox',
      start: firefoxStart(),
      missing: 'apt-get install firefox-esr, or npx playwright install firefox'
    },
    {
      engine: 'WebKit',
      start: webKitStart(),
      missing:
        'apt-get install webkit2gtk-driver xvfb, or npx playwright install webkit'
    }
  ]
}

type Start = SmokeBrowser['start']

/** The one of the end-to-end tests: what it does is what the others should. */
function chromiumStart(): Start {
  const file = findBrowser(process.env, () => undefined)
  return folders => startWithPlaywright(chromium, file, folders)
}

function firefoxStart(): Start {
  const own = [
    ...commands('firefox-esr'),
    ...commands('firefox'),
    MAC_FIREFOX
  ].find(starts)
  if (own !== undefined) return folders => startFirefox(own, folders)
  return playwrights(firefox)
}

function webKitStart(): Start {
  const driver = commands('WebKitWebDriver').find(existsSync)
  if (commands('Xvfb').some(existsSync) && driver !== undefined) {
    return folders => startWebKit(driver, folders)
  }
  return playwrights(webkit)
}

/** The one that Playwright has downloaded. */
function playwrights(type: typeof firefox): Start {
  const file = type.executablePath()
  if (!existsSync(file)) return undefined
  return folders => startWithPlaywright(type, file, folders)
}

function commands(name: string): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.map(folder => join(folder, name))
}
