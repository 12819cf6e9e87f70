import type { Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import {
  listScreen,
  type ListScreen,
  listScreens,
  openList,
  rowsOf
} from '../support/list-screens.ts'
import {
  columnHead,
  dataTable,
  layerButton,
  openColumns,
  tableOf
} from '../support/screen-tables.ts'
import { expect, test } from '../support/test.ts'

const texts = messages.table
const { densities } = texts
const users = listScreen('users')

/** The heads in their order, without those of checkboxes and links. */
async function heads(page: Page, screen: ListScreen): Promise<string[]> {
  const names = dataTable(page, screen).getByRole('columnheader')
  const shown = await names.allInnerTexts()
  return shown.map(text => text.trim()).filter(isHead)
}

function isHead(text: string): boolean {
  return text !== '' && text !== texts.actions
}

async function chooseDensity(page: Page, name: string): Promise<void> {
  await layerButton(page, texts.density).click()
  // Not `check`: the menu closes by choosing, and its choices are gone.
  await page.getByRole('radio', { name }).click()
  await expect(page.getByRole('radio', { name })).toHaveCount(0)
}

async function rowHeight(page: Page, screen: ListScreen): Promise<number> {
  const box = await rowsOf(page, screen).nth(1).boundingBox()
  return Math.round(box?.height ?? 0)
}

test.beforeEach(async ({ page, signIn }) => signIn(page))

for (const screen of listScreens) {
  const { optional, heads: named } = tableOf(screen)
  const [first, second, third] = named

  test(`${screen.name}: columns and density are kept, and one reset undoes them all @further`, async ({
    page
  }) => {
    await openList(page, screen)
    const built = await heads(page, screen)
    expect(built.slice(0, 3)).toEqual([first, second, third])
    expect(await rowHeight(page, screen)).toBe(36)
    await chooseDensity(page, densities.compact)
    await expect.poll(() => rowHeight(page, screen)).toBe(25)
    await chooseDensity(page, densities.relaxed)
    await expect.poll(() => rowHeight(page, screen)).toBe(44)

    const menu = await openColumns(page)
    const all = await menu.getByRole('listitem').allInnerTexts()
    await expect(menu.getByRole('checkbox', { name: first })).toBeDisabled()
    const place = all.indexOf(second)
    for (let at = all.indexOf(third); at > place; at -= 1) {
      // oxlint-disable no-await-in-loop -- one place after the other
      await menu.getByRole('checkbox', { name: third, exact: true }).hover()
      await page.getByRole('button', { name: texts.moveUp(third) }).click()
      await expect(
        page.getByText(texts.columnPlace(third, at, all.length))
      ).toBeAttached()
      // oxlint-enable no-await-in-loop
    }
    await menu.getByRole('checkbox', { name: second, exact: true }).uncheck()
    const others = built.slice(3)
    if (optional !== undefined) {
      await menu.getByRole('checkbox', { name: optional }).check()
      await expect(columnHead(page, optional)).toBeAttached()
      await menu.getByRole('checkbox', { name: optional }).uncheck()
    }
    const changed = [first, third, ...others]
    await expect.poll(() => heads(page, screen)).toEqual(changed)

    await page.reload()
    await expect(rowsOf(page, screen).first()).toBeVisible()
    await expect.poll(() => heads(page, screen)).toEqual(changed)
    expect(await rowHeight(page, screen)).toBe(44)

    await openColumns(page)
    await page.getByRole('button', { name: texts.resetLayout }).click()
    await expect(page.getByText(texts.layoutReset)).toBeAttached()
    await expect.poll(() => heads(page, screen)).toEqual(built)
    expect(await rowHeight(page, screen)).toBe(36)
  })
}

test('a column is dragged to another place @further', async ({ page }) => {
  await openList(page, users)
  const menu = await openColumns(page)
  const items = menu.getByRole('listitem')
  const email = items.filter({ hasText: messages.fields.email })
  const grip = await email.locator('[data-slot=grip]').boundingBox()
  const target = await items
    .filter({ hasText: messages.fields.country })
    .boundingBox()
  if (!grip || !target) throw new Error('It has no box')
  await page.mouse.move(grip.x + 5, grip.y + grip.height / 2)
  await page.mouse.down()
  await page.mouse.move(grip.x + 5, target.y + target.height / 2, { steps: 8 })
  await page.mouse.up()
  const { user } = messages.users
  const { status, available, country } = messages.fields
  await expect
    .poll(async () => (await heads(page, users)).slice(0, 5))
    .toEqual([user, status, available, country, messages.fields.email])
})

test('each administrator has a layout of his own, and one of another version is dropped @further', async ({
  page
}) => {
  await openList(page, users)
  await chooseDensity(page, densities.compact)
  await expect.poll(() => rowHeight(page, users)).toBe(25)
  const key = await page.evaluate(() =>
    Object.keys(localStorage).find(name => name.startsWith('panel.layout:'))
  )
  expect(key).toMatch(/^panel\.layout:[^:]+:users$/u)
  await page.evaluate(name => {
    const text = localStorage.getItem(name) ?? ''
    const kept: unknown = JSON.parse(text)
    const old = JSON.stringify({ ...Object(kept), version: 0 })
    localStorage.setItem(name, old)
    localStorage.setItem(name.replace(/:[^:]+:/u, ':someone-else:'), text)
  }, key ?? '')
  await page.reload()
  await expect(rowsOf(page, users).first()).toBeVisible()
  await expect.poll(() => rowHeight(page, users)).toBe(36)
})
