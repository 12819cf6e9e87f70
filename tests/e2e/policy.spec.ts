import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { exportButton, fileOf, openExport } from '../support/export-dialog.ts'
import { saveByDownload } from '../support/exported-file.ts'
import {
  type ListScreen,
  listScreen,
  listScreens,
  openList,
  rowIds,
  rowsOf,
  settled
} from '../support/list-screens.ts'
import { askIn } from '../support/panel-events.ts'
import { actionSights, quietSights } from '../support/sights/all-sights.ts'
import { expect, test } from '../support/test.ts'

// The toast is that of something done.
test.use({ world: 'policy' })

const { actions, drawer, statement, table } = messages
const users = listScreen('users')
const entries = listScreen('user transactions')

/** What is done with a thing in a form or after a question. */
const rowActions = new Set<string>(
  Object.values(actions.byAction).map(({ label }) => label)
)

const layer = (page: Page): Locator =>
  page.locator('[role=dialog], [role=alertdialog]')

/** Closes what is open over the page, the topmost first. */
async function closeAll(page: Page): Promise<void> {
  for (let open = await layer(page).count(); open > 0; open -= 1) {
    // It hears Escape from when the focus is in it.
    await expect(
      page.locator(':is([role=dialog], [role=alertdialog]):focus-within')
    ).not.toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(layer(page)).toHaveCount(open - 1)
  }
}

/** Opens each form and question that the menu of the first row offers. */
async function openEachRowAction(
  page: Page,
  screen: ListScreen = users
): Promise<number> {
  const opener = page.getByRole('button', { name: /^Actions for /u }).first()
  const items = page
    .getByRole('menu')
    .getByRole('menuitem', { disabled: false })
  await rowsOf(page, screen).first().hover()
  await opener.click()
  // The first menu has to be loaded.
  await expect(items.first()).toBeVisible()
  const names = (await items.allTextContents()).filter(name =>
    rowActions.has(name)
  )
  await page.keyboard.press('Escape')
  for (const name of names) {
    await opener.click()
    await items.filter({ hasText: new RegExp(`^${name}$`, 'u') }).click()
    await expect(layer(page).first()).toBeVisible()
    await closeAll(page)
  }
  return names.length
}

test('CSP-1 CSP-6 blocks nothing on the way through the panel @further', async ({
  page,
  signIn,
  pageErrors
}) => {
  pageErrors.allow(/status of 404/u)
  test.slow()
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await signIn(page)
  for (const screen of listScreens) {
    await openList(page, screen, '?limit=10')
    const [first] = await rowIds(page, screen)
    await page.goto(`${screen.path}?limit=10&open=${first}`)
    await layer(page).getByText(drawer.rawJson, { exact: true }).click()
    await expect(layer(page).locator('pre')).toBeVisible()
    await closeAll(page)
  }
  await openList(page, users, '?limit=10')
  expect(await openEachRowAction(page)).toBeGreaterThan(2)

  const first = rowsOf(page, users).first()
  await first.getByRole('checkbox').check()
  const bar = page.getByRole('region', { name: table.selection(users.rows) })
  await bar
    .getByRole('button', { name: actions.byAction['suspend-user'].label })
    .click()
  await expect(layer(page)).toBeVisible()
  await closeAll(page)

  await openList(page, entries, '?limit=10')
  await page
    .getByRole('button', { name: statement.button, exact: true })
    .click()
  await expect(layer(page).getByRole('article')).toBeVisible()
  await closeAll(page)

  await page.goto('/nope')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
})

test('CSP-1 CSP-6 blocks nothing in what is done with games, wallets and entries, and no page of an error @further', async ({
  page,
  signIn
}) => {
  await signIn(page)
  for (const name of ['games', 'system wallets', 'wallet transactions']) {
    const screen = listScreen(name)
    await openList(page, screen, '?limit=10&status=active,completed')
    expect(await openEachRowAction(page, screen), name).toBeGreaterThan(0)
  }
  await page.evaluate(() => {
    const error = new Error('The dice are gone')
    const filename = `${location.origin}/_astro/a.js`
    dispatchEvent(new ErrorEvent('error', { error, filename }))
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('500')
})

/** What comes over a screen beside the forms and questions above. */
const layers = [
  'the palette with transactions',
  'the shortcuts list',
  'the theme',
  'what was done, in its toast and its drawer'
]

test('CSP-1 CSP-6 blocks nothing in palette, shortcuts, theme and toast @further', async ({
  page,
  signIn,
  api,
  violations
}) => {
  await signIn(page)
  const sights = [...quietSights, ...actionSights].filter(({ name }) =>
    layers.includes(name)
  )
  expect(sights).toHaveLength(layers.length)
  for (const { name, open } of sights) {
    await open(page, api)
    expect(violations, name).toEqual([])
  }
})

test('CSP-5 every page is hydrated under the policy, and answers a click', async ({
  page,
  signIn,
  violations
}) => {
  await page.goto('/login')
  const show = messages.login.showPassword
  await page.getByRole('button', { name: show, exact: true }).click()
  await expect(
    page.getByRole('button', { name: messages.login.hidePassword })
  ).toBeVisible()

  await signIn(page)
  for (const screen of listScreens) {
    const response = await page.goto(screen.path)
    expect(response?.headers()['content-security-policy']).toContain(
      "script-src 'self'"
    )
    const [{ head, field }] = screen.sorts
    await page.getByRole('button', { name: head, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`[?&]sort=-?${field}`, 'u'))
    await settled(page, screen)
  }
  expect(violations).toEqual([])
})

test('CSP-1 CSP-6 blocks no download, and a question keeps the page still', async ({
  page,
  signIn
}) => {
  await saveByDownload(page)
  await signIn(page)
  await openList(page, users, '?limit=10&status=banned')
  await openExport(page)
  const download = page.waitForEvent('download')
  await exportButton(page, messages.export.start).click()
  const name = (await download).suggestedFilename()
  expect(await fileOf(page, name)).toBe(name)
  await exportButton(page, messages.export.done).click()

  const overflow = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
  const before = await overflow()
  await askIn(page)
  await expect(layer(page)).toBeVisible()
  expect(await overflow()).toBe('hidden')
  await closeAll(page)
  expect(await overflow()).toBe(before)
})

test('CSP-3 AUTH-10 code and forms of a stranger are blocked, and told', async ({
  page,
  signIn,
  pageErrors,
  violations
}) => {
  pageErrors.allow(/Content Security Policy|TrustedHTML/u)
  await signIn(page)
  await openList(page, users, '?limit=10')
  expect(violations).toEqual([])
  const refused = await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<b>bold</b>')
      return 'taken'
    } catch (error) {
      return String(error)
    }
  })
  expect(refused).toContain('TrustedHTML')
  await page.evaluate(() => {
    const image = document.createElement('img')
    image.src = 'https://evil.example/pixel.png'
    const style = document.createElement('style')
    style.textContent = 'body { display: none }'
    const form = document.createElement('form')
    form.action = 'https://evil.example/'
    document.body.append(image, style, form)
    form.submit()
    fetch('https://evil.example/').catch(() => undefined)
  })
  // Each is told by the header's policy and by that of the page.
  await expect
    .poll(() =>
      [...new Set(violations.map(text => text.split(' ')[6] ?? ''))].toSorted(
        (one, other) => one.localeCompare(other)
      )
    )
    .toEqual([
      'connect-src',
      'form-action',
      'img-src',
      'require-trusted-types-for',
      'style-src-elem'
    ])
  violations.length = 0
})
