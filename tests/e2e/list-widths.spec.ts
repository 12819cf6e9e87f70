import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import {
  listScreen,
  openList,
  rowsOf,
  scrollerOf
} from '../support/list-screens.ts'
import { columnHead, openColumns } from '../support/screen-tables.ts'
import { expect, test } from '../support/test.ts'

const texts = messages.table
const users = listScreen('users')

async function widthOf(page: Page, name: string): Promise<number> {
  const box = await columnHead(page, name).boundingBox()
  return Math.round(box?.width ?? 0)
}

function handle(page: Page, name: string): Locator {
  return page.getByRole('separator', { name: texts.widthOf(name) })
}

/** Scrolls the table sideways and says how far its first head has gone. */
async function firstHeadMoves(page: Page): Promise<number> {
  const before = await columnHead(page, messages.users.user).boundingBox()
  const region = scrollerOf(page, users)
  await region.evaluate(element => {
    element.scrollLeft = 200
  })
  const after = await columnHead(page, messages.users.user).boundingBox()
  await region.evaluate(element => {
    element.scrollLeft = 0
  })
  return Math.round((before?.x ?? 0) - (after?.x ?? 0))
}

test.beforeEach(async ({ page, signIn }) => signIn(page))

test('a column is resized by mouse, and made automatic again', async ({
  page
}) => {
  const { email } = messages.fields
  await openList(page, users)
  const before = await widthOf(page, email)
  const box = await handle(page, email).boundingBox()
  if (!box) throw new Error('It has no box')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x + 60, at.y, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => widthOf(page, email)).toBe(before + 60)
  await expect(page).toHaveURL('/users')

  await page.reload()
  await expect(rowsOf(page, users).first()).toBeVisible()
  await expect.poll(() => widthOf(page, email)).toBe(before + 60)
  await handle(page, email).dblclick()
  await expect.poll(() => widthOf(page, email)).toBe(before)
})

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 800, height: 700 } })

  test('the first column and the heads stay in sight, and the pin can be taken off @further', async ({
    page
  }) => {
    await openList(page, users)
    expect(await firstHeadMoves(page)).toBe(0)
    const top = await columnHead(page, messages.users.user).boundingBox()
    await rowsOf(page, users).last().scrollIntoViewIfNeeded()
    const scrolled = await columnHead(page, messages.users.user).boundingBox()
    expect(scrolled?.y).toBe(top?.y)

    await openColumns(page)
    const pin = page.getByRole('checkbox', { name: texts.pinFirst })
    await pin.uncheck()
    await page.keyboard.press('Escape')
    await expect(pin).toHaveCount(0)
    expect(await firstHeadMoves(page)).toBeGreaterThan(100)
    await page.reload()
    await expect(rowsOf(page, users).first()).toBeVisible()
    expect(await firstHeadMoves(page)).toBeGreaterThan(100)
  })
})

test('a column is made wider and narrower by presses, without a drag @further', async ({
  page
}) => {
  const { email } = messages.fields
  await openList(page, users)
  const before = await widthOf(page, email)
  const menu = await openColumns(page)
  await menu.getByRole('checkbox', { name: email }).hover()
  await menu.getByRole('button', { name: texts.wider(email) }).dblclick()
  await expect.poll(() => widthOf(page, email)).toBe(before + 32)
  await expect(
    page.getByText(texts.columnWidth(email, before + 32), { exact: true })
  ).toBeAttached()
  await menu.getByRole('button', { name: texts.narrower(email) }).click()
  await expect.poll(() => widthOf(page, email)).toBe(before + 16)
})
