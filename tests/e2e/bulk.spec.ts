import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { savedFile, savePrivately } from '../support/exported-file.ts'
import {
  listScreen,
  openList,
  rowIds,
  rowsOf
} from '../support/list-screens.ts'
import { expect, test } from '../support/test.ts'

const words = messages.bulk
const users = listScreen('users')

const box = (page: Page, index: number): Locator =>
  rowsOf(page, users).nth(index).getByRole('checkbox')
const bar = (page: Page): Locator =>
  page.getByRole('region', { name: messages.table.selection('users') })
const dialog = (page: Page): Locator => page.getByRole('dialog')
const press = (place: Page | Locator, name: string | RegExp): Promise<void> =>
  place.getByRole('button', { name }).click()

async function agree(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog')
  await question.getByLabel('Reason').fill('Plays with two accounts')
  await press(question, /^Suspend/u)
}

test.use({ world: 'bulk' })

test.beforeEach(async ({ page, signIn }) => signIn(page))

test('three chosen users are suspended, and each result is told', async ({
  page
}) => {
  await savePrivately(page)
  await openList(page, users, '?limit=10&status=active')
  const ids = (await rowIds(page, users)).slice(0, 3)
  for (const index of [0, 1, 2]) {
    // oxlint-disable-next-line no-await-in-loop -- one click after another
    await box(page, index).check()
  }
  await press(bar(page), 'Suspend')
  await expect(
    page.getByRole('alertdialog', { name: 'Suspend 3 users?' })
  ).toBeVisible()
  await agree(page)
  await expect(dialog(page)).toContainText(
    `${words.ends.complete} 3 suspended.`
  )
  await press(dialog(page), words.save)
  const day = new Date().toISOString().slice(0, 10)
  await expect(async () => {
    const { rows } = await savedFile(page, `suspend-user-${day}.csv`)
    expect(rows.map(row => [row['id'], row['result']])).toEqual(
      ids.map(id => [id, 'done'])
    )
  }).toPass()
  await press(dialog(page), words.close)
  await expect
    .poll(async () => {
      const shown = await rowIds(page, users)
      return ids.filter(id => shown.includes(id))
    })
    .toEqual([])
})

test('all that match a filter are reinstated', async ({ page }) => {
  await openList(page, users, '?limit=10&status=suspended')
  await box(page, 0).check()
  const all = bar(page).getByRole('button', { name: /^Select all/u })
  const total = /\d+/u.exec((await all.textContent()) ?? '')?.[0] ?? ''
  await all.click()
  await expect(bar(page)).toContainText(`All ${total} that match as of`)
  await press(bar(page), 'Reinstate')
  await press(page.getByRole('alertdialog'), /^Reinstate/u)
  await expect(dialog(page)).toContainText(
    `${words.ends.complete} ${total} reinstated.`
  )
  await press(dialog(page), words.close)
  await expect(page.getByRole('heading', { name: users.noMatch })).toBeVisible()
})

test('a run is stopped half-way: what is under way finishes, the rest is not sent', async ({
  page,
  api
}) => {
  await openList(page, users, '?limit=10&status=active')
  await page.getByRole('checkbox', { name: messages.table.selectPage }).click()
  await api.faults.set([
    { method: 'POST', path: 'users*', fault: { delayMs: 1500 } }
  ])
  await press(bar(page), 'Suspend')
  await agree(page)
  await press(dialog(page), words.stop)
  await expect(dialog(page)).toContainText(
    `${words.ends.stopped} 4 suspended, 6 not sent.`
  )
})

test('what failed is told with its reason, and sent once more', async ({
  page,
  api,
  pageErrors
}) => {
  pageErrors.allow(/status of 503/u)
  await openList(page, users, '?limit=10&status=active')
  await box(page, 0).check()
  await box(page, 1).check()
  await api.faults.set([
    { method: 'POST', path: 'users*', times: 2, fault: { status: 503 } }
  ])
  await press(bar(page), 'Suspend')
  await agree(page)
  await expect(dialog(page)).toContainText(
    `${words.ends.complete} 0 suspended, 2 not known.`
  )
  await expect(dialog(page)).toContainText('The server answered 503.')
  pageErrors.allow(/status of 404 .*\/api\/commands\//u)
  await press(dialog(page), words.retry('2'))
  await expect(dialog(page)).toContainText(
    `${words.ends.complete} 2 suspended.`
  )
})
