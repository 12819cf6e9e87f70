import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'

import { type PanelServer, startServer } from '../../src/programs/serve.ts'
import { distFolder } from './dist.ts'
import { readQuestionsIn } from './reader.ts'
import { type ApiControl, apiControl } from './reference-api.ts'
import { expect, test as base } from './test.ts'

/** A browser with a session on a server of its own. */
export interface SessionWorld {
  server: PanelServer
  api: ApiControl
  context: BrowserContext
}

interface RotationFixtures {
  /** Takes a refresh token once: a second use ends the whole sign-in. */
  strict: SessionWorld
  /** Takes an exchanged refresh token for some seconds more, and says so. */
  lenient: SessionWorld
}

export const test = base.extend<RotationFixtures>({
  strict: async ({ browser, contextOptions }, use) => {
    await withWorld(browser, contextOptions, { refreshGraceMs: -1 }, use)
  },
  lenient: async ({ browser, contextOptions }, use) => {
    await withWorld(browser, contextOptions, {}, use)
  }
})

async function withWorld(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0],
  session: { refreshGraceMs?: number },
  use: (world: SessionWorld) => Promise<void>
): Promise<void> {
  const server = await startServer({
    port: 0,
    folder: distFolder,
    database: ':memory:',
    seedTransactions: 200,
    faults: true,
    session: { ...session, passwordCost: { N: 2, r: 1, p: 1 } }
  })
  const context = await browser.newContext({ ...options, baseURL: server.url })
  await readQuestionsIn(context)
  await context.request.post('/api/admin/login', { data: server.api?.account })
  const api = apiControl(server.url)
  await api.faults.clear()
  await use({ server, api, context })
  await context.close()
  await server.close()
}

export const rows = (page: Page): Locator => page.locator('tbody a').first()

/** How many refreshes have reached the server. */
export async function refreshes(api: ApiControl): Promise<number> {
  return (await api.log()).filter(({ path }) => path === 'admin/refresh').length
}

/** The session is alive, whatever has happened to its cookie. */
export async function expectSignedIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await page.goto('/users')
  await expect(rows(page)).toBeVisible()
  await expect(page).toHaveURL('/users')
}
