import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import {
  listScreen,
  openList,
  plainAndLedger,
  rowsOf
} from '../support/list-screens.ts'
import { layerButton, narrowed, tableOf } from '../support/screen-tables.ts'
import { expect, test } from '../support/test.ts'

const texts = messages.views
const users = listScreen('users')
const { all } = tableOf(users)

const tabs = (page: Page): Locator =>
  page.getByRole('navigation', { name: texts.label })

function tab(page: Page, name: string): Locator {
  return tabs(page).getByRole('link', { name, exact: true })
}

async function save(page: Page, name: string): Promise<void> {
  await page.locator('summary', { hasText: texts.save }).click()
  await page.getByRole('textbox', { name: texts.name }).fill(name)
  await page.getByRole('button', { name: texts.save }).click()
}

async function openMenu(page: Page, name: string): Promise<void> {
  await tabs(page).getByLabel(texts.actionsOf(name)).first().click()
  await expect(choice(page, texts.rename)).toBeVisible()
}

function choice(page: Page, name: string): Locator {
  return tabs(page).getByRole('button', { name, exact: true })
}

function names(page: Page): Promise<string[]> {
  return tabs(page).getByRole('link').allInnerTexts()
}

test.beforeEach(async ({ page, signIn }) => signIn(page))

for (const screen of plainAndLedger) {
  test(`${screen.name}: a view keeps filters, order and columns under a name @further`, async ({
    page
  }) => {
    const table = tableOf(screen)
    const [, second] = table.heads
    const query = narrowed(screen)
    await openList(page, screen, query)
    await layerButton(page, messages.table.columns).click()
    await page.getByRole('checkbox', { name: second, exact: true }).uncheck()
    const head = page.getByRole('columnheader', { name: second, exact: true })
    await expect(head).toHaveCount(0)
    await save(page, 'Mine')
    await expect(tab(page, 'Mine')).toHaveAttribute('aria-current', 'page')

    await layerButton(page, messages.table.columns).click()
    await page.getByRole('button', { name: messages.table.resetLayout }).click()
    await tab(page, table.all).click()
    await expect(page).toHaveURL(screen.path)
    await expect(head).toBeVisible()
    await page.reload()
    await expect(rowsOf(page, screen).first()).toBeVisible()

    await tab(page, 'Mine').click()
    await expect(page).toHaveURL(screen.path + query)
    await expect(tab(page, 'Mine')).toHaveAttribute('aria-current', 'page')
    await expect(head).toHaveCount(0)
    await expect(rowsOf(page, screen).first()).toBeVisible()
  })
}

test('views are renamed, moved, updated, deleted and brought back @further', async ({
  page
}) => {
  await openList(page, users, '?status=banned')
  await save(page, 'Banned')
  await page.goto('/users?status=suspended')
  await expect(rowsOf(page, users).first()).toBeVisible()
  await save(page, 'Suspended')
  await expect.poll(() => names(page)).toEqual([all, 'Banned', 'Suspended'])

  await openMenu(page, 'Suspended')
  await choice(page, texts.moveBefore).click()
  await expect(page.getByText(texts.place('Suspended', 1, 2))).toBeAttached()
  await expect.poll(() => names(page)).toEqual([all, 'Suspended', 'Banned'])
  await choice(page, texts.rename).click()
  await tabs(page).getByLabel(texts.name).fill('  On hold ')
  await page.keyboard.press('Enter')
  await expect.poll(() => names(page)).toEqual([all, 'On hold', 'Banned'])

  await page
    .getByRole('button', { name: messages.fields.registered })
    .first()
    .click()
  await expect(page).toHaveURL('/users?status=suspended&sort=createdAt')
  await openMenu(page, 'On hold')
  await choice(page, texts.update).click()
  await expect(page.getByText(texts.updated('On hold'))).toBeAttached()
  await expect(tab(page, 'On hold')).toHaveAttribute(
    'href',
    '/users?status=suspended&sort=createdAt'
  )

  await openMenu(page, 'On hold')
  await choice(page, texts.remove).click()
  await expect.poll(() => names(page)).toEqual([all, 'Banned'])
  await choice(page, texts.undo).click()
  await expect.poll(() => names(page)).toEqual([all, 'On hold', 'Banned'])
  await openMenu(page, 'On hold')
  await choice(page, texts.remove).click()
  await page.reload()
  await expect(rowsOf(page, users).first()).toBeVisible()
  await expect.poll(() => names(page)).toEqual([all, 'Banned'])
})

test('a name that cannot be taken is refused in words @further', async ({
  page
}) => {
  await openList(page, users, '?status=banned')
  await save(page, ' ')
  const name = page.getByRole('textbox', { name: texts.name })
  await expect(page.getByText(texts.refused.empty)).toBeVisible()
  await name.fill('Banned')
  await page.keyboard.press('Enter')
  await expect(tab(page, 'Banned')).toBeVisible()
  await save(page, 'BANNED')
  await expect(page.getByText(texts.refused.taken)).toBeVisible()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Escape')
  await expect.poll(() => names(page)).toEqual([all, 'Banned'])
})

test('Back and Forward go from view to view, and another tab follows @further', async ({
  page,
  context
}) => {
  await openList(page, users, '?status=banned')
  const other = await context.newPage()
  await openList(other, users)
  await save(page, 'Banned')
  await expect(tab(other, 'Banned')).toBeVisible()
  await tab(page, all).click()
  await expect(page).toHaveURL('/users')
  await expect(tab(page, all)).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(page).toHaveURL('/users?status=banned')
  await expect(tab(page, 'Banned')).toHaveAttribute('aria-current', 'page')
  await page.goForward()
  await expect(tab(page, all)).toHaveAttribute('aria-current', 'page')
})

test('another order and page size are the same view @further', async ({
  page
}) => {
  await openList(page, users)
  await expect(tabs(page)).toBeHidden()
  await openList(page, users, '?status=banned')
  await save(page, 'Banned')
  await openList(page, users, '?limit=10&sort=email')
  await expect(tab(page, all)).toHaveAttribute('aria-current', 'page')
  await openList(page, users, '?sort=email&status=banned&limit=10')
  await expect(tab(page, 'Banned')).toHaveAttribute('aria-current', 'page')
  await openList(page, users, '?status=active')
  await expect(tab(page, all)).toBeVisible()
  await expect(tabs(page).locator('[aria-current]')).toHaveCount(0)
})
