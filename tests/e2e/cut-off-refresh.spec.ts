import type { BrowserContext, Page } from '@playwright/test'

import { MARK_AGE_MS } from '../../src/api/refresh-mark.ts'
import { messages } from '../../src/messages.ts'
import { expectAlive } from '../support/alive.ts'
import { furtherUnless } from '../support/further.ts'
import { holdBase } from '../support/held-scripts.ts'
import { watchLayoutShifts } from '../support/layout-shifts.ts'
import {
  expectSignedIn,
  refreshes,
  rows,
  type SessionWorld,
  test
} from '../support/rotation.ts'
import { expect } from '../support/test.ts'

/** The server has exchanged the token, and answers when nobody waits any more. */
const LATE_MS = 20_000

/** Opens a page, which is in mid-refresh from then on. */
async function openInRefresh(
  { context, api }: SessionWorld,
  lateMs: number
): Promise<Page> {
  await api.faults.clear()
  await api.faults.set([{ path: 'admin/refresh', times: 1, fault: { lateMs } }])
  const page = await context.newPage()
  await page.goto('/users', { waitUntil: 'commit' })
  await expect.poll(() => refreshes(api)).toBe(1)
  return page
}

/** No timer of any page goes on: what waits for one waits for ever. */
async function stopClock(
  context: BrowserContext,
  // Far enough for a busy machine, and less than a mark is waited for.
  aheadMs = 2000
): Promise<void> {
  await context.clock.pauseAt(Date.now() + aheadMs)
}

const ways = {
  reloads: async page => {
    await page.reload({ waitUntil: 'commit' })
  },
  'follows a link': async page => {
    await page.evaluate(() => location.assign('/games'))
  },
  closes: async (page, context) => {
    await page.close()
    const next = await context.newPage()
    await next.goto('/users', { waitUntil: 'commit' })
  },
  'stops, and loads again': async page => {
    await page.evaluate(() => {
      window.stop()
      location.assign('/games')
    })
  }
} satisfies Record<
  string,
  (page: Page, context: BrowserContext) => Promise<void>
>

for (const [way, leave] of Object.entries(ways)) {
  test(`a tab that ${way} in mid-refresh costs nobody the session (REF-4, REF-5)${furtherUnless(way === 'reloads')}`, async ({
    strict
  }) => {
    const { context, api } = strict
    const page = await openInRefresh(strict, 700)
    await leave(page, context)
    await expect.poll(() => refreshes(api)).toBeGreaterThan(1)
    await expectSignedIn(context)
  })

  test(`a tab that ${way} in mid-refresh waits for nothing where the server takes the token again (REF-5) @further`, async ({
    lenient
  }) => {
    const { context, api } = lenient
    await context.clock.install({ time: Date.now() })
    // Only what the server has said of itself is relied on.
    await expectSignedIn(context)
    const page = await openInRefresh(lenient, LATE_MS)
    await stopClock(context)
    await leave(page, context)
    await expect.poll(() => refreshes(api)).toBeGreaterThan(1)
    await context.clock.resume()
    await expectSignedIn(context)
  })
}

test('a page whose loading is stopped costs nobody the session (REF-4, REF-5) @further', async ({
  strict: { context, api }
}) => {
  await api.faults.clear()
  await api.faults.set([
    { path: 'admin/refresh', times: 1, fault: { lateMs: 1500 } }
  ])
  const page = await context.newPage()
  await holdBase(page)
  await page.goto('/users', { waitUntil: 'commit' })
  await expect.poll(() => refreshes(api)).toBe(1)
  // As Escape and the button of the browser do.
  const devtools = await context.newCDPSession(page)
  await devtools.send('Page.stopLoading')
  await page.goto('/games', { waitUntil: 'commit' })
  await expect.poll(() => refreshes(api)).toBeGreaterThan(1)
  await expectSignedIn(context)
})

test('a reload right after the first sign-in of a browser waits for nothing (REF-5) @further', async ({
  lenient: { context, api, server },
  pageErrors
}) => {
  pageErrors.allow(/status of 401/u)
  await context.clearCookies()
  await context.clock.install({ time: Date.now() })
  const page = await context.newPage()
  await page.goto('/login')
  const { email = '', password = '' } = server.api?.account ?? {}
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await api.faults.clear()
  await api.faults.set([
    { path: 'admin/refresh', times: 1, fault: { lateMs: LATE_MS } }
  ])
  await page.getByRole('button', { name: messages.login.submit }).click()
  await expect.poll(() => refreshes(api)).toBe(1)
  await stopClock(context)
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => refreshes(api)).toBeGreaterThan(1)
  await context.clock.resume()
  await expect(rows(page)).toBeVisible()
  await expect(page).toHaveURL('/admins')
})

test('a refresh that was not let through keeps no page waiting (REF-5) @further', async ({
  strict: { context, api }
}) => {
  await context.clock.install({ time: Date.now() })
  await api.faults.clear()
  const page = await context.newPage()
  // It fails while the page still loads, as on any line that is refused.
  await holdBase(page)
  await page.addInitScript(() => {
    Object.defineProperty(document, 'readyState', { value: 'loading' })
  })
  await page.route(
    /admin\/refresh$/u,
    route => route.abort('connectionrefused'),
    { times: 1 }
  )
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/users', { waitUntil: 'commit' })
  await failed
  await stopClock(context)
  const next = await context.newPage()
  await next.goto('/users', { waitUntil: 'commit' })
  await expect.poll(() => refreshes(api)).toBe(1)
  await context.clock.resume()
  await expectSignedIn(context)
})

test('an answer that comes when nobody waits for it any more costs nobody the session (REF-3, REF-5) @further', async ({
  strict
}) => {
  const page = await openInRefresh(strict, 9000)
  await expect(rows(page)).toBeVisible({ timeout: 40_000 })
  await expectSignedIn(strict.context)
})

test('nobody waits for such an answer where the server takes the token again (REF-5) @further', async ({
  lenient
}) => {
  const { context, api } = lenient
  await context.clock.install({ time: Date.now() })
  await expectSignedIn(context)
  const page = await openInRefresh(lenient, LATE_MS)
  await expectAlive(page)
  // Past the deadline of the refresh, and the clock stands.
  await stopClock(context, 500)
  await context.clock.runFor(8500)
  await expect.poll(() => refreshes(api)).toBeGreaterThan(1)
  await context.clock.resume()
  await expect(rows(page)).toBeVisible()
  await expectSignedIn(context)
})

test('a page that waits says so, and nothing moves (REF-5)', async ({
  strict
}) => {
  const { context } = strict
  await context.clock.install({ time: Date.now() })
  const cookie = async (): Promise<string | undefined> =>
    (await context.cookies()).find(({ httpOnly }) => httpOnly)?.value
  const before = await cookie()
  const page = await openInRefresh(strict, 2000)
  const shifts = await watchLayoutShifts(page)
  // The mark still counts behind all that runs below.
  await stopClock(context, 500)
  await page.reload({ waitUntil: 'commit' })
  const word = page.getByRole('status').getByText(messages.session.slow)
  await page.clock.runFor(1000)
  await expectAlive(page)
  await page.clock.runFor(500)
  await expect(word).toBeVisible()
  await expect(rows(page)).toHaveCount(0)

  // The answer that the page waits for has come.
  await expect.poll(cookie).not.toBe(before)
  await page.clock.runFor(MARK_AGE_MS)
  await context.clock.resume()
  await expect(rows(page)).toBeVisible()
  await expect(word).toHaveCount(0)
  expect(await shifts.read()).toEqual([])
})
