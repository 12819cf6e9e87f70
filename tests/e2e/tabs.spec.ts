import type { BrowserContext } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import type { PanelServer } from '../../src/programs/serve.ts'
import { fieldOf, questionOf } from '../support/actions.ts'
import { holdBase } from '../support/held-scripts.ts'
import { expectSignedIn, refreshes, rows, test } from '../support/rotation.ts'
import { expect } from '../support/test.ts'

/** Whose a request is. */
function subjectOf(authorization: string): unknown {
  const [, payload = ''] = authorization.split('.')
  const text = Buffer.from(payload, 'base64url').toString()
  return text && (JSON.parse(text) as { sub?: unknown }).sub
}

test('four tabs at once refresh one after the other (REF-1, REF-3)', async ({
  strict: { context, api }
}) => {
  const pages = await Promise.all(
    Array.from({ length: 4 }, () => context.newPage())
  )
  await api.faults.set([{ path: 'admin/refresh', fault: { lateMs: 150 } }])
  await Promise.all(pages.map(page => page.goto('/users')))
  for (const page of pages) await expect(rows(page)).toBeVisible()
  expect(await refreshes(api)).toBe(4)
})

test('a tab that never gives its lock back stops no other (REF-3) @further', async ({
  strict: { context }
}) => {
  const stuck = await context.newPage()
  await stuck.goto('/login')
  await expect(stuck).toHaveURL('/admins')
  await expect(rows(stuck)).toBeVisible()
  await stuck.evaluate(() => {
    void navigator.locks.request('panel-refresh', () => new Promise(() => {}))
  })
  await expectSignedIn(context)
})

test('a sign-out wins over a refresh that is under way (AUTH-6)', async ({
  strict: { context, api },
  pageErrors
}) => {
  pageErrors.allow(/status of 401/u)
  const page = await context.newPage()
  await page.clock.install()
  await page.goto('/users')
  await expect(rows(page)).toBeVisible()
  await page.clock.setSystemTime(Date.now() + 3_600_000)
  await api.faults.set([{ path: 'admin/refresh', fault: { lateMs: 500 } }])
  const asked = page.waitForRequest(/admin\/refresh$/u)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await asked
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await page.clock.fastForward(1000)
  await expect(page).toHaveURL('/login')
  const again = await context.request.post('/api/admin/refresh', { data: {} })
  expect(again.status()).toBe(401)
})

test('a sign-out reaches tabs whose channel loses it (AUTH-7) @further', async ({
  strict: { context },
  pageErrors
}) => {
  pageErrors.allow(/status of 401/u)
  // As one does that is opened at the same time.
  await context.addInitScript(() => {
    BroadcastChannel.prototype.postMessage = () => undefined
  })
  const [one, other] = [await context.newPage(), await context.newPage()]
  await one.goto('/users')
  await expect(rows(one)).toBeVisible()
  await other.goto('/games')
  await expect(rows(other)).toBeVisible()
  await one.getByRole('button', { name: 'Sign out' }).first().click()
  await expect(one).toHaveURL('/login')
  await expect(other).toHaveURL('/login')
})

test('a tab that was busy while another one signed out and in again goes on (AUTH-7) @further', async ({
  strict: { context, server },
  pageErrors
}) => {
  pageErrors.allow(/status of 401/u)
  const [busy, other] = [await context.newPage(), await context.newPage()]
  for (const page of [busy, other]) {
    await page.goto('/users')
    await expect(rows(page)).toBeVisible()
  }
  const held = Promise.withResolvers<void>()
  await busy.route('/held', async route => {
    await held.promise
    await route.fulfill({ body: '' })
  })
  const isBusy = busy.evaluate(() => {
    const request = new XMLHttpRequest()
    request.open('GET', '/held', false)
    request.send()
  })
  await other.getByRole('button', { name: messages.session.signOut }).click()
  await expect(other).toHaveURL('/login')
  const { email, password } = server.api?.account ?? { email: '', password: '' }
  await other.getByLabel('Email', { exact: true }).fill(email)
  await other.getByLabel('Password', { exact: true }).fill(password)
  await other.getByRole('button', { name: 'Sign in' }).click()
  await expect(rows(other)).toBeVisible()
  // It hears of both at once, of the sign-out first.
  const sentAway = busy.waitForURL('/login', { waitUntil: 'commit' })
  held.resolve()
  await Promise.all([isBusy, sentAway])
  await expect(busy).toHaveURL('/users')
  await expect(rows(busy)).toBeVisible()
})

