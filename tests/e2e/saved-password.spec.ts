import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { messages } from '../../src/messages.ts'
import { findWholeBrowser } from '../support/find-browser.ts'
import { addNodes } from '../support/foreign-nodes.ts'
import { BASIC_STORE, savePassword } from '../support/saved-password.ts'
import { expect, test } from '../support/test.ts'

/** What Playwright starts a browser with, and people do not. */
const AUTOMATED = [
  BASIC_STORE,
  '--enable-automation',
  '--disable-component-extensions-with-background-pages',
  '--use-mock-keychain'
]
/** A server far away answers later than the browser looks for a form. */
const FAR_AWAY_MS = 1500

test('a saved password is filled in and signs in, with the icons of a password manager beside it', async ({
  playwright,
  server
}, { project, skip }) => {
  const executablePath = findWholeBrowser(process.env)
  skip(
    !executablePath || process.platform !== 'linux',
    'No whole Chromium is installed whose saved passwords can be written.'
  )
  const folder = mkdtempSync(join(tmpdir(), 'panel-password-'))
  const { args = [] } = project.use.launchOptions ?? {}
  const launch = (): ReturnType<
    typeof playwright.chromium.launchPersistentContext
  > =>
    playwright.chromium.launchPersistentContext(folder, {
      ...(executablePath && { executablePath }),
      args: [...args, BASIC_STORE],
      ignoreDefaultArgs: AUTOMATED
    })
  // Its first start makes the store.
  await (await launch()).close()
  const { email = '', password = '' } = server.api?.account ?? {}
  savePassword(folder, { origin: server.url, email, password })

  const context = await launch()
  const page = await context.newPage()
  await page.route('**/api/admin/refresh', async route => {
    await new Promise(resolve => setTimeout(resolve, FAR_AWAY_MS))
    await route.continue()
  })
  await page.goto(`${server.url}/login`)
  const fields = page.locator('input:autofill')
  await expect(fields).toHaveCount(2)
  await page.evaluate(addNodes)
  await page.getByRole('button', { name: messages.login.submit }).click()
  await expect(page).toHaveURL(`${server.url}/admins`)
  await context.close()
  rmSync(folder, { recursive: true, force: true })
})
