import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { openExport } from '../support/export-dialog.ts'
import { furtherUnless } from '../support/further.ts'
import { listScreen, openList, rowsOf } from '../support/list-screens.ts'
import { drag, type Point, pointIn } from '../support/mouse.ts'
import { openPalette } from '../support/palette.ts'
import { expect, test } from '../support/test.ts'

const users = listScreen('users')
const entries = listScreen('user transactions')

test.beforeEach(async ({ page, signIn }) => signIn(page))

/** What a press beside it closes, opened and filled. */
interface Overlay {
  name: string
  /** A press and its release beside it close it. */
  closes: boolean
  open: (page: Page) => Promise<Locator>
}

const overlays: readonly Overlay[] = [
  {
    name: 'a drawer',
    closes: true,
    async open(page) {
      await openList(page, users)
      await rowsOf(page, users).nth(2).getByRole('link').first().click()
      const drawer = page.locator('[data-slot="drawer"][data-state="open"]')
      await expect(drawer.locator('dl').first()).toBeVisible()
      return drawer
    }
  },
  {
    name: 'the palette',
    closes: true,
    async open(page) {
      await openList(page, users)
      await openPalette(page)
      const palette = page.getByRole('dialog')
      await palette.getByRole('combobox').fill('a text to select')
      return palette
    }
  },
  {
    name: 'a dialog',
    closes: false,
    async open(page) {
      await openList(page, users)
      await openExport(page)
      return page.getByRole('dialog')
    }
  },
  {
    name: 'the menu of a row',
    closes: true,
    async open(page) {
      await openList(page, users)
      await rowsOf(page, users).nth(2).locator('[data-press="menu"]').click()
      return page.getByRole('menu')
    }
  },
  {
    name: 'the table of a chart',
    closes: true,
    async open(page) {
      await openList(page, entries)
      const chart = page.locator('details', {
        has: page.getByText(messages.chart.showTable, { exact: true })
      })
      await chart.locator('summary').click()
      return chart.locator('section')
    }
  }
]

/** A place beside the overlay where nothing can be pressed or focused. */
async function outside(overlay: Locator): Promise<Point> {
  const box = await overlay.boundingBox()
  if (!box) throw new Error('It has no box')
  // Left of it where there is room, else right of it.
  const x = box.x > 60 ? box.x - 30 : box.x + box.width + 30
  return { x, y: box.y + Math.min(box.height, 400) / 2 }
}

/** Tries a press over the edge both ways, then one that is all beside it. */
async function pressOver(page: Page, overlay: Locator): Promise<void> {
  const inside = await pointIn(overlay, 0.5, 0.1)
  const beside = await outside(overlay)
  await drag(page, inside, beside)
  await expect(overlay).toBeVisible()
  await drag(page, beside, inside)
  // What would close it comes with the next frames.
  await page.waitForTimeout(150)
  await expect(overlay).toBeVisible()
  await page.mouse.click(beside.x, beside.y)
}

for (const { name, closes, open } of overlays) {
  test(`a press that begins or ends in ${name} does not close it${furtherUnless(name === 'a drawer' || !closes)}`, async ({
    page
  }) => {
    const overlay = await open(page)
    await pressOver(page, overlay)
    if (closes) await expect(overlay).toBeHidden()
    else await expect(overlay).toBeVisible()
  })
}

test('a press that begins or ends in a popover of a list does not close it', async ({
  page
}) => {
  await openList(page, users)
  const popovers = page.locator('details.popover:visible')
  const count = await popovers.count()
  expect(count).toBeGreaterThan(4)
  for (let place = 0; place < count; place += 1) {
    /* oxlint-disable no-await-in-loop -- one popover after another */
    const popover = popovers.nth(place)
    await popover.locator('> summary').click()
    const box = popover.locator('> div')
    const control = box.locator(':is(input, button, a):visible')
    await expect(control.first()).toBeVisible()
    await pressOver(page, box)
    await expect(box).toBeHidden()
    /* oxlint-enable no-await-in-loop */
  }
})
