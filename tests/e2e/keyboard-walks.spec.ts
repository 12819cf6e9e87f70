import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import {
  fieldOf,
  formOf,
  questionOf,
  reviewOf,
  toastOf
} from '../support/actions.ts'
import { balancesOpener, boxOf, dialog, expectBox } from '../support/dialogs.ts'
import { exportButton, exportDialog } from '../support/export-dialog.ts'
import { savePrivately } from '../support/exported-file.ts'
import { filterButton, footRange, removeButton } from '../support/filters.ts'
import {
  expectFocusOn,
  expectFocusWithin,
  expectReadFirst,
  pressOn,
  tabTo
} from '../support/keyboard.ts'
import {
  listScreen,
  openList,
  rowsOf,
  settled
} from '../support/list-screens.ts'
import { paletteField, paletteOptions } from '../support/palette.ts'
import { answerByEnter } from '../support/reader.ts'
import { drawerButton, drawerOf } from '../support/row-drawer.ts'
import { columnHead, layerButton, rowLink } from '../support/screen-tables.ts'
import { expect, test } from '../support/test.ts'

const { actions, bulk, export: exporting, session, table, ui, views } = messages
const users = listScreen('users')
const REASON = 'Plays with two accounts'

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true })
const drawerTitle = (page: Page): Locator =>
  drawerOf(page).getByRole('heading', { level: 2 })

const isInRow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('tr[data-row]') != null)

// No step of these walks is done by a pointer.
test.use({ world: 'keyboard walks' })

