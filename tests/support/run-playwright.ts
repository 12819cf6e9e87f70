import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'

import { findBrowser } from './find-browser.ts'

/** Runs the end-to-end tests in the Chromium that this machine has. */
const browser = browserOrEnd()
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

function browserOrEnd(): string {
  try {
    return findBrowser(process.env, tell)
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error))
    return process.exit(1)
  }
}

function tell(line: string): void {
  process.stderr.write(`${line}\n`)
}
