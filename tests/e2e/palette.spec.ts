import { messages } from '../../src/messages.ts'
import {
  listScreen,
  openList,
  rowIds,
  rowsOf
} from '../support/list-screens.ts'
import {
  openPalette,
  paletteField,
  paletteOptions
} from '../support/palette.ts'
import { expect, test } from '../support/test.ts'

const { palette, list, zone } = messages
const users = listScreen('users')
const entries = listScreen('user transactions')

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page)
})

test('the palette finds a user by name, with the keyboard alone @further', async ({
  page
}) => {
  await openList(page, users)
  const first = rowsOf(page, users).first().getByRole('link').first()
  const name = (await first.locator('bdi').first().textContent()) ?? ''
  const [id] = await rowIds(page, users)
  await openList(page, listScreen('games'))
  await openPalette(page, name)
  const options = paletteOptions(page, palette.exact)
  await expect(options.first()).toContainText(name)
  const option = options.filter({ hasText: id ?? '' })
  while ((await option.getAttribute('aria-selected')) === 'false') {
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/users?open=${id}`)
  await expect(
    page.getByRole('dialog').getByRole('heading', { level: 2 })
  ).toContainText(name)
})

test('the palette finds a transaction by its exact id, and by its reference @further', async ({
  page
}) => {
  await openList(page, entries)
  const [id = ''] = await rowIds(page, entries)
  const row = await rowsOf(page, entries).first().textContent()
  const reference = /[A-Z]{3}-\d{4}-\d{4}/u.exec(row ?? '')?.[0] ?? ''
  expect(reference).not.toBe('')
  await openList(page, users)

  await openPalette(page, id)
  await expect(paletteOptions(page, palette.exact)).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${entries.path}?open=${id}`)
  await expect(page.getByRole('dialog')).toContainText(reference)

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await openPalette(page, reference.toLowerCase())
  const option = paletteOptions(page, /^Transactions/u).first()
  await expect(option).toContainText(reference)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/system-wallets\/transactions\?.*open=txn_/u)
  await expect(page.getByRole('dialog')).toContainText(reference)
})

test('the palette finds wallets, games and admins by name, and by id @further', async ({
  page
}) => {
  await openList(page, users)
  for (const { name, text, found } of [
    { name: 'system wallets', text: 'eur-fee', found: 'Commission' },
    { name: 'games', text: 'mlyne', found: 'Młynek' },
    { name: 'admins', text: 'wrobel', found: 'Łukasz Wróbel' }
  ] as const) {
    const screen = listScreen(name)
    await openPalette(page, text)
    const section = new RegExp(`^${name}`, 'iu')
    await paletteOptions(page, section).filter({ hasText: found }).click()
    await expect(page).toHaveURL(
      new RegExp(`^[^?]*${screen.path}\\?open=`, 'u')
    )
    const open = new URL(page.url()).searchParams.get('open') ?? ''
    await expect(page.getByRole('dialog')).toContainText(found)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await openPalette(page, open)
    await expect(paletteOptions(page, palette.exact)).toContainText(found)
    await page.keyboard.press('Escape')
    await expect(paletteField(page)).toBeHidden()
  }
  // The console stays quiet, too, as every test sees to.
  for (const text of ['999999', 'adm_99', 'wal_99999', 'DEP-0000-0000']) {
    await openPalette(page, text)
    await expect(page.getByText(palette.nothing(text)).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(paletteField(page)).toBeHidden()
  }
})

test('the palette keeps what is typed out of the address and of every storage @further', async ({
  page
}) => {
  await openList(page, users)
  const before = page.url()
  await openPalette(page, 'secretive')
  await expect(
    page.getByText(palette.nothing('secretive')).first()
  ).toBeVisible()
  expect(page.url()).toBe(before)
  const kept = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state
    ])
  )
  expect(kept).not.toContain('secretive')
  await page.keyboard.press('Escape')
  await openPalette(page)
  await expect(paletteOptions(page, palette.screens)).toHaveCount(5)
})

test('the palette is loaded when it is first opened, and gives the focus back @further', async ({
  page
}) => {
  const scripts: string[] = []
  page.on('request', request => scripts.push(request.url()))
  await openList(page, users)
  const isPalette = (url: string): boolean => /\/palette\./u.test(url)
  expect(scripts.filter(isPalette)).toEqual([])
  const link = rowsOf(page, users).nth(2).getByRole('link').first()
  await link.focus()
  await openPalette(page)
  expect(scripts.filter(isPalette)).toHaveLength(1)
  await page.keyboard.press('Escape')
  await expect(paletteField(page)).toBeHidden()
  await expect(link).toBeFocused()
  // The keys that open it close it too.
  await openPalette(page)
  await page.keyboard.press('Control+k')
  await expect(paletteField(page)).toBeHidden()
  await expect(link).toBeFocused()
})

