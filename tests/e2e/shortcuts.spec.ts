import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { allAsked } from '../support/asked.ts'
import { listScreen, openList, rowsOf } from '../support/list-screens.ts'
import { openPalette, paletteField } from '../support/palette.ts'
import { expect, test } from '../support/test.ts'

const { keys, list } = messages
const users = listScreen('users')

const shortcuts = (page: Page): Locator =>
  page.getByRole('dialog', { name: keys.title })
const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name })
const hint = (page: Page): Locator => page.getByText(keys.goTo, { exact: true })

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page)
})

test('g and the key of a screen lead there, without a page load @further', async ({
  page
}) => {
  await openList(page, users)
  await page.evaluate(() => Reflect.set(globalThis, 'kept', true))
  for (const [key, name, path] of [
    ['a', 'Admins', '/admins'],
    ['m', 'Games', '/games'],
    ['w', 'System wallets', '/system-wallets'],
    ['t', 'Wallet transactions', '/system-wallets/transactions'],
    ['u', 'Users', '/users']
  ] as const) {
    await page.keyboard.press('g')
    await expect(hint(page)).toBeVisible()
    await page.keyboard.press(key)
    await expect(page).toHaveURL(path)
    await expect(heading(page, name)).toBeFocused()
    await expect(hint(page)).toBeHidden()
  }
  expect(await page.evaluate(() => Reflect.get(globalThis, 'kept'))).toBe(true)
})

test('g is forgotten after a while, by Escape, and by another key @further', async ({
  page,
  api
}) => {
  await page.clock.install()
  await openList(page, users)
  const leave = [
    () => page.clock.fastForward(1600),
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('x')
  ]
  for (const forget of leave) {
    await page.keyboard.press('g')
    await expect(hint(page)).toBeVisible()
    await forget()
    await expect(hint(page)).toBeHidden()
    await page.keyboard.press('a')
    await expect(page).toHaveURL(users.path)
  }
  // A screen that does not exist is no refresh either.
  const asked = (await allAsked(api, users.call)).length
  await page.keyboard.press('g')
  await page.keyboard.press('r')
  await expect(hint(page)).toBeHidden()
  expect(await allAsked(api, users.call)).toHaveLength(asked)
  await page.keyboard.press('r')
  await expect
    .poll(async () => (await allAsked(api, users.call)).length)
    .toBe(asked + 1)
})

test('/ leads into the search, where keys are letters @further', async ({
  page
}) => {
  await openList(page, users)
  await page.keyboard.press('/')
  const search = page.getByRole('searchbox')
  await expect(search).toBeFocused()
  await expect(search).toHaveAttribute('aria-keyshortcuts', '/')
  await page.keyboard.type('ga?/r')
  await expect(search).toHaveValue('ga?/r')
  await expect(shortcuts(page)).toBeHidden()
  await expect(page).toHaveURL(/^[^?]*\/users(?:\?search=[^&]*)?$/u)
})

test('no key is a shortcut with Ctrl, or while a drawer, a menu or a dialog is open @further', async ({
  page
}) => {
  await openList(page, users)
  await page.keyboard.press('Alt+g')
  await expect(hint(page)).toBeHidden()

  await page.getByRole('button', { name: list.export, exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  for (const key of ['g', 'a', '?', '/', 'Control+k']) {
    await page.keyboard.press(key)
  }
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(paletteField(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.locator('summary', { hasText: 'Status' }).click()
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await page.keyboard.press('?')
  await expect(shortcuts(page)).toBeHidden()
  await page.keyboard.press('Escape')

  await rowsOf(page, users).first().getByRole('link').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page).toHaveURL(/\/users\?open=/u)
  // The palette leads away from a drawer.
  await openPalette(page, 'games')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Games')).toBeFocused()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('? lists every shortcut, and its switch turns single keys off for good @further', async ({
  page
}) => {
  await openList(page, users)
  await expect(page.getByRole('navigation').locator('kbd')).toHaveCount(0)
  await page.getByRole('searchbox').focus()
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('?')
  const box = page.getByRole('checkbox', { name: keys.allow })
  await expect(box).toBeChecked()
  await expect(shortcuts(page)).toContainText('Wallet transactions')
  await box.press('Space')
  await expect(box).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(shortcuts(page)).toBeHidden()
  await expect(heading(page, 'Users')).toBeFocused()

  const expectOff = async (): Promise<void> => {
    for (const key of ['g', 'a', '?', '/']) await page.keyboard.press(key)
    await expect(page).toHaveURL(users.path)
    await expect(shortcuts(page)).toBeHidden()
    await expect(page.getByRole('searchbox')).not.toBeFocused()
  }
  await expectOff()
  await openList(page, users)
  await expectOff()

  // The palette is no single key, and leads back to the switch.
  await openPalette(page, 'shortcuts')
  await page.keyboard.press('Enter')
  await box.check()
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await expect(heading(page, 'Admins')).toBeFocused()
})
