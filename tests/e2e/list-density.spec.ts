import type { Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import {
  type ListScreen,
  listScreen,
  openList,
  plainAndLedger,
  rowsOf,
  scrollerOf,
  settled
} from '../support/list-screens.ts'
import { layerButton } from '../support/screen-tables.ts'
import { expect, test } from '../support/test.ts'

const ROWS = 25
/** WCAG 2.5.8: the least width and height of a target, in px. */
const TARGET_PX = 24

const { density, densities } = messages.table

test.use({ viewport: { width: 1440, height: 900 } })

async function openCompact(page: Page, screen: ListScreen): Promise<void> {
  await openList(page, screen, screen.unfiltered)
  await layerButton(page, density).click()
  await page.getByRole('radio', { name: densities.compact }).click()
  await page.reload()
  await expect(rowsOf(page, screen).first()).toBeVisible()
  await settled(page, screen)
  await page.mouse.move(0, 0)
}

/** What the rows take, and what the table has for them, in px. */
function roomFor(page: Page, screen: ListScreen): Promise<number[]> {
  return scrollerOf(page, screen).evaluate(box => {
    const head = box.querySelector('thead')?.offsetHeight ?? 0
    const rows = [...box.querySelectorAll('tr[data-row]')]
    const heights = rows.map(row => row.getBoundingClientRect().height)
    return [head, Math.max(...heights), box.clientHeight]
  })
}

test.beforeEach(async ({ page, signIn }) => signIn(page))

for (const screen of plainAndLedger) {
  test(`${screen.name}: 25 compact rows stand without scrolling @further`, async ({
    page
  }) => {
    await openCompact(page, screen)
    await page.waitForLoadState('networkidle')
    const [head = 0, row = Infinity, room = 0] = await roomFor(page, screen)
    expect(row).toBeLessThanOrEqual(TARGET_PX + 1)
    expect(head + ROWS * row).toBeLessThanOrEqual(room)
    const last = rowsOf(page, screen).last()
    await last.hover()
    expect(await scrollerOf(page, screen).evaluate(box => box.scrollTop)).toBe(
      0
    )
    // Where a finger of that size presses at its ends, above and below too.
    const small = await last.getByRole('button').evaluateAll(
      (buttons, reach) =>
        buttons.flatMap(button => {
          const { x, y, width, height } = button.getBoundingClientRect()
          const [middleX, middleY] = [x + width / 2, y + height / 2]
          const ends = [
            [middleX - reach, middleY],
            [middleX + reach, middleY],
            [middleX, middleY - reach],
            [middleX, middleY + reach]
          ] as const
          return ends.every(([left, top]) =>
            button.contains(document.elementFromPoint(left, top))
          )
            ? []
            : [button.outerHTML]
        }),
      TARGET_PX / 2 - 1
    )
    expect(small).toEqual([])
  })
}

test('the chart of a compact list is shown when it is asked for @further', async ({
  page
}) => {
  const entries = listScreen('user transactions')
  await openCompact(page, entries)
  const fold = page.getByRole('button', { name: messages.chart.net.day })
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('figure')).toHaveCount(0)
  await fold.click()
  await expect(page.getByRole('figure')).toBeVisible()
  await fold.click()
  await expect(page.getByRole('figure')).toHaveCount(0)
})

test('a press beside a checkbox chooses the row it is in @further', async ({
  page
}) => {
  const users = listScreen('users')
  await openCompact(page, users)
  const box = await rowsOf(page, users).nth(3).boundingBox()
  if (!box) throw new Error('It has no box')
  for (const y of [box.y + 2, box.y + box.height - 3]) {
    await page.mouse.click(box.x + 30, y)
  }
  await page.mouse.click(box.x + 30, box.y + 2)
  const checked = await rowsOf(page, users)
    .getByRole('checkbox')
    .evaluateAll(all =>
      all.flatMap((input, index) =>
        input instanceof HTMLInputElement && input.checked ? [index] : []
      )
    )
  expect(checked).toEqual([3])
})
