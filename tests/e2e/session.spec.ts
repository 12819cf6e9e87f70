import type { Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { expectSignIn } from '../support/alive.ts'
import { furtherUnless } from '../support/further.ts'
import { emitIn } from '../support/panel-events.ts'
import type { ApiControl } from '../support/reference-api.ts'
import { findSecret, keptBy } from '../support/secrets.ts'
import { expect, test } from '../support/test.ts'

const EMAIL = 'admin@example.com'
const PASSWORD = 'roll-the-dice'

async function submit(
  page: Page,
  email: string,
  password: string
): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function calls(api: ApiControl, path: string): Promise<number> {
  return (await api.log()).filter(call => call.path.endsWith(path)).length
}

test('the way of a day: sign in, come back, sign out (AUTH-7)', async ({
  page,
  context
}) => {
  await page.goto('/users?search=ma')
  await expect(page).toHaveURL('/login')
  await submit(page, EMAIL, PASSWORD)
  await expect(page).toHaveURL('/users?search=ma')
  await expect(page.locator('tbody a').first()).toBeVisible()

  const other = await context.newPage()
  await other.goto('/games')
  await expect(other.getByRole('row').nth(1)).toBeVisible()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL('/login')
  await other.goto('/admins')
  await expect(other).toHaveURL('/login')
  await page.goBack()
  await expect(page).toHaveURL('/login')
  await expect(page.locator('tbody a')).toHaveCount(0)
})

test('3.2 3.3 7.3 the sign-in sends exactly email and password', async ({
  page,
  api
}) => {
  await page.goto('/login')
  await submit(page, `  ${EMAIL} `, PASSWORD)
  await expect(page).toHaveURL('/admins')
  const login = (await api.log()).find(call =>
    call.path.endsWith('admin/login')
  )
  expect(login?.method).toBe('POST')
  expect(login?.headers['content-type']).toContain('application/json')
  expect(login?.headers['authorization']).toBe('no')
  expect(JSON.parse(login?.body ?? '')).toEqual({
    email: EMAIL,
    password: PASSWORD
  })
})

test('the token and the password are nowhere but in the header and the sign-in (AUTH-1)', async ({
  page,
  context,
  api,
  pageErrors
}) => {
  pageErrors.allow(/status of 401/u)
  const seen: string[] = []
  const sent: string[] = []
  await context.addInitScript(() => {
    const { postMessage } = BroadcastChannel.prototype
    BroadcastChannel.prototype.postMessage = function (data) {
      // oxlint-disable-next-line no-console -- heard below
      console.debug('news', JSON.stringify(data))
      postMessage.call(this, data)
    }
  })
  context.on('console', message => seen.push(message.text()))
  context.on('request', request => {
    const { authorization = '', ...headers } = request.headers()
    const isSignIn = request.url().endsWith('admin/login')
    const body = request.postData() ?? ''
    sent.push(authorization, isSignIn ? body : '')
    seen.push(request.url(), JSON.stringify(headers), isSignIn ? '' : body)
  })
  const other = await context.newPage()
  await other.goto('/login')
  await page.goto('/login')
  await submit(page, EMAIL, PASSWORD)
  await expect(page).toHaveURL('/admins')
  await expect(other).toHaveURL('/admins')
  await api.faults.set([
    { method: 'GET', path: 'users', times: 1, fault: { revoke: true } }
  ])
  await page.getByRole('link', { name: 'Users', exact: true }).click()
  await expect(page.locator('tbody a').first()).toBeVisible()
  seen.push(await keptBy(page), await keptBy(other))
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
  seen.push(await keptBy(page))

  const accounts = [{ password: PASSWORD }]
  expect(seen.join('\n')).toContain('news "signed-in ')
  expect(sent.map(text => findSecret(text, accounts))).toContain('a token')
  expect(sent.map(text => findSecret(text, accounts))).toContain('a password')
  expect(seen.filter(text => findSecret(text, accounts))).toEqual([])
})

test('a double click signs in once @further', async ({ page, api }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).dblclick()
  await expect(page).toHaveURL('/admins')
  expect(await calls(api, 'admin/login')).toBe(1)
})

