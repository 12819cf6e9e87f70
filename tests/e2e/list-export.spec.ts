import { messages } from '../../src/messages.ts'
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
import {
  listScreen,
  listScreens,
  openList,
  rowIds,
  rowsOf
} from '../support/list-screens.ts'
import { expect, test } from '../support/test.ts'

const texts = messages.export
const users = listScreen('users')
const entries = listScreen('user transactions')

test.beforeEach(async ({ page, signIn }) => signIn(page))

for (const screen of listScreens) {
  test(`${screen.name}: exports the page, the selection and all that match to disk`, async ({
    page,
    api
  }) => {
    const { rows: noun, filter, call } = screen
    const word = new RegExp(`All (\\d+) that match`, 'u')
    await savePrivately(page)
    await openList(page, screen, `?${filter.name}=${filter.value}&limit=10`)
    const ids = await rowIds(page, screen)

    await openExport(page)
    const all = exportDialog(page).getByRole('radio', { name: word })
    await expect(all).toBeChecked()
    const label = (await all.locator('..').textContent()) ?? ''
    const total = Number(word.exec(label)?.[1])
    await api.faults.clear()
    await exportButton(page, texts.start).click()
    const counted = texts.soFar(String(total), String(total))
    const whole = await savedFile(page, await fileOf(page, counted))
    expect(whole.rows).toHaveLength(total)
    expect(whole.mark).toBeUndefined()
    expect(whole.rows.map(row => row['id']).slice(0, ids.length)).toEqual(ids)
    expect(new Set(whole.rows.map(row => row['id'])).size).toBe(total)
    for (const row of whole.rows) expect(row[filter.name]).toBe(filter.value)
    const asked = (await api.log()).filter(({ path }) => path === call)
    expect(asked).toHaveLength(Math.ceil(total / 100))
    await exportButton(page, texts.done).click()
    await expect(exportDialog(page)).toHaveCount(0)

    await openExport(page)
    const count = String(ids.length)
    const rowsWord = texts.count(ids.length, count, noun)
    await exportDialog(page)
      .getByRole('radio', { name: texts.page(rowsWord) })
      .check()
    await exportButton(page, texts.start).click()
    const result = texts.soFar(count, count)
    const shown = await savedFile(page, await fileOf(page, result))
    expect(shown.rows.map(row => row['id'])).toEqual(ids)
    expect(shown.heads).toEqual(whole.heads)
    await exportButton(page, texts.done).click()
    await expect(exportDialog(page)).toHaveCount(0)

    await rowsOf(page, screen).nth(1).getByRole('checkbox').check()
    await rowsOf(page, screen).nth(2).getByRole('checkbox').check()
    await page
      .getByRole('region', { name: messages.table.selection(noun) })
      .getByRole('button', { name: messages.list.export })
      .click()
    const chosen = texts.selection(texts.count(2, '2', noun))
    await expect(
      exportDialog(page).getByRole('radio', { name: chosen })
    ).toBeChecked()
    await exportButton(page, texts.start).click()
    const picked = await savedFile(
      page,
      await fileOf(page, texts.soFar('2', '2'))
    )
    expect(picked.rows.map(row => row['id'])).toEqual(ids.slice(1, 3))
  })
}

test('amounts stand in major and minor units, signed ones add up, and times name the zone', async ({
  page
}) => {
  await saveByDownload(page)
  await openList(page, entries, '?currency=EUR&limit=100')
  await openExport(page)
  const download = page.waitForEvent('download')
  await exportButton(page, texts.start).click()
  const file = await downloadedFile(await download)
  expect((await download).suggestedFilename()).toMatch(
    /^user-transactions-\d{4}-\d\d-\d\d\.csv$/u
  )
  for (const row of file.rows) {
    const major = Number(row['amount'])
    expect(Math.round(major * 100)).toBe(Number(row['amountMinor']))
    expect(row['amount']).toMatch(/^\d+\.\d\d$/u)
    const sign = row['direction'] === 'debit' ? '-' : ''
    expect(row['signedAmountMinor']).toBe(`${sign}${row['amountMinor']}`)
    expect(row['createdAt']).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)$/u)
  }
  const settled = file.rows.filter(row => row['balanceAfter'] !== '')
  const net = settled.reduce(
    (sum, row) => sum + BigInt(row['signedAmountMinor'] ?? ''),
    0n
  )
  expect(String(net)).toBe(settled[0]?.['balanceAfterMinor'])
})

test('a file with semicolons has decimal commas, and so has the next export', async ({
  page
}) => {
  await savePrivately(page)
  await openList(page, entries, '?currency=EUR&limit=100')
  await openExport(page)
  const semicolon = exportDialog(page).getByRole('radio', {
    name: texts.separators.semicolon
  })
  await semicolon.check()
  await expect(exportDialog(page)).toContainText(texts.files.semicolon)
  await exportButton(page, texts.start).click()
  const name = await fileOf(page, texts.soFar('', '').split(' ')[0] ?? '')
  const { rows } = await savedFile(page, name, ';')
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) {
    expect(row['signedAmount']).toMatch(/^-?\d+,\d\d$/u)
    expect(
      row['signedAmount']?.replace(',', '').replace(/^(-?)0+(?=\d)/u, '$1')
    ).toBe(row['signedAmountMinor'])
  }
  await page.reload()
  await openExport(page)
  await expect(semicolon).toBeChecked()
})

test.describe('for a reader in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' })

  test('instants carry the offset of the shown zone @further', async ({
    page
  }) => {
    await page.addInitScript(() => localStorage.setItem('panel-zone', 'own'))
    await savePrivately(page)
    await openList(page, entries, '?limit=100')
    await openExport(page)
    await exportButton(page, texts.start).click()
    const file = await savedFile(
      page,
      await fileOf(page, texts.soFar('', '').split(' ')[0] ?? '')
    )
    const offsets = file.rows.map(row => row['createdAt']?.slice(-6))
    expect(new Set(offsets)).toEqual(new Set(['+01:00', '+02:00']))
  })
})

test('what could run as a formula is a text in the file, and quotes stay whole @further', async ({
  page,
  api
}) => {
  const user = {
    id: '7',
    displayName: '=HYPERLINK("http://example.com")',
    username: ' +1',
    email: 'a,b@example.com',
    status: 'active',
    phone: '-12\n3',
    balances: [{ currency: 'XAU', available: '900719925474099312345678901' }],
    createdAt: '2026-01-01T00:00:00Z'
  }
  const meta = {
    page: 1,
    limit: 25,
    total: 1,
    totalPages: 1,
    hasMore: false,
    asOf: '2026-01-01T00:00:00Z'
  }
  await api.faults.set([
    { path: 'users', fault: { shape: { data: [user], meta } } }
  ])
  await saveByDownload(page)
  await openList(page, users)
  await openExport(page)
  const download = page.waitForEvent('download')
  await exportButton(page, texts.start).click()
  const { rows } = await downloadedFile(await download)
  expect(rows[0]).toMatchObject({
    displayName: `'${user.displayName}`,
    username: `' +1`,
    email: user.email,
    phone: `'${user.phone}`
  })
  expect(rows[0]?.['balances.other']).toContain('900719925474099312345678901')
})
