import type { BrowserContext } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { expectSignIn } from '../support/alive.ts'
import { expect, test } from '../support/test.ts'

const paths = [
  '/admins',
  '/users?open=42',
  '/games',
  '/system-wallets',
  '/users/42/transactions',
  '/system-wallets/transactions'
]

/** Rows, and what is open over them. */
const PROTECTED = 'tbody a, [role=dialog]'

/**
 * Looks at every frame of every page from now on. Returns the paths of those
 * pages that showed something of this kind.
 */
async function watchFrames(
  context: BrowserContext,
  selector: string
): Promise<string[]> {
  const shown: string[] = []
  await context.exposeFunction('tellShown', (path: string) => {
    shown.push(path)
  })
  await context.addInitScript(kind => {
    const look = (): void => {
      const found = [...document.querySelectorAll(kind)].some(element =>
        element.checkVisibility({ visibilityProperty: true })
      )
      if (found) Reflect.get(globalThis, 'tellShown')(location.pathname)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, selector)
  return shown
}

test('without scripts a page is its shell and one sentence (AUTH-4)', async ({
  browser,
  contextOptions,
  server,
  api
}) => {
  const context = await browser.newContext({
    ...contextOptions,
    baseURL: server.url,
    javaScriptEnabled: false
  })
  await context.request.post('/api/admin/login', { data: server.api?.account })
  await api.faults.clear()
  const page = await context.newPage()
  for (const path of paths) {
    await page.goto(path)
    const sentence = page.locator('noscript p')
    await expect(sentence).toHaveText(messages.noScript)
    await expect(sentence).toBeVisible()
    await expect(page.locator(PROTECTED)).toHaveCount(0)
  }
  expect(await api.log()).toEqual([])
  await context.close()
})

test('no frame shows a guest anything while it is asked who he is (AUTH-4)', async ({
  page,
  context,
  api,
  signIn
}) => {
  const shown = await watchFrames(context, PROTECTED)
  const slow = { path: 'admin/refresh', fault: { delayMs: 500 } }
  await api.faults.set([slow])
  await page.goto('/users?open=42')
  await expect(page).toHaveURL('/login')
  await expectSignIn(page)
  expect(shown).toEqual([])
  const asked = (await api.log()).map(({ method, path }) => [method, path])
  expect(asked).toEqual([
    ['POST', 'admin/refresh'],
    ['GET', 'admin']
  ])
  // The same eyes see the rows of who is signed in.
  await signIn(page)
  await page.goto('/users')
  await expect.poll(() => shown).toEqual(['/users'])
})

test('no frame shows an administrator the sign-in form (AUTH-4) @further', async ({
  page,
  context,
  api,
  signIn
}) => {
  const shown = await watchFrames(context, '[data-slot=sign-in] form')
  await signIn(page)
  await api.faults.set([{ path: 'admin/refresh', fault: { delayMs: 500 } }])
  await page.goto('/login')
  await expect(page).toHaveURL('/admins')
  await expect(page.locator('tbody a').first()).toBeVisible()
  expect(shown).toEqual([])
  await context.clearCookies()
  await page.goto('/login')
  await expect.poll(() => shown).toEqual(['/login'])
})
