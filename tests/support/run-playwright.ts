import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'

import { findBrowser } from './find-browser.ts'

/** Runs the end-to-end tests in the Chromium that this machine has. */
const browser = findBrowser()
if (browser === undefined) {
  process.stderr.write(
    'No Chromium starts here: install one, or set CHROMIUM to its path.\n'
  )
  process.exit(1)
}
const command = createRequire(import.meta.url).resolve('@playwright/test/cli')
const { status } = spawnSync(
  process.execPath,
  [
    command,
    'test',
    '--config',
    'tests/playwright.config.ts',
    ...process.argv.slice(2)
  ],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM: browser } }
)
process.exit(status ?? 1)
