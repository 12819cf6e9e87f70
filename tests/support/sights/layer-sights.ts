import type { Locator, Page } from '@playwright/test'

import { LOCALE } from '../../../src/format/locale.ts'
import { messages } from '../../../src/messages.ts'
import type { StandingFault } from '../../../src/programs/reference-api/http/fault.ts'
import { USERS } from '../../../src/programs/reference-api/seed/users.ts'
import { exportButton, exportDialog, openExport } from '../export-dialog.ts'
import { savePrivately } from '../exported-file.ts'
import { listScreen, openList, rowsOf } from '../list-screens.ts'
import type { ApiControl } from '../reference-api.ts'
import { expect } from '../test.ts'
import type { Sight } from './sight.ts'

const { table, views, chart, statement, export: texts } = messages
const users = listScreen('users')
const entries = listScreen('user transactions')
const FEW = '?limit=10'

const openUsers = (page: Page): Promise<void> => openList(page, users, FEW)
const openEntries = (page: Page): Promise<void> => openList(page, entries, FEW)

const viewTabs = (page: Page): Locator =>
  page.getByRole('navigation', { name: views.label })

/** Opens the form for a view, sent without a name. */
async function openViewForm(page: Page): Promise<void> {
  await openList(page, users, `${FEW}&status=banned`)
  await page.locator('summary', { hasText: views.save }).click()
  await page.getByRole('button', { name: views.save }).click()
  await expect(page.getByText(views.refused.empty)).toBeVisible()
}

/** Saves a view, and opens its menu. */
async function openViewMenu(page: Page): Promise<void> {
  await openViewForm(page)
  await page.getByRole('textbox', { name: views.name }).fill('Banned')
  await page.keyboard.press('Enter')
  await viewTabs(page).getByLabel(views.actionsOf('Banned')).first().click()
  await expect(
    viewTabs(page).getByRole('button', { name: views.remove, exact: true })
  ).toBeVisible()
}

async function selectFirst(page: Page): Promise<void> {
  await openUsers(page)
  await rowsOf(page, users).first().getByRole('checkbox').check()
  await expect(
    page.getByRole('region', { name: table.selection(users.rows) })
  ).toBeVisible()
}

/** Starts an export of all users, of which only the first part comes. */
async function startExport(
  page: Page,
  api: ApiControl,
  then: StandingFault['fault'] = { delayMs: 60_000 }
): Promise<void> {
  await savePrivately(page)
  await openUsers(page)
  await openExport(page)
  await exportDialog(page).getByRole('radio').last().check()
  await api.faults.set([
    { path: 'users', times: 1, fault: { delayMs: 1 } },
    { path: 'users', fault: then }
  ])
  await exportButton(page, texts.start).click()
  await expect(exportDialog(page)).toContainText(
    texts.soFar(written(100), written(USERS))
  )
}

const written = (count: number): string => count.toLocaleString(LOCALE)

/** What the bars of a list open. */
export const layerSights: readonly Sight[] = [
  { name: 'the form of a view', open: openViewForm },
  { name: 'the menu of a view', open: openViewMenu },
  {
    name: 'a view that was removed',
    open: async page => {
      await openViewMenu(page)
      await viewTabs(page)
        .getByRole('button', { name: views.remove, exact: true })
        .click()
      await viewTabs(page).getByRole('button', { name: views.undo }).hover()
    }
  },
  { name: 'a selection', floats: true, open: selectFirst },
  {
    name: 'the export of a selection',
    open: async page => {
      await selectFirst(page)
      await openExport(page)
    }
  },
  {
    name: 'an export under way',
    open: (page, api) => startExport(page, api)
  },
  {
    name: 'an export that the server asks to wait',
    errors: /status of 429/u,
    open: async (page, api) => {
      const headers = { 'retry-after': '600' }
      await startExport(page, api, { status: 429, headers })
      await expect(exportDialog(page).getByRole('timer')).toBeVisible()
    }
  },
  {
    name: 'an export that was cancelled',
    open: async (page, api) => {
      await startExport(page, api)
      await exportButton(page, texts.cancel).click()
      await expect(exportDialog(page)).toContainText(texts.incomplete)
    }
  },
  {
    name: 'an export that is done',
    open: async page => {
      await savePrivately(page)
      await selectFirst(page)
      await openExport(page)
      await exportButton(page, texts.start).click()
      await expect(exportDialog(page)).toContainText(texts.soFar('1', '1'))
    }
  },
  {
    name: 'the table of a chart',
    open: async page => {
      await openEntries(page)
      await page.getByText(chart.showTable).click()
      await expect(page.getByRole('figure').getByRole('table')).toBeVisible()
    }
  },
  {
    name: 'a statement',
    open: async page => {
      await openEntries(page)
      await page.getByRole('button', { name: statement.button }).click()
      await expect(page.getByRole('dialog').getByRole('article')).toBeVisible()
    }
  },
  {
    name: 'a statement being read',
    open: async (page, api) => {
      await openEntries(page)
      await api.faults.set([{ path: entries.call, fault: { delayMs: 60_000 } }])
      await page.getByRole('button', { name: statement.button }).click()
      await expect(
        page.getByRole('progressbar', { name: statement.reading })
      ).toBeVisible()
    }
  }
]
