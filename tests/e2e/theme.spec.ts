import type { Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { THEME_KEY } from '../../src/stores/preferences/theme-name.ts'
import { furtherUnless } from '../support/further.ts'
import { listScreen, openList } from '../support/list-screens.ts'
import { expect, test } from '../support/test.ts'

const { names } = messages.theme
const users = listScreen('users')

type Shade = 'light' | 'dark'

/** Which of the two the page is in, by what is painted behind all of it. */
function shadeOf(page: Page): Promise<Shade> {
  return page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.body)
    const lightness = Number(/[\d.]+/u.exec(backgroundColor)?.[0])
    return lightness > 0.5 ? 'light' : 'dark'
  })
}

async function expectShade(page: Page, shade: Shade): Promise<void> {
  await expect.poll(() => shadeOf(page)).toBe(shade)
}

async function chooseTheme(page: Page, name: string): Promise<void> {
  await page.getByLabel(/^Theme:/u).click()
  await page.getByRole('radio', { name }).click()
}

/** Keeps the theme in the browser before any page of it is opened. */
async function keepTheme(page: Page, theme: string): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    THEME_KEY,
    theme
  ] as const)
}

test('a choice counts at once, in every tab, and on the next page @further', async ({
  page,
  context,
  signIn
}) => {
  await signIn(page)
  await openList(page, users)
  await expectShade(page, 'light')
  const other = await context.newPage()
  await openList(other, listScreen('games'))
  await chooseTheme(page, names.dark)
  await expectShade(page, 'dark')
  await expectShade(other, 'dark')
  await expect(other.getByLabel('Theme: Dark')).toBeVisible()
  await page.reload()
  await expectShade(page, 'dark')
  await chooseTheme(other, names.system)
  await expectShade(page, 'light')
})

test('the system is followed until something else is chosen @further', async ({
  page,
  signIn
}) => {
  await signIn(page)
  await openList(page, users)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectShade(page, 'dark')
  await chooseTheme(page, names.light)
  await expectShade(page, 'light')
  await chooseTheme(page, names.system)
  await expectShade(page, 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expectShade(page, 'light')
})

for (const path of ['/login', '/nope', '/users', '/users/42/transactions']) {
  for (const [kept, system] of [
    ['dark', 'light'],
    ['light', 'dark']
  ] as const) {
    test(`${path} is never painted in another theme than ${kept}${furtherUnless(path === '/users' && kept === 'dark')}`, async ({
      page,
      signIn,
      pageErrors
    }) => {
      pageErrors.allow(/status of 404/u)
      if (path.startsWith('/users')) await signIn(page)
      await page.emulateMedia({ colorScheme: system })
      await keepTheme(page, kept)
      await page.addInitScript(() => {
        const painted = new Set<string>()
        Reflect.set(globalThis, 'paintedShades', painted)
        const look = (): void => {
          const { body } = document
          if (body) painted.add(getComputedStyle(body).backgroundColor)
          requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
      // No island has run: what is seen is what the head has done.
      await page.route('**/_astro/*.js', route => route.abort())
      pageErrors.allow(/ERR_FAILED|dynamically imported module/u)
      await page.goto(path)
      await expectShade(page, kept)
      await page.unroute('**/_astro/*.js')
      await page.reload({ waitUntil: 'networkidle' })
      await expectShade(page, kept)
      const shades = await page.evaluate(
        () => (Reflect.get(globalThis, 'paintedShades') as Set<string>).size
      )
      expect(shades).toBe(1)
    })
  }
}

test('paper is light, and forced colours stay those of the person @further', async ({
  page,
  signIn
}) => {
  await signIn(page)
  await keepTheme(page, 'dark')
  await openList(page, users)
  await expectShade(page, 'dark')
  await page.emulateMedia({ media: 'print' })
  const ink = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('color-scheme')
  )
  expect(ink).toBe('light')
  // Heads sort, and are words too; nothing else is there to be pressed.
  const pressed = page.locator(':is(button, summary, input, nav a):visible')
  await expect(pressed.and(page.locator(':not(:is(th, td) *)'))).toHaveCount(0)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await page.emulateMedia({ media: null, forcedColors: 'active' })
  await page.getByLabel(/^Theme:/u).click()
  const chosen = page.getByRole('radio', { name: names.dark })
  await expect(chosen).toBeChecked()
  const borders = await page
    .getByRole('radio')
    .evaluateAll(radios =>
      radios.map(radio => getComputedStyle(radio).borderTopWidth)
    )
  expect(borders).toEqual(['1px', '1px', '4px'])
})