test('the palette opens by its button, on a phone too @further', async ({
  page
}) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await openList(page, users)
    const button = page.getByRole('button', { name: palette.find })
    await button.click()
    await expect(paletteField(page)).toBeFocused()
    await page.keyboard.type('games')
    await paletteOptions(page).first().click()
    await expect(page).toHaveURL('/games')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Games' })
    ).toBeFocused()
  }
})

test('the palette is closed by a press beside it, which reaches nothing below', async ({
  page
}) => {
  await openList(page, users)
  const link = rowsOf(page, users).nth(3).getByRole('link').last()
  const box = await link.boundingBox()
  await openPalette(page)
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
  await expect(paletteField(page)).toHaveCount(0)
  await expect(page).toHaveURL(users.path)
})

test('the palette opens a link in a new tab with Ctrl+Enter and by Ctrl and a click @further', async ({
  page,
  context
}) => {
  await openList(page, users)
  for (const open of [
    () => page.keyboard.press('Control+Enter'),
    () =>
      paletteOptions(page)
        .first()
        .click({ modifiers: ['Control'] })
  ]) {
    await openPalette(page, 'admins')
    const opened = context.waitForEvent('page')
    await open()
    const tab = await opened
    await expect(tab).toHaveURL('/admins')
    await expect(
      tab.getByRole('heading', { level: 1, name: 'Admins' })
    ).toBeVisible()
    await tab.close()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(users.path)
  }
})

test('the palette does what the screen offers', async ({ page }) => {
  await openList(page, users)
  await openPalette(page, 'export')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await openPalette(page, 'search users')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('searchbox')).toBeFocused()

  // Another screen, other offers.
  await openPalette(page, 'games')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/games')
  await openPalette(page)
  const here = paletteOptions(page, palette.here)
  await expect(here.filter({ hasText: 'Search games' })).toHaveCount(1)
  await expect(here.filter({ hasText: 'Search users' })).toHaveCount(0)
  await expect(here.filter({ hasText: list.copyLink })).toHaveCount(1)
})

test.describe('in another zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('switches the zone of times @further', async ({ page }) => {
    await openList(page, users)
    await openPalette(page, 'tokyo')
    await page.keyboard.press('Enter')
    await expect(
      page.locator(`summary[aria-label="${zone.shown('GMT+9', 'Asia/Tokyo')}"]`)
    ).toBeVisible()
    await openPalette(page, 'times in utc')
    await page.keyboard.press('Enter')
    await expect(page.locator('summary', { hasText: 'UTC' })).toBeVisible()
  })
})

test('gets what is typed before it has come @further', async ({ page }) => {
  await openList(page, users)
  const typed = Promise.withResolvers<void>()
  await page.route(/\/palette\.[^/]*\.js$/u, async route => {
    await typed.promise
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('games')
  typed.resolve()
  await expect(page.getByRole('combobox', { name: palette.find })).toHaveValue(
    'games'
  )
  await expect(page).toHaveURL(/\/users/u)
})

test('changes the theme @further', async ({ page }) => {
  const { names, shown } = messages.theme
  await openList(page, users)
  await openPalette(page, 'theme dark')
  const options = page.getByRole('option')
  await expect(options).toHaveText([shown(names.dark)])
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await openPalette(page, 'theme')
  await expect(options).toHaveText([shown(names.system), shown(names.light)])
})

test('signs out @further', async ({ page }) => {
  await openList(page, users)
  await openPalette(page, 'sign out')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
})

test('the palette names no key on a phone, and cuts nothing that it says @further', async ({
  page
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openList(page, users)
  await openPalette(page, 'DEP-')
  const found = paletteOptions(page, /^Transactions/u)
  await expect(found.first()).toBeVisible()
  const keys = page.getByRole('dialog').locator('kbd')
  const shown = await keys.evaluateAll(all =>
    all.map(key => key.checkVisibility())
  )
  expect(shown).toContain(false)
  expect(shown).not.toContain(true)
  const cut = await found
    .locator('small')
    .evaluateAll(
      all => all.filter(text => text.scrollWidth > text.clientWidth).length
    )
  expect(cut).toBe(0)
})
