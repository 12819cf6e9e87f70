import { messages } from '../../src/messages.ts'
import {
  listScreen,
  openList,
  rowsOf,
  scrollerOf
} from '../support/list-screens.ts'
import { expect, test } from '../support/test.ts'

const texts = messages.table

for (const name of ['users', 'user transactions']) {
  const screen = listScreen(name)

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 }
  ]) {
    test.describe(`at ${viewport.width} px`, () => {
      test.use({ viewport })

      test(`${name}: the bar of chosen rows leaves the last row to be seen @further`, async ({
        page,
        signIn
      }) => {
        await signIn(page)
        await openList(page, screen)
        await rowsOf(page, screen).first().getByRole('checkbox').check()
        const bar = page.getByRole('region', {
          name: texts.selection(screen.rows)
        })
        const last = rowsOf(page, screen).last()
        // Before the end it lies over rows, so that it can be reached at once.
        await expect(bar).toBeInViewport({ ratio: 1 })
        await expect(last).not.toBeInViewport()
        for (const box of [scrollerOf(page, screen), page.locator('main')]) {
          // oxlint-disable-next-line no-await-in-loop -- one after the other
          await box.evaluate(node => {
            node.scrollTop = node.scrollHeight
          })
        }
        await expect(bar).toBeInViewport({ ratio: 1 })
        await expect(last).toBeInViewport()
        const row = await last.boundingBox()
        const over = await bar.boundingBox()
        if (!row || !over) throw new Error('A box is not shown')
        expect(row.y + row.height).toBeLessThanOrEqual(over.y)
      })
    })
  }
}
