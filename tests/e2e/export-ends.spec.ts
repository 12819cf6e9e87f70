import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import {
  downloadedFile,
  saveByDownload,
  savedFile,
  savePrivately
} from '../support/exported-file.ts'
import { listScreen, openList } from '../support/list-screens.ts'
import { expect, test } from '../support/test.ts'

const words = messages.export
const users = listScreen('users')

const dialog = (page: Page): Locator => page.getByRole('dialog')

function button(page: Page, name: string): Locator {
  return dialog(page).getByRole('button', { name, exact: true })
}

/** Opens the export of the whole list. */
async function openExport(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: messages.list.export, exact: true })
    .first()
    .click()
  await expect(button(page, words.start)).toBeFocused()
}

/** Waits for the result, and gives the name of the file in it. */
async function fileOf(page: Page, count: string): Promise<string> {
  const result = dialog(page).getByRole('status')
  await expect(result).toContainText(count)
  await expect(button(page, words.done)).toBeFocused()
  const text = (await result.textContent()) ?? ''
  return / to (\S+\.csv)\./u.exec(text)?.[1] ?? ''
}

test.beforeEach(async ({ page, signIn }) => signIn(page))

test('an export in progress is counted, and cancelled with what it has', async ({
  page,
  api
}) => {
  await savePrivately(page)
  await openList(page, users)
  await api.faults.set([
    { path: 'users', times: 2, fault: { delayMs: 1 } },
    { path: 'users', fault: { delayMs: 60_000 } }
  ])
  await openExport(page)
  await button(page, words.start).click()
  await expect(dialog(page)).toContainText(words.soFar('200', '5,000'))
  await expect(
    dialog(page).getByRole('progressbar', { name: words.progress })
  ).toHaveAttribute('value', '200')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeVisible()
  await button(page, words.cancel).click()
  const name = await fileOf(page, words.incomplete)
  await expect(dialog(page)).toContainText(words.reasons.cancelled)
  const file = await savedFile(page, name)
  expect(file.rows).toHaveLength(200)
  expect(file.mark).toContain('# incomplete: 200 of 5000 rows, cancelled at ')
})

test('an export that fails on its way says so, in the file too', async ({
  page,
  api,
  pageErrors
}) => {
  pageErrors.allow(/status of 503/u)
  await saveByDownload(page)
  await openList(page, users)
  await api.faults.set([
    { path: 'users', times: 1, fault: { delayMs: 1 } },
    { path: 'users', fault: { status: 503 } }
  ])
  await openExport(page)
  const download = page.waitForEvent('download')
  await button(page, words.start).click()
  await expect(dialog(page)).toContainText(words.incomplete)
  await expect(dialog(page)).toContainText(messages.problem.server(503))
  const file = await downloadedFile(await download)
  expect(file.rows).toHaveLength(100)
  expect(file.mark).toContain('# incomplete: 100 of 5000 rows, failed at ')
  expect((await download).suggestedFilename()).toContain('incomplete')
})

test('a browser without files on disk states its limit', async ({
  page,
  api
}) => {
  const meta = {
    page: 1,
    limit: 25,
    total: 250_000,
    totalPages: 10_000,
    hasMore: true,
    asOf: '2026-01-01T00:00:00Z'
  }
  const data = [
    {
      id: '1',
      status: 'active',
      balances: [],
      createdAt: '2026-01-01T00:00:00Z'
    }
  ]
  await api.faults.set([{ path: 'users', fault: { shape: { data, meta } } }])
  await saveByDownload(page)
  await openList(page, users)
  await openExport(page)
  await expect(dialog(page)).toContainText(words.memory('100,000'))
  await dialog(page)
    .getByRole('radio', { name: words.page('1 row') })
    .check()
  await expect(dialog(page)).not.toContainText(words.memory('100,000'))
})

test('whoever closes the question where to put the file is asked again', async ({
  page
}) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'showSaveFilePicker', () =>
      Promise.reject(new DOMException('closed', 'AbortError'))
    )
  })
  await openList(page, users)
  await openExport(page)
  await button(page, words.start).click()
  await expect(button(page, words.start)).toBeEnabled()
  await expect(dialog(page).getByRole('radio').first()).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
})
