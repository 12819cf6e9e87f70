import type { Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { type PanelServer, startServer } from '../../src/programs/serve.ts'
import { fieldOf, questionOf } from '../support/actions.ts'
import { type FrontServer, openFrontServer } from '../support/front-server.ts'
import { listScreen, openList, settled } from '../support/list-screens.ts'
import { drawerButton, drawerOf } from '../support/row-drawer.ts'
import { freePort } from '../support/start-process.ts'
import { expect, test as base } from '../support/test.ts'

/** A server that lets its own pages call it by another address, too. */
const test = base.extend<object, { server: PanelServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const port = await freePort()
      const server = await startServer({
        port,
        allowedOrigins: [`http://127.0.0.1:${port}`],
        database: ':memory:',
        seedTransactions: 5000,
        faults: true,
        session: { passwordCost: { N: 2, r: 1, p: 1 } }
      })
      await use(server)
      await server.close()
    },
    { scope: 'worker' }
  ]
})

const users = listScreen('users')
const suspend = messages.actions.byAction['suspend-user'].label

let front: FrontServer
/** The addresses of the preflights that came to the front, oldest first. */
let preflights: string[]
/** Every other call that came to its API. */
let calls: string[]

test.beforeEach(async ({ server }) => {
  preflights = []
  calls = []
  front = await openFrontServer(server.url, ({ method, url = '' }) => {
    if (method === 'OPTIONS') preflights.push(url)
    else if (url.startsWith('/api/')) calls.push(`${method} ${url}`)
    return false
  })
})

test.afterEach(() => front.close())

test('an API of the own origin is sent no preflight @further', async ({
  page,
  signIn
}) => {
  await signIn(page)
  await page.goto(`${front.url}/users`)
  await settled(page, users)
  const [{ head }] = users.sorts
  await page.getByRole('button', { name: head, exact: true }).click()
  await expect(page).toHaveURL(/[?&]sort=/u)
  await settled(page, users)
  await page.getByRole('searchbox').fill('an')
  await expect(page).toHaveURL(/[?&]search=an/u)
  await settled(page, users)
  await page.goto(`${front.url}/users?open=42`)
  await drawerButton(page, suspend).click()
  await fieldOf(page, 'reason').fill('Two accounts of one person')
  await questionOf(page).getByRole('button', { name: suspend }).click()
  await expect(drawerOf(page).locator('[data-shape]').first()).toHaveText(
    messages.words.userStatus.suspended
  )
  expect(calls.some(call => call.startsWith('POST /api/users/42/'))).toBe(true)
  expect(preflights).toEqual([])

  // One would have been seen.
  await page.request.fetch(`${front.url}/api/users`, { method: 'OPTIONS' })
  expect(preflights).toEqual(['/api/users'])
})

test.describe('on another origin', () => {
  // The policy of this build knows its own API alone.
  test.use({ bypassCSP: true })

  /** Calls the API behind the front as the panel would: the cookie, its headers. */
  async function call(
    page: Page,
    path: string,
    method = 'GET',
    more: Record<string, string> = {}
  ): Promise<number> {
    return page.evaluate(
      async ([address, name, headers]) => {
        const answer = await fetch(address, {
          method: name,
          credentials: 'include',
          headers: { authorization: 'Bearer none', ...headers },
          ...(name === 'GET' ? {} : { body: '{}' })
        })
        return answer.status
      },
      [`${front.url}/api/${path}`, method, more] as const
    )
  }

  test('one preflight lasts for all calls to its address, and for no other', async ({
    page,
    signIn,
    pageErrors
  }) => {
    pageErrors.allow(/status of 40\d/u)
    await signIn(page)
    await openList(page, users)
    expect(await call(page, 'users?page=1')).toBe(401)
    expect(preflights).toEqual(['/api/users?page=1'])
    await call(page, 'users?page=1')
    await page.reload()
    await settled(page, users)
    await call(page, 'users?page=1')
    expect(preflights).toEqual(['/api/users?page=1'])
    await call(page, 'users?page=2')
    await call(page, 'users/42')
    const asked = ['/api/users?page=1', '/api/users?page=2', '/api/users/42']
    expect(preflights).toEqual(asked)

    // Other methods and headers at an address are covered by its answer. Not
    // `If-Match`: calls with it go past all caches of a browser.
    await call(page, 'users/42', 'PATCH', {
      'content-type': 'application/json',
      'idempotency-key': 'one'
    })
    expect(calls.at(-1)).toBe('PATCH /api/users/42')
    expect(preflights).toEqual(asked)
  })
})
