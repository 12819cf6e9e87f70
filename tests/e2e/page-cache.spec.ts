import { expectAlive, expectSignIn } from '../support/alive.ts'
import { findWholeBrowser } from '../support/find-browser.ts'
import { expect, test } from '../support/test.ts'

test('AUTH-9 2.9 Back after a sign-out elsewhere shows no rows and leads to the login', async ({
  playwright,
  launchOptions,
  contextOptions,
  server,
  api
}) => {
  const executablePath = findWholeBrowser(process.env)
  test.skip(!executablePath, 'No Chromium is installed that keeps pages.')
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs: ['--disable-back-forward-cache']
  })
  const context = await browser.newContext({
    ...contextOptions,
    baseURL: server.url
  })
  const page = await context.newPage()
  const { request } = context
  await request.post('/api/admin/login', { data: server.api?.account })
  const rows = page.locator('tbody a')
  await page.goto('/users')
  await expect(rows.first()).toBeVisible()
  // A page that is still loading is not kept.
  await expectAlive(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      requestAnimationFrame(() => {
        const links = document.querySelectorAll('tbody a').length
        Reflect.set(globalThis, 'firstFrame', { persisted, links })
      })
    })
  })

  await page.goto('about:blank')
  const signOut = await request.post('/api/admin/logout')
  expect(signOut.status()).toBe(204)
  await api.faults.set([{ path: 'admin/refresh', fault: { delayMs: 1000 } }])
  await page.goBack({ waitUntil: 'commit' })
  await expect
    .poll(() => page.evaluate(() => Reflect.get(globalThis, 'firstFrame')))
    .toEqual({ persisted: true, links: 0 })
  await expect(page).toHaveURL('/login')
  await expectSignIn(page)
  await expect(rows).toHaveCount(0)
  await browser.close()
})