/** A second administrator of the strict server. */
const SECOND = {
  name: 'Second Admin',
  email: 'second@example.com',
  password: 'second-password'
}

/** Signs the first administrator in, who makes the second one. */
async function makeSecondAdmin(
  context: BrowserContext,
  server: PanelServer
): Promise<void> {
  const login = await context.request.post('/api/admin/login', {
    data: server.api?.account
  })
  const { access_token } = (await login.json()) as { access_token: string }
  const made = await context.request.post('/api/admins', {
    data: SECOND,
    headers: {
      authorization: `Bearer ${access_token}`,
      'idempotency-key': 'the-second-admin'
    }
  })
  expect(made.status(), await made.text()).toBe(201)
}

test('nothing is sent in the name of who signed in in another tab (AUTH-8)', async ({
  strict: { context, server, api }
}) => {
  await makeSecondAdmin(context, server)
  const page = await context.newPage()
  await page.clock.install()
  await page.goto('/users?open=42')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Edit profile' }).click()
  await page.getByLabel('Display name').fill('Changed by nobody')
  const { email, password } = SECOND
  const second = await context.request.post('/api/admin/login', {
    data: { email, password }
  })
  expect(second.status()).toBe(200)
  await api.faults.clear()
  await page.clock.setSystemTime(Date.now() + 3_600_000)
  await page.getByRole('button', { name: 'Save' }).click()

  const name = messages.session.replaced(SECOND.name)
  await expect(page.getByText(name)).toBeVisible()
  const acts = (await api.log()).filter(({ method }) => method !== 'GET')
  expect(acts.map(({ path }) => path)).not.toContain('users/42')
  await expect(page.getByLabel('Display name')).toHaveCount(0)
})

test('a tab that missed a change of administrators does nothing in the name of the new one (AUTH-8) @further', async ({
  strict: { context, server },
  pageErrors
}) => {
  pageErrors.allow(/status of 401/u)
  await makeSecondAdmin(context, server)
  const late = await context.newPage()
  // As one that sleeps: what the other tab tells does not get here.
  await late.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel')
    addEventListener('storage', event => event.stopImmediatePropagation())
  })
  const acts: { call: string; subject: unknown }[] = []
  late.on('request', request => {
    const { authorization } = request.headers()
    const path = new URL(request.url()).pathname
    if (request.method() === 'GET' || path === '/api/admin/refresh') return
    acts.push({
      call: `${request.method()} ${path}`,
      subject: subjectOf(authorization ?? '')
    })
  })
  await late.goto('/users?status=active')
  await rows(late).hover()
  const opener = late.getByRole('button', { name: /^Actions for /u }).first()
  await opener.click()
  const suspend = messages.actions.byAction['suspend-user'].label
  await late.getByRole('menuitem', { name: suspend, exact: true }).click()
  await fieldOf(late, 'reason').fill('Asked for by the first admin')

  const other = await context.newPage()
  await other.goto('/games')
  await expect(rows(other)).toBeVisible()
  const subjects: unknown[] = []
  other.on('request', request => {
    const { authorization } = request.headers()
    if (authorization) subjects.push(subjectOf(authorization))
  })
  await other.getByRole('button', { name: messages.session.signOut }).click()
  await expect(other).toHaveURL('/login')
  await other.getByLabel('Email').fill(SECOND.email)
  await other.getByLabel('Password', { exact: true }).fill(SECOND.password)
  await other.getByRole('button', { name: messages.login.submit }).click()
  await expect(
    other.getByRole('region', { name: messages.session.account })
  ).toContainText(SECOND.name)

  await questionOf(late)
    .getByRole('button', {
      name: messages.actions.byAction['suspend-user'].label,
      exact: true
    })
    .click()
  await expect(
    late.getByText(messages.session.replaced(SECOND.name))
  ).toBeVisible()
  const [first, second] = new Set(subjects)
  expect([typeof first, typeof second]).toEqual(['string', 'string'])
  expect(acts).toEqual([
    { call: expect.stringMatching(/^POST .*\/suspension$/u), subject: first }
  ])
  await late.goto('/users?status=suspended')
  await expect(rows(late)).toBeVisible()
})

