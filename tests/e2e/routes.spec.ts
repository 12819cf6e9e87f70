import { readFileSync } from 'node:fs'

import { expectAlive, expectSignIn } from '../support/alive.ts'
import { furtherUnless } from '../support/further.ts'
import { watchHarm } from '../support/page-harm.ts'
import { expect, test } from '../support/test.ts'

const screens = [
  ['/admins', 'Admins'],
  ['/users', 'Users'],
  ['/games', 'Games'],
  ['/system-wallets', 'System wallets'],
  ['/users/42/transactions', 'User transactions'],
  ['/system-wallets/transactions', 'Wallet transactions']
] as const

test.describe('for a guest', () => {
  for (const [path] of screens) {
    test(`6.1 5.2 ${path} leads to the login, and Back leaves the panel${furtherUnless(path === '/users')}`, async ({
      page
    }) => {
      await page.goto('about:blank')
      await page.goto(path)
      await expect(page).toHaveURL('/login')
      await expectSignIn(page)
      await page.goBack()
      await expect(page).toHaveURL('about:blank')
    })
  }

  test('2.1 6.1 the root leads to the login in one history entry @further', async ({
    page
  }) => {
    await page.goto('about:blank')
    await page.goto('/?a=1#h')
    await expect(page).toHaveURL('/login')
    await page.goBack()
    await expect(page).toHaveURL('about:blank')
  })

  test('2.6 8.1 an unknown path is a 404 that asks nobody to sign in', async ({
    page,
    pageErrors
  }) => {
    pageErrors.allow(/status of 404/u)
    const response = await page.goto('/nope?x=1#y')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('4')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(
      'Page not found: /nope?x=1#y'
    )
    await expect(page).toHaveTitle(
      '404 - Page not found: /nope?x=1#y - Admin Panel'
    )
    await expect(page).toHaveURL('/nope?x=1#y')
    await expect(
      page.getByRole('link', { name: 'Go to admins' })
    ).toHaveAttribute('href', '/')
    await expect(page.getByRole('navigation')).toHaveCount(0)
  })

  for (const [name, address, shown] of [
    ['of eight kilobytes', `/${'a'.repeat(8192)}`, /^\/a{180,200}…$/u],
    [
      'that turns what follows',
      '/%E2%80%AEgnp.exe?q=%E2%80%AE#\u202E',
      /^\/%E2%80%AEgnp\.exe\?q=%E2%80%AE#%E2%80%AE$/u
    ],
    [
      'with markup',
      '/%C3%A9<img src=x onerror=alert(1)>?q=<img src=x onerror=alert(1)>#<svg/onload=alert(1)>',
      /^\/%C3%A9%3Cimg%20src=x%20onerror=alert\(1\)%3E\?q=%3Cimg/u
    ]
  ] as const) {
    test(`2.6 an unknown path ${name} is a text that is cut, and does nothing (INJ-4)${furtherUnless(name === 'with markup')}`, async ({
      page,
      pageErrors
    }) => {
      pageErrors.allow(/status of 404/u)
      const harm = watchHarm(page)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(address)
      const heading = page.getByRole('heading', { level: 2 })
      await expect(heading).toHaveText(/^Page not found: /u)
      const before = 'Page not found: '.length
      const path = (await heading.textContent())?.slice(before)
      expect(path).toMatch(shown)
      await expect(page.getByRole('paragraph')).toHaveCount(0)
      await expect(page).toHaveTitle(
        `404 - Page not found: ${path} - Admin Panel`
      )
      await harm.expectNone('390 px')
      await expect(heading.locator('*')).toHaveCount(0)
      await expect(page.locator('img')).toHaveCount(0)
      await expect(
        page.getByRole('link', { name: 'Go to admins' })
      ).toBeInViewport({ ratio: 1 })
    })
  }

  test('2.2 the login has no layout @further', async ({ page }) => {
    await page.goto('/login')
    await expect(page).toHaveTitle('Sign in - Admin Panel')
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  })
})

