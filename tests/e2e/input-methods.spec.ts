import type { CDPSession, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { pageWaits } from '../support/frames.ts'
import { furtherUnless } from '../support/further.ts'
import { listScreen, openList } from '../support/list-screens.ts'
import {
  openPalette,
  paletteField,
  paletteOptions
} from '../support/palette.ts'
import type { ApiControl } from '../support/reference-api.ts'
import { expect, test } from '../support/test.ts'

const users = listScreen('users')
/** Longer than a search waits for the next key, in ms. */
const AFTER_SEARCH_MS = 600

/** An input method, as the browser hears it from the system. */
interface InputMethod {
  /** Shows what is not complete yet. */
  compose: (text: string) => Promise<void>
  /** Ends the composition. */
  commit: (text: string) => Promise<void>
  /** A key that it keeps for itself. */
  press: (key: string) => Promise<void>
}

async function inputMethod(page: Page): Promise<InputMethod> {
  const session: CDPSession = await page.context().newCDPSession(page)
  return {
    compose: async text => {
      const end = text.length
      await session.send('Input.imeSetComposition', {
        text,
        selectionStart: end,
        selectionEnd: end
      })
    },
    commit: async text => {
      await session.send('Input.insertText', { text })
    },
    press: async key => {
      const press = { key, code: key, windowsVirtualKeyCode: 229 }
      // With the text that a browser would submit a form for.
      const text = key === 'Enter' ? '\r' : ''
      await session.send('Input.dispatchKeyEvent', {
        type: 'keyDown',
        text,
        ...press
      })
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...press })
    }
  }
}

/** How often the API was asked for a path. */
async function asked(api: ApiControl, call: string): Promise<number> {
  const log = await api.log()
  return log.filter(({ path }) => path === call).length
}

test('the sign-in is not sent by the Enter that ends a composition', async ({
  page,
  api,
  server
}) => {
  const { email = '', password = '' } = server.api?.account ?? {}
  await page.goto('/login')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Email').focus()
  const ime = await inputMethod(page)
  await ime.compose('ｍ')
  await ime.press('Enter')
  await ime.commit(email)
  await ime.press('Enter')
  await pageWaits(page, AFTER_SEARCH_MS)
  expect(await asked(api, 'admin/login')).toBe(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admins')
})

test.describe('signed in', () => {
  test.beforeEach(async ({ page, signIn }) => signIn(page))

  test('a list is not searched for what an input method still composes', async ({
    page
  }) => {
    await openList(page, users)
    await page.getByRole('searchbox').focus()
    const ime = await inputMethod(page)
    for (const text of ['ｓ', 'さ', 'さん']) {
      // oxlint-disable-next-line no-await-in-loop -- one letter after the other
      await ime.compose(text)
    }
    await pageWaits(page, AFTER_SEARCH_MS)
    await expect(page).toHaveURL('/users')
    await ime.press('Enter')
    await ime.press('Escape')
    await expect(page).toHaveURL('/users')
    await expect(page.getByRole('searchbox')).toHaveValue('さん')
    await ime.commit('anna')
    await expect(page).toHaveURL('/users?search=anna')
  })

  test('the palette opens nothing by the keys of an input method, and waits for it', async ({
    page,
    api
  }) => {
    await openList(page, users)
    await openPalette(page)
    const ime = await inputMethod(page)
    const first = paletteOptions(page).first()
    await ime.compose('ご')
    await ime.press('ArrowDown')
    await ime.press('Enter')
    await ime.press('Tab')
    await ime.press('Escape')
    await pageWaits(page, AFTER_SEARCH_MS)
    expect(await asked(api, 'system-wallets/transactions')).toBe(0)
    await ime.commit('games')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    // The key that has ended it, as Safari reports it.
    await ime.press('Enter')
    await expect(paletteField(page)).toBeFocused()
    await expect(page).toHaveURL('/users')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/games')
  })

  test('a form and its dialog stay as they are by the keys of an input method', async ({
    page
  }) => {
    await page.goto('/users?open=42')
    const { label } = messages.actions.byAction['edit-user']
    await page.getByRole('dialog').getByRole('button', { name: label }).click()
    const name = page.locator('#action-displayName')
    await name.focus()
    const ime = await inputMethod(page)
    await ime.compose('た')
    await ime.press('Enter')
    await ime.press('Escape')
    await ime.press('Tab')
    await expect(name).toBeFocused()
    await ime.commit('高橋')
    await ime.press('Enter')
    await pageWaits(page, AFTER_SEARCH_MS)
    await expect(name).toBeFocused()
    await expect(name).toBeEditable()
  })

  /** Presses a key as a layout without Latin letters writes it. */
  async function pressForeign(
    page: Page,
    key: string,
    code: string,
    modifiers = 0
  ): Promise<void> {
    const session = await page.context().newCDPSession(page)
    const press = {
      key,
      code,
      modifiers,
      windowsVirtualKeyCode: code.codePointAt(3) ?? 0
    }
    await session.send('Input.dispatchKeyEvent', {
      type: 'keyDown',
      ...(modifiers === 0 && { text: key }),
      ...press
    })
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...press })
  }

  for (const [layout, g, m, k, p] of [
    ['Russian', 'п', 'ь', 'л', 'з'],
    ['Greek', 'γ', 'μ', 'κ', 'π'],
    ['Hebrew', 'ע', 'צ', 'ל', 'פ'],
    ['Arabic', 'ل', 'ة', 'ن', 'ح']
  ] as const) {
    test(`shortcuts work on a ${layout} keyboard${furtherUnless(layout === 'Russian')}`, async ({
      page
    }) => {
      await openList(page, users)
      await pressForeign(page, g, 'KeyG')
      await pressForeign(page, m, 'KeyM')
      await expect(page).toHaveURL('/games')
      await pressForeign(page, k, 'KeyK', 2)
      await expect(paletteField(page)).toBeFocused()
      await pressForeign(page, g, 'KeyG')
      await expect(paletteField(page)).toHaveValue(g)
      await pressForeign(page, k, 'KeyK', 2)
      await expect(paletteField(page)).toBeHidden()

      await page.goto('/users/42/transactions')
      await expect(
        page.getByRole('button', { name: messages.statement.button })
      ).toBeVisible()
      await pressForeign(page, p, 'KeyP', 2)
      await expect(page.getByRole('dialog')).toBeVisible()
    })
  }

  test('on a Dvorak keyboard a shortcut is where its letter is', async ({
    page
  }) => {
    await openList(page, users)
    // What QWERTY has there is a g.
    await pressForeign(page, 'i', 'KeyG')
    await pressForeign(page, 'm', 'KeyM')
    await expect(page).toHaveURL('/users')
    await pressForeign(page, 'g', 'KeyU')
    await pressForeign(page, 'm', 'KeyM')
    await expect(page).toHaveURL('/games')
  })

  test('the keys of a Russian keyboard are kept before the page is alive', async ({
    page
  }) => {
    const alive = Promise.withResolvers<void>()
    await page.route(/\/_astro\/.*\.js$/u, async route => {
      await alive.promise
      await route.continue()
    })
    await page.goto('/users', { waitUntil: 'commit' })
    await expect(page.getByRole('searchbox')).toBeVisible()
    await pressForeign(page, 'п', 'KeyG')
    await pressForeign(page, 'ь', 'KeyM')
    alive.resolve()
    await expect(page).toHaveURL('/games')
  })
})