/** The second administrator signs in in another tab, which tells it. */
async function signInSecond(context: BrowserContext): Promise<void> {
  const other = await context.newPage()
  await other.goto('/robots.txt')
  const { email, password } = SECOND
  const second = await context.request.post('/api/admin/login', {
    data: { email, password }
  })
  expect(second.status()).toBe(200)
  await other.evaluate(() => {
    const told = `signed-in ${Date.now()}`
    localStorage.setItem('panel.sessionNews', told)
    new BroadcastChannel('panel-session').postMessage(told)
  })
}

test('a tab asks until it knows whose the session is that another tab began (AUTH-8) @further', async ({
  strict: { context, server, api },
  pageErrors
}) => {
  pageErrors.allow(/status of 503/u)
  await makeSecondAdmin(context, server)
  const page = await context.newPage()
  await page.goto('/users')
  await expect(rows(page)).toBeVisible()
  await api.faults.set([
    { path: 'admin/refresh', times: 2, fault: { status: 503 } }
  ])
  await signInSecond(context)
  await expect(
    page.getByText(messages.session.replaced(SECOND.name))
  ).toBeVisible()
  await expect(rows(page)).toBeVisible()
})

test('a page that is loading while another administrator signs in becomes theirs (AUTH-8) @further', async ({
  strict: { context, server }
}) => {
  await makeSecondAdmin(context, server)
  const page = await context.newPage()
  // What the head asks for is answered before any module hears of news.
  const who = page.waitForResponse(/\/api\/admin$/u)
  const release = await holdBase(page)
  await page.goto('/users', { waitUntil: 'commit' })
  expect((await who).status()).toBe(200)
  await signInSecond(context)
  release()
  await expect(
    page.getByText(messages.session.replaced(SECOND.name))
  ).toBeVisible()
  await expect(rows(page)).toBeVisible()
})

test('a page that is loading while another tab signs out shows nothing (AUTH-4, AUTH-7)', async ({
  strict: { context },
  pageErrors
}) => {
  pageErrors.allow(/status of 401/u)
  const other = await context.newPage()
  await other.goto('/games')
  await expect(rows(other)).toBeVisible()
  const page = await context.newPage()
  const shown: string[] = []
  await page.exposeFunction('tellShown', (text: string) => shown.push(text))
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const row = document.querySelector('tbody a')
      const tell: unknown = Reflect.get(globalThis, 'tellShown')
      if (row && typeof tell === 'function') tell(row.textContent)
    }).observe(document, { childList: true, subtree: true })
  })
  const who = page.waitForResponse(/\/api\/admin$/u)
  const release = await holdBase(page)
  await page.goto('/users', { waitUntil: 'commit' })
  expect((await who).status()).toBe(200)
  await other.getByRole('button', { name: messages.session.signOut }).click()
  await expect(other).toHaveURL('/login')
  release()
  await expect(page).toHaveURL('/login')
  expect(shown).toEqual([])
})

