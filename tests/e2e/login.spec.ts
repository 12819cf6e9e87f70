import type { Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { expectAlive, expectSignIn } from '../support/alive.ts'
import { pageWaits } from '../support/frames.ts'
import { holdBase, holdRenderer } from '../support/held-scripts.ts'
import { loseChunk } from '../support/new-build.ts'
import { expect, test } from '../support/test.ts'

/** Takes the first field for one that the browser has filled in, until the page ends. */
async function markFilledIn(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[data-slot=sign-in] [name="email"]'
  })
  await session.send('CSS.forcePseudoState', {
    nodeId,
    forcedPseudoClasses: ['autofill']
  })
}

test('7.3 a field that the server refuses is named at the field @further', async ({
  page,
  api,
  pageErrors
}) => {
  pageErrors.allow(/status of 422/u)
  const detail = 'This address belongs to a player.'
  await api.faults.set([
    {
      path: 'admin/login',
      fault: {
        status: 422,
        body: { title: 'Not right', errors: [{ pointer: '/email', detail }] }
      }
    }
  ])
  await page.goto('/login')
  const email = page.getByLabel('Email')
  const password = page.getByLabel('Password', { exact: true })
  await email.fill('marta@example.com')
  await password.fill('roll-the-dice')
  await page.getByRole('button', { name: 'Sign in' }).click()

  await expect(email).toHaveAccessibleDescription(detail)
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toBeFocused()
  await expect(password).toHaveValue('roll-the-dice')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

for (const [status, text] of [
  [401, messages.login.refused],
  [404, messages.login.noSignIn(404)]
] as const) {
  test(`7.3 an address that answers ${status} to everything is named, with its setting @further`, async ({
    page,
    api,
    baseURL,
    pageErrors
  }) => {
    pageErrors.allow(new RegExp(`status of ${status}`, 'u'))
    await api.faults.set([{ path: 'admin*', fault: { status } }])
    await page.goto('/login')
    await page.getByLabel('Email').fill('marta@example.com')
    await page.getByLabel('Password', { exact: true }).fill('roll-the-dice')
    await page.getByRole('button', { name: 'Sign in' }).click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(text)
    await expect(alert).toContainText(
      `POST ${baseURL}/api/admin/login. Check PUBLIC_API_BASE_URL.`
    )
  })
}

test('a login names no limit that only its server can know @further', async ({
  page
}) => {
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(page.locator('main')).not.toContainText(/\d|minute/u)
})

test('a server that wants to be left alone is waited for, and is not asked meanwhile (AUTH-14) @further', async ({
  page,
  api,
  server,
  pageErrors
}) => {
  pageErrors.allow(/status of 429/u)
  await api.faults.set([
    {
      path: 'admin/login',
      times: 1,
      fault: { status: 429, headers: { 'retry-after': '55' } }
    }
  ])
  const tries = async (): Promise<number> =>
    (await api.log()).filter(({ path }) => path === 'admin/login').length
  await page.clock.install()
  await page.goto('/login')
  const { email = '', password = '' } = server.api?.account ?? {}
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  const button = page.getByRole('button', { name: 'Sign in' })
  await button.click()
  const left = async (): Promise<number> => {
    const text = await page.getByRole('alert').textContent()
    const seconds = Number(/\d+/u.exec(text ?? '')?.[0])
    expect(text).toBe(messages.login.wait(seconds))
    return seconds
  }
  const first = await left()
  await page.clock.fastForward(25_000)
  await expect.poll(left).toBeLessThanOrEqual(first - 24)
  await expect(button).toBeDisabled()
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await page.clock.fastForward(40_000)
  await expect(button).toBeEnabled()
  expect(await tries()).toBe(1)
  await button.click()
  await expect(page).toHaveURL('/admins')
  expect(await tries()).toBe(2)
})

test.describe('AUTH-10 a login that no script has reached', () => {
  test.use({ javaScriptEnabled: false })

  test('has nothing to fill in, and sends nothing', async ({ page, api }) => {
    await page.goto('/login')
    const form = page.locator('[data-slot=sign-in] form')
    await expect(form).toHaveAttribute('method', 'post')
    const fields = form.locator('input, button[type=submit]')
    await expect(fields).toHaveCount(3)
    for (const field of await fields.all()) {
      // oxlint-disable-next-line no-await-in-loop -- there are three
      await expect(field).toBeHidden()
    }
    await expect(fields.nth(0)).toHaveAttribute('autocomplete', 'username')
    await expect(fields.nth(1)).toHaveAttribute(
      'autocomplete',
      'current-password'
    )
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/login')
    expect(await api.log()).toEqual([])
  })
})

test('AUTH-10 what is asked for before the page is alive goes nowhere until then, and is not asked for again', async ({
  page,
  api,
  server
}) => {
  const { email = '', password = '' } = server.api?.account ?? {}
  const release = await holdRenderer(page, '/login')
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled()
  await expect(page).toHaveURL('/login')
  const sent = (await api.log()).map(({ path }) => path)
  expect(sent).not.toContain('admin/login')
  release()
  await expect(page).toHaveURL('/admins')
})

test('AUTH-10 a sign-in that was asked for too soon is forgotten when something is typed @further', async ({
  page,
  api
}) => {
  const release = await holdRenderer(page, '/login')
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('admin@example.com')
  await page.keyboard.press('Enter')
  await page.getByLabel('Password', { exact: true }).pressSequentially('roll')
  release()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue('admin@example.com')
  const sent = (await api.log()).map(({ path }) => path)
  expect(sent).not.toContain('admin/login')
})

test('a press on the button of a login that nobody has touched yet signs in @further', async ({
  page,
  server
}) => {
  const { email = '', password = '' } = server.api?.account ?? {}
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  // As a browser does that knows the pair, before it tells of it.
  await page.evaluate(
    pair => {
      for (const [name, value] of Object.entries(pair)) {
        const field = document.querySelector<HTMLInputElement>(
          `[name="${name}"]`
        )
        if (field) field.value = value
      }
    },
    { email, password }
  )
  const button = page.getByRole('button', { name: 'Sign in' })
  await expect(button).toBeDisabled()
  const place = await button.boundingBox()
  await page.mouse.click((place?.x ?? 0) + 20, (place?.y ?? 0) + 10)
  await expect(page).toHaveURL('/admins')
})

test('what renders the login is asked for when somebody comes near, and not before', async ({
  page
}) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  const hasReact = (): boolean => asked.some(path => path.includes('/react.'))
  await page.goto('/login')
  await expect(page.locator('[data-session="guest"]')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(hasReact()).toBe(false)
  await expectSignIn(page)
  expect(hasReact()).toBe(true)
})

for (const [how, fillIn] of [
  [
    'has filled in',
    async page => {
      const email = page.locator('[name="email"]')
      await email.evaluate((field: HTMLInputElement) => {
        field.value = 'admin@example.com'
      })
    }
  ],
  ['fills in without telling of the value', markFilledIn]
] as [string, (page: Page) => Promise<void>][]) {
  test(`what renders a login that the browser ${how} is asked for by itself @further`, async ({
    page
  }) => {
    const gate = Promise.withResolvers<undefined>()
    await page.route('**/admin/refresh', async route => {
      await gate.promise
      await route.continue()
    })
    await page.goto('/login')
    await fillIn(page)
    gate.resolve(undefined)
    // Nobody comes near.
    await expectAlive(page)
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  })
}

test('a session that another tab has begun and nobody can confirm is told on a login that nobody touches @further', async ({
  page,
  context,
  server,
  pageErrors
}) => {
  pageErrors.allow(/status of (?:401|503)/u)
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  await page.route('**/api/admin', route => route.fulfill({ status: 503 }))
  const other = await context.newPage()
  await other.goto('/login')
  const { email = '', password = '' } = server.api?.account ?? {}
  await other.getByLabel('Email').fill(email)
  await other.getByLabel('Password', { exact: true }).fill(password)
  await other.keyboard.press('Enter')
  await expect(other).toHaveURL('/admins')
  await expect(page.getByText(messages.login.sessionUnknown)).toBeVisible()
})

test('AUTH-10 a guest can type as soon as his refresh is refused, and sign in when the check is over @further', async ({
  page
}) => {
  const release = await holdBase(page)
  const check = Promise.withResolvers<undefined>()
  await page.route('**/api/admin', async route => {
    await check.promise
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('admin@example.com')
  release()
  await expectAlive(page)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled()
  await expect(page.getByLabel('Email')).toBeVisible()
  const checking = page.getByText(messages.session.checking)
  await expect(checking).toBeVisible()
  const line = await checking.boundingBox()
  const form = await page.locator('[data-slot=sign-in] form').boundingBox()
  expect(line?.y).toBeGreaterThan((form?.y ?? 0) + (form?.height ?? 0))
  check.resolve(undefined)
  await expect(checking).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  await expect(page.getByLabel('Email')).toHaveValue('admin@example.com')
})

test('AUTH-10 nobody can type before it is known that the server knows nobody @further', async ({
  page,
  api,
  pageErrors
}) => {
  pageErrors.allow(/status of 503/u)
  await api.faults.set([
    { path: 'admin/refresh', fault: { status: 503 } },
    { path: 'admin', fault: { status: 503 } }
  ])
  const release = await holdBase(page)
  const answered = page.waitForResponse('**/admin/refresh')
  await page.goto('/login', { waitUntil: 'commit' })
  await answered
  await pageWaits(page, 300)
  await expect(page.getByLabel('Email')).toBeHidden()
  release()
})

test('AUTH-10 a login whose chunk is missing can be filled in, and sends nothing @further', async ({
  page,
  api,
  pageErrors
}) => {
  pageErrors.allow(/status of 404|dynamically imported|hydrating|astro-island/u)
  await loseChunk(page, 'login-island', 'for good')
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill('admin@example.com')
  await page.getByLabel('Password', { exact: true }).fill('roll-the-dice')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-slot=error-page]')).toBeVisible()
  await expect(page).toHaveURL('/login')
  const sent = (await api.log()).map(({ path }) => path)
  expect(sent).not.toContain('admin/login')
})

test('a pointer that rests where the login comes is nobody yet @further', async ({
  page
}) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto('/robots.txt')
  await page.mouse.move(400, 300)
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  // What a browser tells now and then by itself.
  await page.evaluate(() => {
    addEventListener('pointermove', () => Reflect.set(window, 'isTold', true))
  })
  await page.mouse.move(400, 300)
  await page.waitForFunction(() => Reflect.get(window, 'isTold') === true)
  await page.waitForLoadState('networkidle')
  const isReact = (path: string): boolean => path.startsWith('/_astro/react.')
  expect(asked.filter(isReact)).toEqual([])
  await page.mouse.move(401, 300)
  await expect.poll(() => asked.filter(isReact)).toHaveLength(1)
})
