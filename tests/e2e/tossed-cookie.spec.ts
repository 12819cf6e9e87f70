import { type Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { startServer } from '../../src/programs/serve.ts'
import { distFolder } from '../support/dist.ts'
import { expect, test } from '../support/test.ts'
import { startTlsProxy } from '../support/tls-proxy.ts'

const { login } = messages

/** Signs in and reloads. */
async function signInFrom(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/users`)
  await expect(page).toHaveURL(`${origin}/login`)
  await page.getByLabel(login.email).fill('admin@example.com')
  await page.getByLabel(login.password, { exact: true }).fill('roll-the-dice')
  await page.getByRole('button', { name: login.submit }).click()
  await expect(page).toHaveURL(`${origin}/users`)
  await page.reload()
  await expect(page.locator('tr[data-row]').first()).toBeVisible()
}

test.beforeEach(({ pageErrors }) => pageErrors.allow(/status of 401/u))

test('a sign-in goes on past a cookie of the same name that is sent first (AUTH-11)', async ({
  page,
  context,
  server
}) => {
  await context.addCookies([
    {
      name: 'panel_refresh',
      value: 'tossed',
      domain: '127.0.0.1',
      path: '/api/admin/refresh'
    }
  ])
  await signInFrom(page, server.url)
})

test.describe('over https', () => {
  test.use({ ignoreHTTPSErrors: true })

  test('a sign-in goes on past the cookie of a sibling subdomain (AUTH-11)', async ({
    page,
    context
  }) => {
    const server = await startServer({
      folder: distFolder,
      port: 0,
      database: ':memory:',
      seedTransactions: 50,
      trustedProxies: ['127.0.0.1'],
      session: { passwordCost: { N: 2, r: 1, p: 1 } }
    })
    const proxy = await startTlsProxy(server.url)
    const { port } = new URL(proxy.origin)
    // Browsers look for names below `localhost` on this machine.
    await context.addCookies([
      {
        name: 'panel_refresh',
        value: 'tossed',
        domain: '.example.localhost',
        path: '/api/admin'
      }
    ])
    try {
      await signInFrom(page, `https://panel.example.localhost:${port}`)
      const names = (await context.cookies()).map(({ name }) => name)
      expect(names).toContain('__Host-panel_refresh')
    } finally {
      // It goes on loading what it may need next.
      await page.close()
      await proxy.stop()
      await server.close()
    }
  })
})