for (const [name, hours] of [
  ['three hours ahead', 3],
  ['three hours behind', -3],
  ['a day ahead', 25],
  ['a day behind', -25]
] as const) {
  test(`a clock that is ${name} costs no second refresh (REF-8) @further`, async ({
    strict: { context, api }
  }) => {
    const page = await context.newPage()
    await page.clock.install({ time: Date.now() + hours * 3_600_000 })
    await page.goto('/users')
    await expect(rows(page)).toBeVisible()
    for (const label of ['Games', 'Users']) {
      await page.getByRole('link', { name: label, exact: true }).click()
      await page.clock.fastForward(1000)
      await expect(rows(page)).toBeVisible()
    }
    expect(await refreshes(api)).toBe(1)
  })
}

test('a clock that is set back in mid-session costs no refresh, and one that is set on costs one (REF-11) @further', async ({
  strict: { context, api }
}) => {
  const page = await context.newPage()
  await page.clock.install()
  await page.goto('/users')
  await expect(rows(page)).toBeVisible()
  for (const [hours, label, count] of [
    [-25, 'Games', 1],
    [25, 'Users', 2]
  ] as const) {
    await page.clock.setSystemTime(Date.now() + hours * 3_600_000)
    // Rows that are kept are there before they are asked for again.
    const asked = page.waitForRequest(`**/api/${label.toLowerCase()}?*`)
    await page.getByRole('link', { name: label, exact: true }).click()
    await page.clock.fastForward(1000)
    await asked
    await expect(rows(page)).toBeVisible()
    expect(await refreshes(api)).toBe(count)
  }
})

test('thirty reloads in a row cost one refresh each, and sign nobody out (REF-15) @further', async ({
  strict: { context, api }
}) => {
  const page = await context.newPage()
  await page.goto('/admins')
  for (let load = 0; load < 30; load += 1) {
    await expect(rows(page)).toBeVisible()
    await page.reload()
  }
  await expect(rows(page)).toBeVisible()
  expect(await refreshes(api)).toBe(31)
})

test('after ten hours of sleep one refresh is enough (REF-12)', async ({
  strict: { context, api },
  pageErrors
}) => {
  pageErrors.allow(/latest\.json/u)
  const page = await context.newPage()
  await page.clock.install()
  await page.goto('/users')
  await expect(rows(page)).toBeVisible()
  await api.faults.clear()
  await page.clock.fastForward('10:00:00')
  await page.getByRole('link', { name: 'Games', exact: true }).click()
  await page.clock.fastForward(1000)
  await expect(rows(page)).toBeVisible()
  await expect(page).toHaveURL('/games')
  expect(await refreshes(api)).toBe(1)
})

test('two gateways that fail in a row sign nobody out (REF-6) @further', async ({
  strict: { context, api },
  pageErrors
}) => {
  pageErrors.allow(/status of (?:401|502)/u)
  const page = await context.newPage()
  await api.faults.set([
    { path: 'admin/refresh', times: 2, fault: { status: 502 } }
  ])
  await page.goto('/users?search=an')
  await expect(page).toHaveURL('/users?search=an')
  await expect(rows(page)).toBeVisible()
})

test('a browser that keeps no cookies is told so, and is not sent to and fro (AUTH-11, OPS-7)', async ({
  strict: { context, server },
  pageErrors
}) => {
  pageErrors.allow(/status of 401/u)
  const page = await context.newPage()
  await context.clearCookies()
  await context.route(/admin\/(?:login|refresh)$/u, async route => {
    const response = await route.fetch()
    const { 'set-cookie': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
    await context.clearCookies()
  })
  await page.goto('/login')
  const documents: string[] = []
  page.on('framenavigated', frame => documents.push(frame.url()))
  await page.getByLabel('Email').fill(server.api?.account.email ?? '')
  await page
    .getByLabel('Password', { exact: true })
    .fill(server.api?.account.password ?? '')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(messages.login.notKept)).toBeVisible()
  expect(documents).toHaveLength(2)
})
