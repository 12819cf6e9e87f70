import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { signInBeside } from '../support/actions.ts'
import { savedFile, savePrivately } from '../support/exported-file.ts'
import {
  listScreen,
  openList,
  rowIds,
  rowsOf
} from '../support/list-screens.ts'
import { expect, test } from '../support/test.ts'

const texts = messages.bulk
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

test('three chosen users are suspended until a day, and each result is told', async ({
  page,
  server
}) => {
  await savePrivately(page)
  // The separator that was chosen for the last export.
  await page.addInitScript(() => localStorage.setItem('panel-csv', 'semicolon'))
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
  const until = page.getByRole('alertdialog').getByLabel('Until')
  await until.fill('2020-01-01T12:00')
  await until.blur()
  await expect(page.getByText(messages.checks.future)).toBeVisible()
  await until.fill('2199-01-01T12:00')
  await agree(page)
  await expect(dialog(page)).toContainText(
    `${texts.ends.complete} 3 users were suspended.`
  )
  await press(dialog(page), texts.save)
  const day = new Date().toISOString().slice(0, 10)
  await expect(async () => {
    const { rows } = await savedFile(page, `suspend-user-${day}.csv`, ';')
    expect(rows.map(row => [row['id'], row['result']])).toEqual(
      ids.map(id => [id, 'done'])
    )
  }).toPass()
  await press(dialog(page), texts.close)
  // Nothing is left to be taken again by the next action.
  await expect(bar(page)).toHaveCount(0)
  await expect
    .poll(async () => {
      const shown = await rowIds(page, users)
      return ids.filter(id => shown.includes(id))
    })
    .toEqual([])
  const beside = await signInBeside(page, server.api?.account)
  const ends = await Promise.all(
    ids.map(id => beside.get<{ bannedUntil?: string }>(`users/${id}`))
  )
  expect(ends.map(({ bannedUntil }) => bannedUntil)).toEqual(
    Array(3).fill('2199-01-01T12:00:00.000Z')
  )
})

test('all that match a filter are reinstated, and suspended again @further', async ({
  page
}) => {
  await openList(page, users, '?limit=10&status=suspended')
  await box(page, 0).check()
  const all = bar(page).getByRole('button', { name: /^Select all/u })
  const total = /\d+/u.exec((await all.textContent()) ?? '')?.[0] ?? ''
  await all.click()
  await expect(bar(page)).toContainText(`All ${total} that match as of`)
  await press(bar(page), 'Reinstate')
  // What the server says that all of them hold.
  await expect(page.getByRole('alertdialog')).toContainText(
    /The chosen hold [\d,.]+\s\w+/u
  )
  await press(page.getByRole('alertdialog'), /^Reinstate/u)
  await expect(dialog(page)).toContainText(
    `${texts.ends.complete} ${total} users were reinstated.`
  )
  await press(dialog(page), `Suspend these ${total}`)
  await agree(page)
  await expect(dialog(page)).toContainText(
    `${texts.ends.complete} ${total} users were suspended.`
  )
  await press(dialog(page), texts.close)
  await expect(rowsOf(page, users).first()).toBeVisible()
})

test('what was not done stays selected, also of all that match @further', async ({
  page,
  api,
  pageErrors
}) => {
  pageErrors.allow(/status of 403/u)
  const { selected } = messages.table
  await openList(page, users, '?limit=10&status=active')
  const [, second = ''] = await rowIds(page, users)
  const refuse = (id: string): Promise<unknown> =>
    api.faults.set([
      { method: 'POST', path: `users/${id}/*`, fault: { status: 403 } }
    ])
  for (const index of [0, 1, 2]) {
    // oxlint-disable-next-line no-await-in-loop -- one click after another
    await box(page, index).check()
  }
  await refuse(second)
  await press(bar(page), 'Suspend')
  await agree(page)
  await expect(dialog(page)).toContainText(
    `${texts.ends.complete} 2 users were suspended, 1 failed.`
  )
  await press(dialog(page), texts.close)
  await expect(bar(page)).toContainText(selected('1'))
  await expect(
    page.locator(`[data-row="${second}"]`).getByRole('checkbox')
  ).toBeChecked()
  // Of all that match two fail, of which one was not among the chosen rows.
  await openList(page, users, '?limit=10&status=suspended')
  const ids = await rowIds(page, users)
  const [first = '', last = ''] = [ids.at(0), ids.at(-1)]
  const reinstateAll = async (
    refused: string[],
    end: string
  ): Promise<void> => {
    await api.faults.clear()
    await api.faults.set(
      refused.map(id => ({
        method: 'DELETE',
        path: `users/${id}/*`,
        fault: { status: 403 }
      }))
    )
    await press(bar(page), /^Select all/u)
    await press(bar(page), 'Reinstate')
    await press(page.getByRole('alertdialog'), /^Reinstate/u)
    await expect(dialog(page)).toContainText(end)
    await press(dialog(page), texts.close)
  }
  const boxOf = (id: string): Locator =>
    page.locator(`[data-row="${id}"]`).getByRole('checkbox')
  await boxOf(first).check()
  await reinstateAll([first, last], '2 failed.')
  await expect(bar(page)).toContainText(selected('2'))
  await expect(rowsOf(page, users)).toHaveCount(2)
  await expect(boxOf(last)).toBeChecked()
  // The same row is left that was chosen: it is no longer all that match.
  await boxOf(last).uncheck()
  await reinstateAll([first], '1 failed.')
  await expect(bar(page)).toContainText(selected('1'))
  await expect(boxOf(first)).toBeChecked()
})