test.describe('bad input on the login', () => {
  test('a wrong password gets one text, and the password field the focus', async ({
    page,
    pageErrors
  }) => {
    pageErrors.allow(/status of 401/u)
    await page.goto('/login')
    await submit(page, EMAIL, 'wrong')
    await expect(page.getByRole('alert')).toHaveText(
      'The email or password is incorrect.'
    )
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
    await expect(page.getByLabel('Email')).toHaveValue(EMAIL)
  })

  test('a mistyped address is said at its field, without a call @further', async ({
    page,
    api
  }) => {
    await page.goto('/login')
    await submit(page, 'admin', '')
    await expect(
      page.getByText('Enter an email address, like name@example.com')
    ).toBeVisible()
    await expect(page.getByText('Enter your password')).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()
    expect(await calls(api, 'admin/login')).toBe(0)
  })

  for (const [email, password] of [
    ["o'hara+dice@localhost", ' '],
    ['zo\u00eb@b\u00fccher.example', ' \u{1f3b2} two words ']
  ] as const) {
    test(`5.1 3.2 ${email} and its password are left to the server @further`, async ({
      page,
      api,
      pageErrors
    }) => {
      pageErrors.allow(/status of 401/u)
      await page.goto('/login')
      await submit(page, email, password)
      await expect(page.getByRole('alert')).toBeVisible()
      const login = (await api.log()).find(call => call.path === 'admin/login')
      expect(JSON.parse(login?.body ?? '')).toEqual({ email, password })
    })
  }

  for (const [name, fault, said] of [
    ['a server that is down', { status: 503 }, 'The server answered 503'],
    ['HTML where JSON was due', { html: true }, 'cannot read'],
    ['a wrong shape', { shape: { token: 'x' } }, 'cannot read']
  ] as const) {
    test(`${name} is no verdict, and the password stays @further`, async ({
      page,
      api,
      pageErrors
    }) => {
      pageErrors.allow(/status of 503/u)
      await page.goto('/login')
      await api.faults.set([{ path: 'admin/login', fault }])
      await submit(page, EMAIL, PASSWORD)
      await expect(page.getByRole('alert')).toContainText(said)
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(
        PASSWORD
      )
      await api.faults.clear()
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page).toHaveURL('/admins')
    })
  }
})

