import type { Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { inlineHashes } from '../../src/programs/hosting/inline-hashes.ts'
import { expectAlive } from '../support/alive.ts'
import { keepAnswers } from '../support/kept-answers.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/users')
  const table = page.getByRole('table', { name: messages.users.title })
  await expect(table.getByRole('link').first()).toBeVisible()
})

async function refresh(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Refresh', exact: true }).click()
}

const STACK = 'Error: at Users.find (/srv/api/users.js:12:3) <b>secret</b>'

const failures = [
  ['a 403', { status: 403 }, messages.problem.forbidden],
  ['a 404', { status: 404 }, messages.problem['not-found']],
  ['a 409', { status: 409 }, messages.problem.conflict],
  [
    'the 413 of nginx',
    {
      status: 413,
      body: '<html><head><title>413 Request Entity Too Large</title></head></html>',
      headers: { 'Content-Type': 'text/html' }
    },
    messages.problem['too-large']
  ],
  ['a 422', { status: 422 }, messages.problem.invalid],
  ['a 429', { status: 429 }, messages.problem['too-many']],
  ['a 500', { status: 500, body: STACK }, messages.problem.server(500)],
  ['a page with 200', { html: true }, messages.problem['bad-answer']],
  ['cut-off JSON', { garbage: '{"data":[' }, messages.problem['bad-answer']],
  ['another shape', { shape: { items: [] } }, messages.problem['bad-answer']],
  ['a broken connection', { cutBody: true }, messages.problem.unreachable]
] as const

test('each failure of a list is named in place, and signs nobody out (NET-5, NET-6, NET-7, NET-12, NET-13) @further', async ({
  page,
  api,
  pageErrors
}) => {
  pageErrors.allow(/status of (?:403|404|409|413|422|429|500)|ERR_/u)
  const rows = page.locator('tbody tr')
  const shown = await rows.count()
  for (const [name, fault, text] of failures) {
    await test.step(name, async () => {
      await api.faults.set([{ path: 'users', fault }])
      await refresh(page)
      const alert = page.getByRole('alert')
      await expect(alert).toContainText(text)
      await expect(rows).toHaveCount(shown)
      await expect(page.locator('body')).not.toContainText('users.js')
      await api.faults.clear()
      await refresh(page)
      await expect(alert).toHaveCount(0)
    })
  }
  expect(new URL(page.url()).pathname).toBe('/users')
  const log = await api.log()
  expect(log.filter(({ path }) => path === 'admin/refresh')).toEqual([])
})

test('a site whose policy blocks its own calls says so (CSP-10)', async ({
  page,
  violations,
  pageErrors
}) => {
  pageErrors.allow(/Content Security Policy|violates/u)
  // A policy is the site's: the login, where this ends, has it too.
  const isPage = ({ pathname }: URL): boolean =>
    ['/users', '/login'].includes(pathname)
  await page.route(isPage, async route => {
    const response = await route.fetch()
    const headers = response.headers()
    const policy = headers['content-security-policy'] ?? ''
    headers['content-security-policy'] = policy.replace(
      "connect-src 'self'",
      'connect-src https://other.example'
    )
    await route.fulfill({ response, headers })
  })
  await page.goto('/users')
  await expect(page).toHaveURL(/\/login/u)
  await expect(page.getByRole('alert').first()).toContainText(
    messages.callsBlocked(new URL(page.url()).origin)
  )
  expect(violations.splice(0)).not.toEqual([])
})

/** The sheet of every page, and the script that its head runs first. */
const SHEETS = /style-src [^;]*/u
const EARLY_SCRIPT = /<script>(.*?)<\/script>/su

for (const [part, isScriptNew] of [
  ['sheet', false],
  ['sheet and another early script', true]
] as const) {
  test(`a page keeps its look where a server sends the policy of another ${part} @further`, async ({
    page,
    violations,
    pageErrors
  }) => {
    pageErrors.allow(/Content Security Policy|violates/u)
    await page.route(
      ({ pathname }) => pathname === '/users',
      async route => {
        const response = await route.fetch()
        const [, script = ''] = EARLY_SCRIPT.exec(await response.text()) ?? []
        const { scripts } = inlineHashes([`<script>${script}</script>`])
        const headers = response.headers()
        let policy = headers['content-security-policy'] ?? ''
        expect(scripts.every(hash => policy.includes(hash))).toBe(true)
        policy = policy.replace(SHEETS, "style-src 'self'")
        for (const hash of isScriptNew ? scripts : []) {
          policy = policy.replace(hash, '')
        }
        headers['content-security-policy'] = policy
        await route.fulfill({ response, headers })
      }
    )
    await page.goto('/users')
    const sheet = page.locator('head link[rel=stylesheet]')
    await expect(sheet).toHaveAttribute('href', /\/document\.[\w-]+\.css$/u)
    const row = page.locator('tr[data-row]').first()
    await expect(row).toHaveCSS('height', '36px')
    const directives = violations.splice(0).join(' ')
    expect(directives).toContain('style-src')
    expect(directives.includes('script-src')).toBe(isScriptNew)
  })
}

interface Answer {
  data: { id: string }[]
  meta: object
}

test('a row that cannot be read is named, and the others are shown (NET-7) @further', async ({
  page,
  api
}) => {
  const calls = /\/api\/users\?/u
  const answers = await keepAnswers<Answer>(page, calls)
  await refresh(page)
  await expect.poll(() => answers).toHaveLength(1)
  await page.unroute(calls)
  const [{ data, meta }] = answers as [Answer]
  const broken = data.map((row, index) =>
    index === 2 ? { ...row, balances: 'none' } : row
  )
  await api.faults.set([
    { path: 'users', fault: { shape: { data: broken, meta } } }
  ])
  await refresh(page)
  await expect(
    page.getByRole('status').filter({ hasText: data[2]?.id ?? '' })
  ).toContainText(/Not shown.*row 3, .*\(balances: /u)
  await expect(page.locator('tbody tr')).toHaveCount(data.length - 1)
})

test('an administrator who is offline is told so, and the list mends itself (NET-17)', async ({
  page,
  context,
  pageErrors
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/u)
  const note = page.getByText(messages.offline)
  await expectAlive(page)
  await context.setOffline(true)
  await expect(note).toBeVisible()
  await refresh(page)
  await expect(page.getByRole('alert')).toContainText(messages.problem.offline)
  await context.setOffline(false)
  await expect(note).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