test('signs in, and out again @further', async ({ page, server }) => {
  const { email = '', password = '' } = server.api?.account ?? {}
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  await pressOn(page.getByLabel('Email'), 'ControlOrMeta+a')
  await page.keyboard.type(email)
  await tabTo(page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admins')
  await expect(page.locator('tr[data-row]').first()).toBeVisible()
  await settled(page, listScreen('admins'))
  const skip = page.getByRole('link', { name: messages.skipToContent })
  await pressOn(skip, 'Enter')
  await expect(page.getByRole('main')).toBeFocused()
  // The menu stands before the content.
  await tabTo(button(page, session.signOut), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
})

test.describe('signed in', () => {
  test.beforeEach(async ({ page, signIn }) => signIn(page))

  test('finds a user by the palette, and suspends them with a reason', async ({
    page,
    pageErrors
  }) => {
    // No transaction has the id of the user.
    pageErrors.allow(/status of 404/u)
    await openList(page, listScreen('games'))
    await page.keyboard.press('Control+k')
    await expect(paletteField(page)).toBeFocused()
    await page.keyboard.type('42')
    const found = paletteOptions(page, messages.palette.exact)
    await expect(found).toHaveCount(1)
    await expect(found).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/users?open=42')
    await expectReadFirst(drawerTitle(page))

    await pressOn(
      drawerButton(page, actions.byAction['suspend-user'].label),
      'Enter'
    )
    // Until the row came, the title was that of any user.
    const name = await drawerTitle(page).innerText()
    await expect(questionOf(page)).toBeVisible()
    await tabTo(fieldOf(page, 'reason'))
    await page.keyboard.type(REASON)
    await pressOn(
      questionOf(page).getByRole('button', { name: /^Suspend/u }),
      'Enter'
    )
    await expect(
      toastOf(page, actions.byAction['suspend-user'].done(name))
    ).toBeVisible()
    await expectFocusWithin(drawerOf(page))
    await page.keyboard.press('F8')
    await tabTo(
      page.getByRole('region').getByRole('button', { name: ui.dismiss })
    )
    await page.keyboard.press('Enter')
    await expectFocusWithin(drawerOf(page))
    await page.keyboard.press('Escape')
    await expectReadFirst(page.getByRole('heading', { level: 1 }))
  })

  test('credits a user, with a review @further', async ({ page }) => {
    await openList(page, users, '?search=42&limit=10')
    await pressOn(rowLink(rowsOf(page, users).first()), 'Enter')
    await expectReadFirst(drawerTitle(page))
    const name = await drawerTitle(page).innerText()
    await pressOn(
      drawerButton(page, actions.byAction['adjust-user'].label),
      'Enter'
    )
    const title = actions.byAction['adjust-user'].title(name)
    await expect(formOf(page, title)).toBeVisible()
    await tabTo(fieldOf(page, 'amount'))
    await page.keyboard.type('1.00')
    await tabTo(fieldOf(page, 'reasonCode'))
    await page.keyboard.press('ArrowDown')
    await tabTo(fieldOf(page, 'reason'))
    await page.keyboard.type(REASON)
    await pressOn(button(page, 'Review'), 'Enter')
    await expectFocusOn(
      reviewOf(page).getByRole('button', { name: /^Credit/u })
    )
    await answerByEnter(page)
    await expect(reviewOf(page)).toHaveCount(0)
    await expect(formOf(page, title)).toHaveCount(0)
    await expectFocusOn(
      drawerButton(page, actions.byAction['adjust-user'].label)
    )
    await page.keyboard.press('Escape')
    await expectFocusOn(rowLink(rowsOf(page, users).first()))
  })

  test('sorts, filters and pages a list', async ({ page }) => {
    await openList(page, users, '?limit=10')
    const sort = columnHead(page, 'Country').getByRole('button')
    await pressOn(sort, 'Enter')
    await expect(page).toHaveURL('/users?sort=country&limit=10')
    await expectFocusOn(sort)

    await tabTo(filterButton(page, 'Status'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await pressOn(page.getByRole('checkbox', { name: 'Suspended' }), 'Space')
    await expect(page).toHaveURL(/status=suspended/u)
    await expectFocusOn(page.getByRole('checkbox', { name: 'Suspended' }))
    await page.keyboard.press('Escape')
    await expectFocusOn(filterButton(page, 'Status'))
    await pressOn(removeButton(page, 'Status'), 'Enter')
    await expectFocusOn(filterButton(page, 'Status'))

    const next = page.getByRole('link', { name: ui.nextPage })
    await pressOn(next, 'Enter')
    await expect(footRange(page, /^11–20 of/u)).toBeVisible()
    await expectFocusOn(next)
  })

  test('hides and moves columns, and saves the view @further', async ({
    page
  }) => {
    await openList(page, users, '?limit=10&status=banned')
    await pressOn(layerButton(page, table.columns), 'Enter')
    await pressOn(page.getByRole('checkbox', { name: 'Country' }), 'Space')
    await expect(columnHead(page, 'Country')).toHaveCount(0)
    const up = button(page, table.moveUp('Games'))
    await pressOn(up, 'Enter')
    await expectFocusOn(up)
    await page.keyboard.press('Escape')
    await expectFocusOn(layerButton(page, table.columns))

    const tabs = page.getByRole('navigation', { name: views.label })
    const save = page.locator('summary', { hasText: views.save })
    await tabTo(save, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expectFocusOn(page.getByRole('textbox', { name: views.name }))
    await page.keyboard.type('Banned')
    await page.keyboard.press('Enter')
    await expect(tabs.getByRole('link', { name: 'Banned' })).toBeVisible()
    await expectFocusOn(save)
  })

  test('waits for the columns, and goes on with the first that can be hidden @further', async ({
    page
  }) => {
    const coming = Promise.withResolvers<void>()
    await page.route(/\/layers\.[^/]+\.js$/u, async route => {
      await coming.promise
      await route.continue()
    })
    await openList(page, users, '?limit=10')
    await pressOn(layerButton(page, table.columns), 'Enter')
    await page.keyboard.press('Tab')
    coming.resolve()
    await expectFocusOn(page.getByRole('checkbox', { name: 'Email' }))
  })

  test('reaches the first row of a ledger with 12 presses of Tab', async ({
    page
  }) => {
    const ledger = listScreen('wallet transactions')
    await openList(page, ledger)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: messages.skipToRows })
    await expectFocusOn(skip)
    await page.keyboard.press('Enter')
    let presses = 2
    while (presses < 12 && !(await isInRow(page))) {
      // oxlint-disable-next-line no-await-in-loop -- one press after the other
      await page.keyboard.press('Tab')
      presses += 1
    }
    expect(await isInRow(page)).toBe(true)
  })

  test('widens a column @further', async ({ page }) => {
    await openList(page, users, '?limit=10')
    const before = await boxOf(columnHead(page, 'Email'))
    await pressOn(layerButton(page, table.columns), 'Enter')
    const wider = button(page, table.wider('Email'))
    await pressOn(wider, 'Enter')
    await expectFocusOn(wider)
    await expect
      .poll(async () => (await boxOf(columnHead(page, 'Email'))).width)
      .not.toBe(before.width)
  })

  test('exports a list @further', async ({ page }) => {
    await savePrivately(page)
    await openList(page, users, '?limit=10')
    const opener = button(page, messages.list.export).first()
    await pressOn(opener, 'Enter')
    await expectFocusOn(exportButton(page, exporting.start))
    await page.keyboard.press('Enter')
    await expectFocusOn(exportButton(page, exporting.done))
    await page.keyboard.press('Enter')
    await expect(exportDialog(page)).toHaveCount(0)
    await expectFocusOn(opener)
  })

  test('chooses a range of rows, and suspends them @further', async ({
    page
  }) => {
    await openList(page, users, '?limit=10&status=active')
    const link = (index: number): Locator =>
      rowLink(rowsOf(page, users).nth(index))
    await pressOn(link(0), 'Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expectFocusOn(link(2))
    await page.keyboard.press('Shift+Space')
    const chosen = page.getByRole('region', {
      name: table.selection(users.rows)
    })
    await expect(chosen).toContainText('3 selected')
    await pressOn(
      chosen.getByRole('button', {
        name: actions.byAction['suspend-user'].label
      }),
      'Enter'
    )
    await expect(questionOf(page)).toBeVisible()
    await tabTo(questionOf(page).getByLabel('Reason'))
    await page.keyboard.type(REASON)
    await pressOn(
      questionOf(page).getByRole('button', { name: /^Suspend/u }),
      'Enter'
    )
    await expect(dialog(page)).toContainText(`${bulk.ends.complete} 3`)
    await expectFocusOn(
      dialog(page).getByRole('button', { name: bulk.close, exact: true })
    )
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toHaveCount(0)
    await expectFocusWithin(page.getByRole('main'))
  })

  test('moves a dialog, maximises it, and comes back from it @further', async ({
    page
  }) => {
    await openList(page, users, '?limit=10')
    const opener = balancesOpener(page)
    await pressOn(opener, 'Enter')
    const maximise = button(page, 'Maximise')
    await expectFocusOn(maximise)
    const before = await boxOf(dialog(page))
    await tabTo(button(page, 'Move dialog'), 'Shift+Tab')
    await page.keyboard.press('Shift+ArrowLeft')
    expectBox(await boxOf(dialog(page)), { ...before, x: before.x - 50 })
    await pressOn(maximise, 'Enter')
    await expect(dialog(page)).toHaveAttribute('data-size', 'maximized')
    await expectFocusOn(button(page, /^Restore/u))
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expectFocusOn(opener)
  })
})
