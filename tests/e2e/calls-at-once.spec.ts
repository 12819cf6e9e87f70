import type { Page } from '@playwright/test'

import { callsAtOnce } from '../support/page-client.ts'
import type { ApiControl } from '../support/reference-api.ts'
import { expect, test } from '../support/test.ts'

const REFRESH = 'POST admin/refresh'
/** Browsers send what is the same one after the other. */
const LISTS = [
  'currencies',
  'admins',
  'users',
  'games',
  'systemWallets'
] as const
const HOUR_MS = 3_600_000

/** As many names of lists, each as often as the others. */
function lists(count: number): (typeof LISTS)[number][] {
  return Array.from({ length: count / LISTS.length }, () => LISTS).flat()
}

async function callsTo(api: ApiControl): Promise<string[]> {
  return (await api.log()).map(({ method, path }) => `${method} ${path}`)
}

/** Where a page goes, from now on. */
function pathsVisited(page: Page): string[] {
  const paths: string[] = []
  page.on('framenavigated', frame => paths.push(new URL(frame.url()).pathname))
  return paths
}

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/admins')
  await expect(page.locator('tbody a').first()).toBeVisible()
})

test('twenty calls in one moment with an old token share one refresh (REF-1)', async ({
  page,
  api
}) => {
  await api.faults.clear()
  await page.clock.setFixedTime(Date.now() + HOUR_MS)
  const bearers = new Set<string>()
  page.on('request', request => {
    const { authorization } = request.headers()
    if (request.method() !== 'GET' || !request.url().includes('/api/')) return
    bearers.add(authorization ?? '')
  })
  const names = lists(20)
  expect(await callsAtOnce(page, names)).toEqual(names.map(() => 'done'))
  const calls = await callsTo(api)
  expect(calls[0]).toBe(REFRESH)
  expect(calls.filter(call => call === REFRESH)).toHaveLength(1)
  expect(calls.filter(call => call !== REFRESH)).toHaveLength(names.length)
  expect(bearers.size).toBe(1)
})

test('ten refused GETs cost one refresh and ten replays, and what is refused again one way to the login (REF-13, REF-14)', async ({
  page,
  api,
  pageErrors
}) => {
  pageErrors.allow(/status of 401/u)
  await api.faults.clear()
  // Late enough for all ten to be under way before the first is refused.
  await api.faults.set([
    { method: 'GET', times: 10, fault: { revoke: true, delayMs: 300 } }
  ])
  const visited = pathsVisited(page)
  const names = lists(10)
  expect(await callsAtOnce(page, names)).toEqual(names.map(() => 'done'))
  const calls = await callsTo(api)
  expect(calls.filter(call => call === REFRESH)).toHaveLength(1)
  expect(calls.filter(call => call !== REFRESH)).toHaveLength(20)
  expect(visited).toEqual([])

  await api.faults.clear()
  await api.faults.set([
    { method: 'GET', fault: { revoke: true, delayMs: 300 } }
  ])
  const login = page.waitForURL('/login')
  // The page is left in the middle of it, and its answers with it.
  await callsAtOnce(page, names).catch(() => undefined)
  await login
  await expect(page.getByText('Your session has ended')).toBeVisible()
  const again = await callsTo(api)
  // The login asks whose it is, by a refresh of its own.
  const asked = again.slice(0, again.indexOf('GET admin') - 1)
  expect(asked.filter(call => call === REFRESH)).toHaveLength(1)
  const gets = asked.filter(call => call !== REFRESH)
  expect(gets.length).toBeGreaterThan(10)
  expect(gets.length).toBeLessThanOrEqual(20)
  expect(visited).toEqual(['/login'])
})

test('a refused command without key or version is not sent again, but its token renewed (REF-13) @further', async ({
  page,
  api,
  pageErrors
}) => {
  pageErrors.allow(/status of 401/u)
  await api.faults.clear()
  await api.faults.set([
    { path: 'admins/0/sessions', fault: { revoke: true, delayMs: 300 } }
  ])
  const visited = pathsVisited(page)
  const command = { method: 'DELETE', path: 'admins/0/sessions' } as const
  const commands = Array.from({ length: 3 }, () => command)
  expect(await callsAtOnce(page, commands)).toEqual(
    commands.map(() => 'unauthenticated')
  )
  const calls = await callsTo(api)
  expect(
    calls.filter(call => call === 'DELETE admins/0/sessions')
  ).toHaveLength(commands.length)
  expect(calls.filter(call => call === REFRESH)).toHaveLength(1)
  expect(visited).toEqual([])
  await expect(page.locator('tbody a').first()).toBeVisible()
})
