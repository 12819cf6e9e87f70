import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { fieldOf, questionOf } from '../support/actions.ts'
import { filterButton, removeButton } from '../support/filters.ts'
import {
  expectFocusOn,
  expectReadFirst,
  pressOn,
  tabTo
} from '../support/keyboard.ts'
import {
  listScreen,
  openList,
  rowsOf,
  scrollerOf,
  settled
} from '../support/list-screens.ts'
import { drawerButton, drawerOf } from '../support/row-drawer.ts'
import { rowLink } from '../support/screen-tables.ts'
import { expect, test } from '../support/test.ts'

const { drawer, list, notices, table, ui, views } = messages
const users = listScreen('users')
const games = listScreen('games')

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })
const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true })
const menuLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation').getByRole('link', { name, exact: true })

test.use({ world: 'focus heirs' })

test.beforeEach(async ({ page, signIn }) => signIn(page))

test('a move between screens leads to its heading, and so does Back', async ({
  page
}) => {
  await openList(page, users, '?limit=10')
  await pressOn(menuLink(page, games.title), 'Enter')
  await expect(heading(page)).toHaveText(games.title)
  await expectReadFirst(heading(page))
  await page.goBack()
  await expect(heading(page)).toHaveText(users.title)
  await expectReadFirst(heading(page))
})

test('a filter that is taken off leaves the focus to its own button @further', async ({
  page
}) => {
  await openList(page, users, '?limit=10&status=banned')
  await pressOn(removeButton(page, 'Status'), 'Enter')
  await expect(page).toHaveURL('/users?limit=10')
  await expectFocusOn(filterButton(page, 'Status'))
})

test('a filter that leaves the bar leaves the focus to the first one @further', async ({
  page
}) => {
  await openList(page, users, '?limit=10&currency=EUR')
  await pressOn(removeButton(page, 'Currency'), 'Enter')
  await expect(removeButton(page, 'Currency')).toHaveCount(0)
  await expectFocusOn(filterButton(page, 'Status'))
})

test('all filters that are taken off leave the focus to the bar @further', async ({
  page
}) => {
  await openList(page, users, '?limit=10&status=banned')
  await pressOn(button(page, list.clear), 'Enter')
  await expect(button(page, list.clear)).toHaveCount(0)
  await expectFocusOn(filterButton(page, 'Status'))
})

test('a list that is found again takes the focus from its empty state @further', async ({
  page
}) => {
  await page.goto('/users?search=zz%20nothing')
  await pressOn(button(page, list.clearSearch), 'Enter')
  await settled(page, users)
  await expectFocusOn(scrollerOf(page, users))
})

test('a notice that is dismissed leaves the focus to the heading @further', async ({
  page
}) => {
  await openList(page, users, '?limit=10&page=0')
  await pressOn(button(page, notices.dismiss), 'Enter')
  await expect(button(page, notices.dismiss)).toHaveCount(0)
  await expectReadFirst(heading(page))
})

test('a list that loads after a retry takes the focus @further', async ({
  page,
  api,
  pageErrors
}) => {
  pageErrors.allow(/status of 503/u)
  const fault = { status: 503 }
  await api.faults.set([{ method: 'GET', path: 'users', fault }])
  await page.goto('/users')
  await expect(button(page, list.retry)).toBeVisible()
  await api.faults.clear()
  await pressOn(button(page, list.retry), 'Enter')
  await expect(rowsOf(page, users).first()).toBeVisible()
  await expectFocusOn(scrollerOf(page, users))
})

test('the last page leaves the focus to the way back @further', async ({
  page
}) => {
  await openList(page, users, '?limit=10&page=499')
  const pages = page.getByRole('navigation', { name: ui.pages })
  const next = pages.getByRole('link', { name: ui.nextPage })
  await pressOn(next, 'Enter')
  await expect(next).toHaveCount(0)
  await expectFocusOn(pages.getByRole('link', { name: ui.previousPage }))
})

test('a view that is deleted leaves the focus to its undo, and that to the view @further', async ({
  page
}) => {
  await openList(page, users, '?limit=10&status=banned')
  const tabs = page.getByRole('navigation', { name: views.label })
  const save = page.locator('summary', { hasText: views.save })
  await pressOn(save, 'Enter')
  await expectFocusOn(page.getByRole('textbox', { name: views.name }))
  await page.keyboard.type('Banned')
  await page.keyboard.press('Enter')
  await expectFocusOn(save)
  const menu = tabs.locator('summary', { has: page.locator('svg') })
  await tabTo(menu, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await pressOn(tabs.getByRole('button', { name: views.remove }), 'Enter')
  await expectFocusOn(tabs.getByRole('button', { name: views.undo }))
  await page.keyboard.press('Enter')
  await expectFocusOn(tabs.getByRole('link', { name: 'Banned' }))
})

test('a selection that is dropped leaves the focus to the table @further', async ({
  page
}) => {
  await openList(page, users, '?limit=10')
  await pressOn(rowsOf(page, users).first().getByRole('checkbox'), 'Space')
  await pressOn(button(page, table.clearSelection), 'Enter')
  await expectFocusOn(scrollerOf(page, users))
})

test('a drawer that was stepped through leaves the focus to the row shown last @further', async ({
  page
}) => {
  await openList(page, users, '?limit=10')
  await pressOn(rowLink(rowsOf(page, users).first()), 'Enter')
  await expect(drawerButton(page, drawer.next)).toBeVisible()
  for (const _ of [1, 2, 3, 4]) {
    // oxlint-disable-next-line no-await-in-loop -- one row after another
    await pressOn(drawerButton(page, drawer.next), 'Enter')
  }
  await page.keyboard.press('Escape')
  await expect(drawerOf(page)).toHaveCount(0)
  await expectFocusOn(rowLink(rowsOf(page, users).nth(4)))
})

test('a button that an action replaces leaves the focus to its successor @further', async ({
  page
}) => {
  const { byAction } = messages.actions
  await page.goto('/users?limit=10&open=37')
  const suspend = drawerButton(page, byAction['suspend-user'].label)
  await expect(suspend).toBeVisible()
  await pressOn(suspend, 'Enter')
  await fieldOf(page, 'reason').fill('Two accounts of one person')
  const submit = byAction['suspend-user'].label
  await pressOn(questionOf(page).getByRole('button', { name: submit }), 'Enter')
  await expectFocusOn(drawerButton(page, byAction['reinstate-user'].label))
})