test('a run is stopped half-way: what is under way finishes, the rest is sent later @further', async ({
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
  await press(dialog(page), texts.stop)
  await expect(dialog(page)).toContainText(
    `${texts.ends.stopped} 4 users were suspended, 6 were not sent.`
  )
  await api.faults.clear()
  await press(dialog(page), texts.sendRest('6'))
  await expect(dialog(page)).toContainText(
    `${texts.ends.complete} 10 users were suspended.`
  )
})

test('a run without a connection pauses by itself, and goes on with it @further', async ({
  page,
  context,
  api,
  pageErrors
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/u)
  await openList(page, users, '?limit=10&status=active')
  await page.getByRole('checkbox', { name: messages.table.selectPage }).click()
  await api.faults.set([
    { method: 'POST', path: 'users*', times: 4, fault: { delayMs: 1500 } }
  ])
  await press(bar(page), 'Suspend')
  await agree(page)
  await press(dialog(page), texts.pause)
  await expect(dialog(page)).toContainText('4 of 10')
  await context.setOffline(true)
  await press(dialog(page), texts.proceed)
  await expect(dialog(page)).toContainText(texts.paused.offline)
  await expect(dialog(page)).toContainText(
    '4 of 10 are finished. 4 users were suspended.'
  )
  await context.setOffline(false)
  await expect(dialog(page)).toContainText(
    `${texts.ends.complete} 10 users were suspended.`
  )
})

for (const [who, email] of [
  ['the same admin', 'admin@example.com'],
  ['another admin', 'lukasz.wrobel@example.com']
] as const) {
  test(`a run whose session ends sends nothing more, with ${who} signed in @further`, async ({
    page,
    context,
    api,
    server
  }) => {
    await openList(page, users, '?limit=10&status=active')
    await page
      .getByRole('checkbox', { name: messages.table.selectPage })
      .click()
    await api.faults.set([
      { method: 'POST', path: 'users*', fault: { delayMs: 8000 } }
    ])
    const sent = async (): Promise<number> => {
      const log = await api.log()
      return log.filter(({ path }) => path.endsWith('/suspension')).length
    }
    await press(bar(page), 'Suspend')
    await agree(page)
    await expect.poll(sent).toBe(4)
    const other = await context.newPage()
    await openList(other, listScreen('games'))
    await press(other, messages.session.signOut)
    await expect(page).toHaveURL('/login')
    await page.getByLabel('Email').fill(email)
    await page
      .getByLabel('Password', { exact: true })
      .fill(server.api?.account.password ?? '')
    await press(page, 'Sign in')
    await expect(page).toHaveURL(/\/users/u)
    await expect(rowsOf(page, users).first()).toBeVisible()
    const told = page.getByText(texts.ends['signed-out'])
    if (who === 'another admin') await expect(told).toHaveCount(0)
    else {
      await expect(told).toBeVisible()
      await expect(
        page.getByText(
          '0 users were suspended, 4 are unknown, 6 were not sent.'
        )
      ).toBeVisible()
    }
    await expect(dialog(page)).toHaveCount(0)
    expect(await sent()).toBe(4)
  })
}

test('what failed is told with its reason, and sent once more @further', async ({
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
    `${texts.ends.complete} 0 users were suspended, 2 are unknown.`
  )
  await expect(dialog(page)).toContainText('The server answered 503.')
  pageErrors.allow(/status of 404 .*\/api\/commands\//u)
  await press(dialog(page), texts.retry('2'))
  await expect(dialog(page)).toContainText(
    `${texts.ends.complete} 2 users were suspended.`
  )
})
