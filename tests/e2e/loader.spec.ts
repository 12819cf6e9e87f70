import type { Locator, Page } from '@playwright/test'

import { COMMAND_DEADLINE_MS } from '../../src/api/http.ts'
import { messages } from '../../src/messages.ts'
import { answersIn, askIn, emitIn } from '../support/panel-events.ts'
import { expect, test } from '../support/test.ts'

const loader = (page: Page): Locator => page.locator('[data-slot=loader]')
/** What lies beside the loader and could still be reached. */
const reachable = (page: Page): Locator =>
  page.locator('body > :not([data-slot=loader], [inert])')
const search = (page: Page): Locator => page.locator('input[type=search]')

function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true })
}

/** Clicks where an element is, whatever lies over it. */
async function clickAt(page: Page, hidden: Locator): Promise<void> {
  const box = await hidden.boundingBox()
  if (!box) throw new Error('It has no box')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** Presses one key after the other. */
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await page.keyboard.press(key)
  }
}

async function show(page: Page): Promise<void> {
  await emitIn(page, 'showLoader')
  await expect(loader(page)).toBeVisible()
}

async function hide(page: Page): Promise<void> {
  await emitIn(page, 'hideLoader')
  await expect(loader(page)).toHaveCount(0)
}

test.describe('the loader', () => {
  test.beforeEach(async ({ page, signIn, api }) => {
    await signIn(page)
    await page.goto('/users')
    await expect(page.locator('tbody [data-slot=who]').first()).toBeVisible()
    await expect(button(page, 'Refresh')).toBeEnabled()
    await api.faults.clear()
  })

  test('4.6 9.8 covers the whole page between its two events', async ({
    page
  }) => {
    await expect(loader(page)).toHaveCount(0)
    await show(page)
    await expect(loader(page)).toHaveRole('status')
    await expect(loader(page)).toHaveAccessibleName('Loading')
    await expect(loader(page)).toHaveAttribute('aria-busy', 'true')
    const whole = { x: 0, y: 0, ...page.viewportSize() }
    expect(await loader(page).boundingBox()).toEqual(whole)
    await expect(reachable(page)).toHaveCount(0)
    await hide(page)
    await expect(page.locator('[inert]')).toHaveCount(0)
    await page.getByRole('searchbox').fill('an')
    await expect(page).toHaveURL('/users?search=an')
  })

  test('4.6 is not counted: two shows and one hide are off @further', async ({
    page
  }) => {
    await emitIn(page, 'showLoader')
    await emitIn(page, 'showLoader', { label: 'Still loading' })
    await expect(loader(page)).toHaveCount(1)
    await expect(loader(page)).toHaveAccessibleName('Still loading')
    await hide(page)
    await emitIn(page, 'hideLoader')
    await button(page, 'Refresh').click()
    await expect(loader(page)).toHaveCount(0)
  })

  test('4.6 9.8 lets no click through, and none ends it @further', async ({
    page,
    api
  }) => {
    await show(page)
    await clickAt(page, page.locator('[aria-label=Refresh]'))
    await clickAt(page, page.locator('a[href="/games"]'))
    await clickAt(page, page.locator('tbody a').first())
    await clickAt(page, search(page))
    await page.keyboard.type('an')
    await hide(page)
    await expect(page).toHaveURL('/users')
    await expect(search(page)).toHaveValue('')
    expect(await api.log()).toEqual([])
  })

  test('4.6 9.8 lets no key through, and Escape does not end it @further', async ({
    page,
    api
  }) => {
    await button(page, 'Refresh').focus()
    await show(page)
    await press(page, 'Enter', 'Space', 'Escape', 'Tab', 'Enter', 'Escape')
    await press(page, 'Shift+Tab', 'Tab', 'Tab', 'Enter', 'Space')
    await expect(page.locator(':focus')).toHaveCount(0)
    await expect(loader(page)).toBeVisible()
    await hide(page)
    await expect(page).toHaveURL('/users')
    expect(await api.log()).toEqual([])
  })

  test('4.6 gives the focus back @further', async ({ page }) => {
    await page.getByRole('searchbox').focus()
    await show(page)
    await expect(page.locator(':focus')).toHaveCount(0)
    await press(page, 'Tab')
    await hide(page)
    await expect(page.getByRole('searchbox')).toBeFocused()
  })

  test('4.6 9.8 lies over a dialog, which neither hears nor closes @further', async ({
    page
  }) => {
    await page
      .getByRole('button', { name: /^All balances of/u })
      .first()
      .click()
    await expect(button(page, 'Maximise')).toBeFocused()
    await show(page)
    await expect(reachable(page)).toHaveCount(0)
    await clickAt(page, page.locator('[aria-label=Close]'))
    await clickAt(page, page.locator('[aria-label=Maximise]'))
    await press(page, 'Escape', 'Enter', 'Tab', 'Space')
    await hide(page)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(button(page, 'Maximise')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('4.6 9.8 lies over a modal confirm, and nothing answers it @further', async ({
    page
  }) => {
    await askIn(page)
    await expect(button(page, 'Yes')).toBeFocused()
    await show(page)
    await expect(reachable(page)).toHaveCount(0)
    await clickAt(page, button(page, 'Yes'))
    await press(page, 'Enter', 'Space', 'Escape', 'Tab', 'Enter')
    expect(await answersIn(page)).toEqual(['Ban?: onShow'])
    await hide(page)
    await expect(button(page, 'Yes')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    expect(await answersIn(page)).toEqual(['Ban?: onShow', 'Ban?: accept'])
  })

  test('4.6 9.8 stays over what opens meanwhile @further', async ({ page }) => {
    await show(page)
    await askIn(page)
    const accept = button(page, 'Yes')
    await expect(accept).toBeVisible()
    await expect(reachable(page)).toHaveCount(0)
    await clickAt(page, accept)
    await press(page, 'Enter', 'Escape')
    expect(await answersIn(page)).toEqual(['Ban?: onShow'])
    await hide(page)
    await expect(button(page, 'Yes')).toBeFocused()
  })
})

test('4.6 signing in shows the loader until the server has answered', async ({
  page,
  api
}) => {
  const login = Promise.withResolvers<undefined>()
  await page.route('**/api/admin/login', async route => {
    await login.promise
    await route.continue()
  })
  await page.goto('/login')
  await page.getByLabel('Email').fill('admin@example.com')
  await page.getByLabel('Password', { exact: true }).fill('roll-the-dice')
  await page.keyboard.press('Enter')
  await expect(loader(page)).toHaveAccessibleName('Signing in')
  await expect(reachable(page)).toHaveCount(0)
  await press(page, 'Escape', 'Enter')
  await expect(loader(page)).toBeVisible()
  login.resolve(undefined)
  await expect(page).toHaveURL('/admins')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(loader(page)).toHaveCount(0)
  const calls = (await api.log()).map(call => call.path)
  expect(calls.filter(path => path.endsWith('admin/login'))).toHaveLength(1)
})

test('a sign-in that is never answered ends with the deadline, and so does the loader (NET-11) @further', async ({
  page
}) => {
  await page.clock.install()
  await page.route('**/api/admin/login', () => undefined)
  await page.goto('/login')
  await page.getByLabel('Email').fill('admin@example.com')
  await page.getByLabel('Password', { exact: true }).fill('roll-the-dice')
  // Time stands still between two steps: React has to be there before.
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  // Its deadline begins with the call, which waits for its turn.
  const asked = page.waitForRequest('**/api/admin/login')
  await page.keyboard.press('Enter')
  await asked
  await expect(loader(page)).toBeVisible()
  await page.clock.runFor(COMMAND_DEADLINE_MS - 1000)
  await expect(loader(page)).toBeVisible()
  await page.clock.runFor(1000)
  await expect(loader(page)).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveText(messages.login.unreachable)
  await expect(page.getByLabel('Email')).toBeVisible()
})
