import type { Locator, Page } from '@playwright/test'

import { reviewOf } from '../support/actions.ts'
import { confirm } from '../support/dialogs.ts'
import { furtherUnless } from '../support/further.ts'
import { askIn, emitIn } from '../support/panel-events.ts'
import { openReview } from '../support/sights/action-sight.ts'
import { expect, test } from '../support/test.ts'

/** How far from the edge of the viewport a dialog keeps. */
const EDGE_PX = 16
/** How far a turn of the wheel scrolls. */
const WHEEL_PX = 100

interface Gaps {
  left: number | undefined
  right: number | undefined
  top: number | undefined
  bottom: number | undefined
}

/** Each gap to the viewport is as given; in the middle where none is. */
async function expectGaps(shown: Locator, gaps: Gaps): Promise<void> {
  const viewport = shown.page().viewportSize()
  const box = await shown.boundingBox()
  if (!viewport || !box) throw new Error('It has no box')
  const across = viewport.width - box.width
  const down = viewport.height - box.height
  const { left, right, top, bottom } = gaps
  const x = left ?? across - (right ?? across / 2)
  const y = top ?? down - (bottom ?? down / 2)
  expect(Math.abs(box.x - x), 'across').toBeLessThanOrEqual(1)
  expect(Math.abs(box.y - y), 'down').toBeLessThanOrEqual(1)
}

/** Turns the wheel over the page, and waits until the page has heard of it. */
async function wheel(page: Page): Promise<void> {
  const heard = page.evaluate(
    () =>
      new Promise<void>(resolve => {
        const drawn = (): number => requestAnimationFrame(() => resolve())
        const turned = (): number => requestAnimationFrame(drawn)
        window.addEventListener('wheel', turned, { once: true })
      })
  )
  await page.mouse.move(5, 5)
  await page.mouse.wheel(0, WHEEL_PX)
  await heard
}

function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/users')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

test('4.7 9.6 a dialog opens at each of the eight edges and corners @further', async ({
  page
}) => {
  for (const position of [
    'top',
    'bottom',
    'left',
    'right',
    'topleft',
    'topright',
    'bottomleft',
    'bottomright'
  ] as const) {
    // oxlint-disable no-await-in-loop -- one after the other
    await askIn(page, { position })
    await expectGaps(confirm(page), {
      left: position.endsWith('left') ? EDGE_PX : undefined,
      right: position.endsWith('right') ? EDGE_PX : undefined,
      top: position.startsWith('top') ? EDGE_PX : undefined,
      bottom: position.startsWith('bottom') ? EDGE_PX : undefined
    })
    await emitIn(page, 'close')
    await expect(confirm(page)).toHaveCount(0)
    // oxlint-enable no-await-in-loop
  }
})

for (const [name, question, blocked] of [
  ['a modal dialog', {}, true],
  ['a dialog that is not modal', { modal: false }, false],
  ['blockScroll alone', { modal: false, blockScroll: true }, true]
] as const) {
  test(`9.7 ${name} ${blocked ? 'keeps' : 'does not keep'} the page from scrolling${furtherUnless(name === 'a modal dialog')}`, async ({
    page
  }) => {
    await page.evaluate(() => {
      const tall = document.createElement('div')
      tall.style.height = '3000px'
      document.body.append(tall)
    })
    await askIn(page, question)
    await expect(confirm(page)).toBeVisible()
    await wheel(page)
    await expect.poll(() => scrollTop(page)).toBe(blocked ? 0 : WHEEL_PX)
    await emitIn(page, 'close')
    await expect(confirm(page)).toHaveCount(0)
    await wheel(page)
    await expect
      .poll(() => scrollTop(page))
      .toBe(blocked ? WHEEL_PX : 2 * WHEEL_PX)
  })
}

test('at 400 % of a small screen every part of a question can be seen whole', async ({
  page,
  signIn
}) => {
  await signIn(page)
  await page.goto('/users?open=42')
  await openReview(page, '1 234.50')
  await page.setViewportSize({ width: 320, height: 256 })
  const parts = reviewOf(page).locator(
    'h2, td:visible, input:visible, footer button'
  )
  expect(await parts.count()).toBeGreaterThan(8)
  for (const part of await parts.all()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const hidden = await part.evaluate(element => {
      element.scrollIntoView({ block: 'center' })
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const across = (left + right) / 2
      const seen = [top + 1, bottom - 1].map(y =>
        element.contains(document.elementFromPoint(across, y))
      )
      return seen.every(Boolean) ? undefined : element.outerHTML
    })
    expect(hidden).toBeUndefined()
  }
})
