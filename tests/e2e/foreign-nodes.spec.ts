import type { Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { expectAlive } from '../support/alive.ts'
import {
  addNodes,
  type Moment,
  moments,
  openChanged,
  removeNodes,
  wrapElements,
  wrapTexts
} from '../support/foreign-nodes.ts'
import { furtherUnless } from '../support/further.ts'
import { listScreens } from '../support/list-screens.ts'
import { expect, test } from '../support/test.ts'

const further = (moment: Moment): string =>
  furtherUnless(moment === 'just before hydration')

/** Nothing is shown in place of the page, and the islands of its frame work. */
async function expectFrame(page: Page): Promise<void> {
  await expectAlive(page)
  await expect(page.locator('[data-slot=error-page]')).toHaveCount(0)
  const { names, shown } = messages.theme
  await page.getByLabel(shown(names.system)).click()
  await page.getByRole('radio', { name: names.dark }).click()
  await page.keyboard.press('Escape')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

for (const moment of moments) {
  for (const screen of listScreens) {
    test(`${screen.name}: nodes that another program adds ${moment} leave every island at work${further(moment)}`, async ({
      page,
      signIn
    }) => {
      await signIn(page)
      await openChanged(page, screen.path, moment, addNodes)
      const rows = page.locator('tr[data-row]')
      await expect(rows.first()).toBeVisible()
      await expectFrame(page)

      await page.getByRole('searchbox').first().fill(screen.search)
      await expect(page).toHaveURL(/[?&]search=/u)
      await expect(rows.first()).toBeVisible()
      await rows.first().getByRole('link').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: 'Games' }).first().click()
      await expect(page).toHaveURL('/games')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Games')
      await expect(page.locator('[data-slot=error-page]')).toHaveCount(0)
      await page.getByRole('button', { name: messages.session.signOut }).click()
      await expect(page).toHaveURL('/login')
    })
  }
}

for (const moment of moments) {
  test(`nodes that another program adds to the login ${moment} cost nothing that was typed${further(moment)}`, async ({
    page,
    server
  }) => {
    const email = page.getByLabel(messages.login.email)
    const password = page.getByLabel(messages.login.password, { exact: true })
    await openChanged(page, '/login', moment, addNodes, async () => {
      await email.click()
      await page.keyboard.type('someone@example.com')
      await page.keyboard.press('Tab')
      await page.keyboard.type('roll')
    })
    await page.keyboard.type('-the-')
    await expectAlive(page)
    await page.keyboard.type('dice')
    await expect(password).toHaveValue('roll-the-dice')
    await expect(email).toHaveValue('someone@example.com')
    await email.fill(server.api?.account.email ?? '')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admins')
  })

  test(`a page that is not there stays so where another program adds nodes ${moment}${further(moment)}`, async ({
    page,
    pageErrors
  }) => {
    pageErrors.allow(/status of 404/u)
    await openChanged(page, '/nope', moment, addNodes)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
    await page.getByRole('link', { name: messages.errorPage.home }).click()
    await expect(page).toHaveURL('/login')
  })

  test(`a search typed before hydration is kept where another program adds nodes ${moment}${further(moment)}`, async ({
    page,
    signIn
  }) => {
    await signIn(page)
    const search = page.getByRole('searchbox').first()
    await openChanged(page, '/users', moment, addNodes, async () => {
      await search.click()
      await page.keyboard.type('ann')
    })
    await expect(page).toHaveURL('/users?search=ann')
    await expect(search).toHaveValue('ann')
    await expect(search).toBeFocused()
  })
}

for (const [what, change] of [
  ['wraps texts', wrapTexts],
  ['wraps elements', wrapElements],
  ['removes nodes', removeNodes]
] as const) {
  for (const moment of moments) {
    test(`the panel goes on where another program ${what} ${moment}${further(moment)}`, async ({
      page,
      signIn
    }) => {
      await signIn(page)
      const rows = page.locator('tr[data-row]')
      await openChanged(page, '/users', moment, change)
      await expectAlive(page)
      for (const [key, name] of [
        ['m', 'Games'],
        ['a', 'Admins'],
        ['u', 'Users']
      ] as const) {
        await page.keyboard.press('g')
        await page.keyboard.press(key)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
        await expect(rows.first()).toBeVisible()
      }
      await page.getByRole('searchbox').first().fill('ann')
      await expect(page).toHaveURL(/[?&]search=/u)
      await expect(page.getByRole('searchbox').first()).toHaveValue('ann')
      await expect(rows.first()).toContainText(/ann/iu)
      await expect(page.locator('[data-slot=error-page]')).toHaveCount(0)
    })
  }
}

for (const screen of listScreens) {
  test(`${screen.name}: a page turned after its texts were wrapped says of each row what is true`, async ({
    page,
    signIn
  }) => {
    await signIn(page)
    const [byFirst] = screen.sorts
    const address = `${screen.path}${screen.path.includes('?') ? '&' : '?'}limit=10`
    await page.goto(address)
    const first = page.locator('tr[data-row]').first()
    await expect(first).toBeVisible()
    await expectAlive(page)
    const before = await textsOfRows(page)
    await page.evaluate(wrapTexts)
    await page.getByRole('button', { name: byFirst.head, exact: true }).click()
    await expect(page).toHaveURL(/[?&]sort=/u)
    await expect.poll(() => textsOfRows(page)).not.toEqual(before)
    const shown = await textsOfRows(page)
    await page.reload()
    await expect(first).toBeVisible()
    await expectAlive(page)
    expect(shown).toEqual(await textsOfRows(page))
  })
}

function textsOfRows(page: Page): Promise<string[]> {
  return page
    .locator('tr[data-row]')
    .evaluateAll(rows => rows.map(row => row.textContent))
}