test.describe('for an administrator', () => {
  test.beforeEach(async ({ page, signIn }) => signIn(page))

  for (const [path, title] of screens) {
    test(`1.3 2.3 6.2 ${path} opens and reloads under its own title${furtherUnless(path === '/users')}`, async ({
      page
    }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expect(page).toHaveTitle(`${title} - Admin Panel`)
      await expect(page.getByRole('table')).toBeVisible()
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      await page.reload()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('row').nth(1)).toBeVisible()
    })
  }

  test('2.1 the root keeps query and hash and adds no history entry', async ({
    page
  }) => {
    await page.goto('about:blank')
    await page.goto('/?a=1#h')
    await expect(page).toHaveURL('/admins?a=1#h')
    await page.goBack()
    await expect(page).toHaveURL('about:blank')
  })

  test('2.2 the login sends him to the admins and leaves no entry @further', async ({
    page
  }) => {
    await page.goto('about:blank')
    await page.goto('/login')
    await expect(page).toHaveURL('/admins')
    await page.goBack()
    await expect(page).toHaveURL('about:blank')
  })

  test('2.3 a trailing slash is tolerated @further', async ({ page }) => {
    await page.goto('/users/')
    await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  })

  test('2.4 an unknown user is told in the frame, with ways on @further', async ({
    page,
    pageErrors
  }) => {
    pageErrors.allow(/status of 404/u)
    await page.goto('/users/999999999/transactions')
    const main = page.getByRole('main')
    await expect(
      main.getByRole('heading', { name: 'There is no user 999999999' })
    ).toBeVisible()
    // The list may have failed first, and its words go with it.
    await expect(page.getByRole('alert')).toHaveCount(1)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await main.getByRole('link', { name: 'Search the users for it' }).click()
    await expect(page).toHaveURL('/users?search=999999999')
    await page.goBack()
    await main.getByRole('link', { name: 'All users' }).click()
    await expect(page).toHaveURL('/users')
  })

  test('1.2 the navigation holds the five areas, and leads to each @further', async ({
    page
  }) => {
    await page.goto('/admins')
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await expect(navigation.getByRole('link')).toHaveCount(5)
    for (const [name, path, title] of [
      ['Users', '/users', 'Users'],
      ['Games', '/games', 'Games'],
      ['System wallets', '/system-wallets', 'System wallets'],
      [
        'Wallet transactions',
        '/system-wallets/transactions',
        'Wallet transactions'
      ],
      ['Admins', '/admins', 'Admins']
    ] as const) {
      // oxlint-disable no-await-in-loop -- one area after the other
      await navigation.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      // oxlint-enable no-await-in-loop
    }
  })

  test('6.3 nothing depends on what else the administrator is @further', async ({
    page,
    api
  }) => {
    const admin = { id: 1, role: 'viewer', permissions: [], status: 'disabled' }
    await api.faults.set([{ path: 'admin', fault: { shape: admin } }])
    await page.goto('/admins')
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await expect(navigation.getByRole('link')).toHaveCount(5)
    for (const [path] of screens) {
      // oxlint-disable no-await-in-loop -- one screen after the other
      await page.goto(path)
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      await expect(page).toHaveURL(path)
      // oxlint-enable no-await-in-loop
    }
  })

  test('1.3 a move between screens changes the title, not the document', async ({
    page,
    api
  }) => {
    await page.goto('/admins')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await page.evaluate(() => {
      Reflect.set(window, 'sameDocument', true)
    })
    const games = page.getByRole('link', { name: 'Games', exact: true })
    await games.click()
    await expect(page).toHaveURL('/games')
    await expect(page).toHaveTitle('Games - Admin Panel')
    await expect(page.getByRole('heading', { name: 'Games' })).toBeFocused()
    await expect(games).toHaveAttribute('aria-current', 'page')
    await page.goBack()
    await expect(page).toHaveTitle('Admins - Admin Panel')
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(
      true
    )
    const refreshes = (await api.log()).filter(call =>
      call.path.endsWith('admin/refresh')
    )
    expect(refreshes).toHaveLength(1)
  })

  test('2.5 the wallet transactions have a menu entry of their own @further', async ({
    page
  }) => {
    await page.goto('/system-wallets/transactions')
    const current = page
      .getByRole('navigation', { name: 'Main' })
      .locator('[aria-current=page]')
    await expect(current).toHaveText(/Wallet transactions/u)
  })

  test('1.4 a prerendered shell is hydrated', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('h1')?.setAttribute('data-prerendered', '')
      })
    })
    await page.goto('/users')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expect(page.locator('h1[data-prerendered]')).toHaveText('Users')
  })

  test('1.4 2.4 without rewrite rules the 404 page renders on the client', async ({
    page,
    pageErrors
  }) => {
    pageErrors.allow(/status of 404/u)
    const body = readFileSync('dist/404.html', 'utf8')
    await page.route('**/users/42/transactions', route =>
      route.request().resourceType() === 'document'
        ? route.fulfill({ status: 404, contentType: 'text/html', body })
        : route.fallback()
    )
    const response = await page.goto('/users/42/transactions')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expect(page).toHaveTitle('User transactions - Admin Panel')
  })

  test('1.1 nothing protected is asked for or shown before the check (AUTH-4) @further', async ({
    page,
    api
  }) => {
    // Longer than a busy machine takes to load the page.
    await api.faults.set([{ path: 'admin/refresh', fault: { delayMs: 4000 } }])
    const refreshing = page.waitForRequest('**/api/admin/refresh')
    await page.goto('/users')
    await refreshing
    await expectAlive(page)
    expect((await api.log()).map(call => call.path)).not.toContainEqual(
      expect.stringContaining('users')
    )
    await expect(page.locator('tbody a')).toHaveCount(0)
    await expect(page.locator('tbody a').first()).toBeVisible()
  })
})
