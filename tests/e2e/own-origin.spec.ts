import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { expect, test } from '../support/test.ts'

/** The hosts that a page turns to, from now on. */
function hostsAsked(page: Page): Set<string> {
  const hosts = new Set<string>()
  page.on('request', request => hosts.add(new URL(request.url()).host))
  return hosts
}

test.describe('an API that leads to another origin', () => {
  // The panel has to stay without the policy's help.
  test.use({ bypassCSP: true })

  test('gets no token and no password there (AUTH-2)', async ({
    page,
    api,
    server,
    pageErrors
  }) => {
    pageErrors.allow(/ERR_FAILED|status of 401/u)
    const hits: string[] = []
    const other = createServer(({ method, url }, response) => {
      hits.push(`${method} ${url}`)
      response.setHeader('access-control-allow-origin', server.url)
      response.setHeader('access-control-allow-credentials', 'true')
      response.setHeader(
        'access-control-allow-headers',
        'authorization, content-type'
      )
      response.end('{}')
    })
    await new Promise<void>(resolve => {
      other.listen(0, '127.0.0.1', resolve)
    })
    const { port } = other.address() as AddressInfo
    const headers = { location: `http://127.0.0.1:${port}/stolen` }
    await api.faults.set([
      { path: 'admin/login', times: 1, fault: { status: 307, headers } },
      { path: 'users', fault: { status: 302, headers } }
    ])
    await page.goto('/login')
    const { email = '', password = '' } = server.api?.account ?? {}
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toHaveText(messages.login.unreachable)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/admins')
    await page.getByRole('link', { name: 'Users', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('could not be loaded')
    expect(hits).toEqual([])
    other.close()
  })
})

test('a poisoned way back ends on the own origin (AUTH-12) @further', async ({
  page,
  signIn,
  server
}) => {
  await signIn(page)
  const hosts = hostsAsked(page)
  await page.goto('/admins')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  for (const [kept, path] of [
    ['//evil.test/users', '/admins'],
    ['/\\evil.test/users', '/admins'],
    ['/..//evil.test/users', '/admins'],
    ['https://evil.test/users', '/admins'],
    ['javascript:location.replace("/games")//users', '/admins'],
    ['/users?page=2#//evil.test', '/users?page=2#//evil.test']
  ] as const) {
    await page.evaluate(
      text => sessionStorage.setItem('panel.returnTo', text),
      kept
    )
    await page.goto('/login')
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  }
  expect([...hosts]).toEqual([new URL(server.url).host])
})
