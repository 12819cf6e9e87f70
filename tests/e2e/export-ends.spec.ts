import { messages } from '../../src/messages.ts'
import { USERS } from '../../src/programs/reference-api/seed/users.ts'
import {
  exportButton,
  exportDialog,
  fileOf,
  openExport
} from '../support/export-dialog.ts'
import {
  downloadedFile,
  saveByDownload,
  savedFile,
  savePrivately
} from '../support/exported-file.ts'
import { listScreen, openList } from '../support/list-screens.ts'
import { expect, test } from '../support/test.ts'

const texts = messages.export
const users = listScreen('users')

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
  await exportButton(page, texts.start).click()
  await expect(exportDialog(page)).toContainText(texts.soFar('200', '5,000'))
  await expect(
    exportDialog(page).getByRole('progressbar', { name: texts.progress })
  ).toHaveAttribute('value', '200')
  await page.keyboard.press('Escape')
  await expect(exportDialog(page)).toBeVisible()
  await exportButton(page, texts.cancel).click()
  const name = await fileOf(page, texts.incomplete)
  await expect(exportDialog(page)).toContainText(texts.reasons.cancelled)
  const file = await savedFile(page, name)
  expect(file.rows).toHaveLength(200)
  expect(file.mark).toContain(
    `# incomplete: 200 of ${USERS} rows, cancelled at `
  )
})

test('an export that fails on its way says so, in the file too @further', async ({
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
  await exportButton(page, texts.start).click()
  await expect(exportDialog(page)).toContainText(texts.incomplete)
  await expect(exportDialog(page)).toContainText(messages.problem.server(503))
  const file = await downloadedFile(await download)
  expect(file.rows).toHaveLength(100)
  expect(file.mark).toContain(`# incomplete: 100 of ${USERS} rows, failed at `)
  expect((await download).suggestedFilename()).toContain('incomplete')
})

test('a browser without files on disk states its limit @further', async ({
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
  await expect(exportDialog(page)).toContainText(texts.memory('100,000'))
  await exportDialog(page)
    .getByRole('radio', { name: texts.page('1 row') })
    .check()
  await expect(exportDialog(page)).not.toContainText(texts.memory('100,000'))
})

test('whoever closes the question where to put the file is asked again @further', async ({
  page
}) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'showSaveFilePicker', () =>
      Promise.reject(new DOMException('closed', 'AbortError'))
    )
  })
  await openList(page, users)
  await openExport(page)
  await exportButton(page, texts.start).click()
  await expect(exportButton(page, texts.start)).toBeEnabled()
  await expect(exportDialog(page).getByRole('radio').first()).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(exportDialog(page)).toHaveCount(0)
})

test('an export holds nothing of the pages that it has written @further', async ({
  page,
  api
}) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const listeners = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? NaN
  }
  await savePrivately(page)
  await openList(page, users)
  await openExport(page)
  await api.faults.set([
    { path: 'users', times: 2, fault: { delayMs: 1 } },
    { path: 'users', times: 1, fault: { delayMs: 3000 } },
    { path: 'users', times: 37, fault: { delayMs: 1 } },
    { path: 'users', fault: { delayMs: 60_000 } }
  ])
  await exportButton(page, texts.start).click()
  await expect(exportDialog(page)).toContainText(texts.soFar('200', '5,000'))
  const early = await listeners()
  await expect(exportDialog(page)).toContainText(texts.soFar('4,000', '5,000'))
  expect((await listeners()) - early).toBeLessThan(10)
})