test.describe('the first load', () => {
  test('4.2 7.1 7.2 asks for one refresh and one admin (REF-15)', async ({
    page,
    api,
    signIn
  }) => {
    await signIn(page)
    await api.faults.clear()
    await page.goto('/users')
    await expect(page.locator('tbody a').first()).toBeVisible()
    const log = await api.log()
    const refreshes = log.filter(call => call.path.endsWith('admin/refresh'))
    expect(refreshes).toHaveLength(1)
    expect(refreshes[0]?.body).toBe('{}')
    expect(refreshes[0]?.headers['content-type']).toContain('application/json')
    const admin = log.filter(
      call => call.path.endsWith('/admin') || call.path === 'admin'
    )
    expect(admin).toHaveLength(1)
    expect(admin[0]?.query).toBe('')
    expect(log.filter(call => call.path.endsWith('users'))).toHaveLength(1)
  })

  for (const { from, asked: requested, back } of [
    { from: '/login', asked: 1, back: '/admins' },
    // The way to the login is a page load, and each load asks anew.
    { from: '/users?page=2', asked: 2, back: '/users?page=2' }
  ]) {
    test(`4.3 8.3 a GET admin that is answered 503 twice is told on the way from ${from}, and a retry restores the session without password or sign-out (NET-19)${furtherUnless(from !== '/login')}`, async ({
      page,
      context,
      api,
      signIn,
      pageErrors
    }) => {
      pageErrors.allow(/status of 503/u)
      // A tab that nobody looks at does not ask again by itself.
      await page.addInitScript(() => {
        Reflect.defineProperty(document, 'visibilityState', { value: 'hidden' })
      })
      await signIn(page)
      const cookies = (await context.cookies()).map(({ name }) => name)
      expect(cookies).toHaveLength(1)
      await api.faults.clear()
      const load = ['POST admin/refresh', 'GET admin', 'GET admin']
      await api.faults.set([
        {
          method: 'GET',
          path: 'admin',
          times: 2 * requested,
          fault: { status: 503 }
        }
      ])
      await page.goto(from)
      await expect(page).toHaveURL('/login')
      await expect(page.getByRole('alert')).toContainText(
        messages.login.sessionUnknown
      )
      expect((await context.cookies()).map(({ name }) => name)).toEqual(cookies)
      const sentCalls = async (): Promise<string[]> =>
        (await api.log()).map(({ method, path }) => `${method} ${path}`)
      // What the screen needs is asked for beside the check.
      const checks = (await sentCalls()).filter(call => load.includes(call))
      expect(checks).toEqual(
        Array.from({ length: requested }, () => load).flat()
      )

      await page
        .getByRole('button', { name: messages.login.sessionRetry })
        .click()
      await expect(page).toHaveURL(back)
      await expect(page.locator('tbody a').first()).toBeVisible()
      const all = await sentCalls()
      expect(all).not.toContain('POST admin/login')
      expect(all).not.toContain('POST admin/logout')
    })
  }

  test('4.3 9.4 a GET is retried once on 500 @further', async ({
    page,
    api,
    signIn,
    pageErrors
  }) => {
    pageErrors.allow(/status of 500/u)
    await signIn(page)
    await api.faults.clear()
    await api.faults.set([
      { method: 'GET', path: 'admin', times: 1, fault: { status: 500 } }
    ])
    await page.goto('/admins')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    const log = await api.log()
    const checks = log
      .filter(({ path }) => path === 'admin' || path === 'admin/refresh')
      .map(({ method, path }) => `${method} ${path}`)
    expect(checks).toEqual(['POST admin/refresh', 'GET admin', 'GET admin'])
    expect(log.filter(({ path }) => path === 'admins')).toHaveLength(1)
  })

  test('8.2 a refused refresh lets the request go out bare @further', async ({
    page,
    api
  }) => {
    await page.goto('/login')
    await expectSignIn(page)
    const log = await api.log()
    expect(log.map(call => call.path.replace(/^\//u, ''))).toEqual([
      'admin/refresh',
      'admin'
    ])
    expect(log[1]?.headers['authorization']).toBe('no')
  })
})

test.describe('in mid-session', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn(page)
    await page.goto('/users')
    await expect(page.locator('tbody a').first()).toBeVisible()
  })

  test('a 401 is answered by one refresh and one replay (REF-13) @further', async ({
    page,
    api,
    pageErrors
  }) => {
    pageErrors.allow(/status of 401/u)
    await api.faults.clear()
    await api.faults.set([
      { method: 'GET', path: 'users', times: 1, fault: { revoke: true } }
    ])
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect.poll(() => calls(api, 'users')).toBe(2)
    expect(await calls(api, 'admin/refresh')).toBe(1)
    await expect(page).toHaveURL('/users')
  })

  test('2.9 4.5 a second 401 is need-logout, and the way back is kept (REF-13)', async ({
    page,
    api,
    pageErrors
  }) => {
    pageErrors.allow(/status of 401/u)
    await api.faults.set([
      { method: 'GET', path: 'users', fault: { revoke: true } }
    ])
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page).toHaveURL('/login')
    await expect(page.getByText('Your session has ended')).toBeVisible()
    await api.faults.clear()
    await submit(page, EMAIL, PASSWORD)
    await expect(page).toHaveURL('/users')
    await expect(page.locator('tbody a').first()).toBeVisible()
  })

  test('a refresh that the server refuses ends the session', async ({
    page,
    api,
    pageErrors
  }) => {
    pageErrors.allow(/status of 401/u)
    await api.faults.set([
      { method: 'GET', path: 'users', fault: { revoke: true } },
      { path: 'admin/refresh', fault: { revoke: true } }
    ])
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page).toHaveURL('/login')
  })

  test('a refresh that fails in any other way signs nobody out (REF-6) @further', async ({
    page,
    api,
    pageErrors
  }) => {
    pageErrors.allow(/status of (?:401|503)/u)
    await api.faults.set([
      { method: 'GET', path: 'users', times: 1, fault: { revoke: true } },
      { path: 'admin/refresh', fault: { status: 503 } }
    ])
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByRole('alert')).toContainText(
      'The list could not be loaded'
    )
    await expect(page).toHaveURL('/users')
    await expect(page.locator('tbody a').first()).toBeVisible()
    await api.faults.clear()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('7.4 the sign-out has no body and no content type @further', async ({
    page,
    api
  }) => {
    await api.faults.clear()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/login')
    const logout = (await api.log()).find(call =>
      call.path.endsWith('admin/logout')
    )
    expect(logout?.method).toBe('POST')
    expect(logout?.body).toBe('')
    expect(logout?.headers['content-type']).toBeUndefined()
    expect(logout?.headers['authorization']).toBe('yes')
  })

  test('4.1 a sign-out that the server does not hear of still signs out @further', async ({
    page,
    api,
    pageErrors
  }) => {
    pageErrors.allow(/status of 503/u)
    await api.faults.set([{ path: 'admin/logout', fault: { status: 503 } }])
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/login')
  })

  for (const [name, payload] of [
    ['need-logout', undefined],
    ['admin-logout', { id: '1' }]
  ] as const) {
    test(`2.9 the login is not reloaded by another ${name} @further`, async ({
      page
    }) => {
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(page).toHaveURL('/login')
      await expectSignIn(page)
      await page.getByLabel('Email').fill('kept')
      await page.evaluate(() => {
        const asked: string[] = []
        Reflect.set(globalThis, 'asked', asked)
        // Told at once of every way to another document, and to this one.
        navigation.addEventListener('navigate', event => {
          asked.push(event.destination.url)
        })
      })
      await emitIn(page, name, payload)
      expect(
        await page.evaluate(() => Reflect.get(globalThis, 'asked'))
      ).toEqual([])
      await expect(page.getByLabel('Email')).toHaveValue('kept')
    })
  }
})
