import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import {
  type Change,
  changes,
  serveChangedData
} from '../support/changed-data.ts'
import { listScreens, openList, rowIds } from '../support/list-screens.ts'
import { expect, test } from '../support/test.ts'

const { drawer, notices } = messages
const [MISSING = ''] = notices.unreadable([]).split(':')
/** A drawer takes its time; one reads what is not sent as what is null. */
const IN_DRAWERS: readonly Change[] = ['is null', 'is of another type']
/** Without a filter or a limit that the rows could contradict. */
const ALL = '?limit=100&createdAt=any'

/** What tells of the rows that are not shown. */
const missingRows = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: MISSING })

/** Every drawer of a list: what it shows, or why it does not. */
async function stepThroughDrawers(page: Page, ids: string[]): Promise<void> {
  const dialog = page.getByRole('dialog')
  await page.locator('tr[data-row] a').first().click()
  for (const id of ids) {
    await expect(page).toHaveURL(new RegExp(`open=${id}$`, 'u'))
    await expect(
      dialog.getByText(drawer.rawJson).or(dialog.getByRole('alert')).first(),
      `the drawer of ${id}`
    ).toBeVisible()
    if (id !== ids.at(-1)) {
      await dialog.getByRole('button', { name: drawer.next }).click()
    }
  }
}

for (const screen of listScreens) {
  test(`${screen.name}: any value of a row or of its details that changes is shown, told or refused, and the page stays (NET-7) @further`, async ({
    page,
    server
  }) => {
    // Every drawer of every change: minutes, and more beside others.
    test.setTimeout(600_000)
    const data = await serveChangedData(page, screen, server.api?.account ?? {})
    expect(data.rows).toBeGreaterThan(5)
    for (const change of Object.keys(changes) as Change[]) {
      data.use(change, 'rows')
      await openList(page, screen, ALL)
      const read = await rowIds(page, screen)
      expect(read.length, change).toBeGreaterThan(0)
      if (read.length < data.rows) await expect(missingRows(page)).toBeVisible()

      if (!IN_DRAWERS.includes(change)) continue
      data.use(change, 'details')
      await openList(page, screen, ALL)
      const ids = await rowIds(page, screen)
      expect(ids).toHaveLength(data.rows)
      await stepThroughDrawers(page, ids)
      await expect(page.locator('[data-slot=error-page]')).toHaveCount(0)
    }
  })

  test(`${screen.name}: no JSON in place of every answer breaks the page (NET-7) @further`, async ({
    page,
    signIn
  }) => {
    await signIn(page)
    for (const json of [
      null,
      [],
      { data: {}, meta: {} },
      { data: [null], meta: { page: 1, limit: 25 } }
    ]) {
      await page.unrouteAll()
      await page.route(/\/api\/(?!admin(?:\/|$))/u, route =>
        route.fulfill({ json })
      )
      await page.goto(`${screen.path}?open=42`)
      await expect(
        page.getByRole('dialog').getByRole('alert').first(),
        JSON.stringify(json)
      ).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[data-slot=error-page]')).toHaveCount(0)
    }
  })
}
