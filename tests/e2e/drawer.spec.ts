import type { Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { copiedText } from '../support/clipboard.ts'
import { keepAnswers } from '../support/kept-answers.ts'
import {
  listScreen,
  listScreens,
  openList,
  rowIds,
  rowsOf
} from '../support/list-screens.ts'
import { drawerButton, drawerOf, fact } from '../support/row-drawer.ts'
import { rowLink, tableOf } from '../support/screen-tables.ts'
import { expect, test } from '../support/test.ts'

const texts = messages.drawer
const users = listScreen('users')
const entries = listScreen('user transactions')

/** The raw JSON of the drawer, as it was meant. */
async function rawJson(page: Page): Promise<object> {
  await drawerOf(page).getByText(texts.rawJson, { exact: true }).click()
  const text = await drawerOf(page).locator('pre').textContent()
  const value: unknown = JSON.parse(text ?? '')
  return Object(value)
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test.beforeEach(async ({ page, signIn }) => signIn(page))

for (const screen of listScreens) {
  test(`${screen.name}: a row opens over its list, with every field and its JSON`, async ({
    page,
    api
  }) => {
    await openList(page, screen, '?limit=10')
    const list = page.url()
    const [first = '', second = ''] = await rowIds(page, screen)
    await api.faults.clear()
    const { detail } = tableOf(screen)
    const answers = await keepAnswers<{ data: object }>(
      page,
      new RegExp(`${detail}/${first}$`, 'u')
    )
    await rowLink(rowsOf(page, screen).first()).click()
    await expect(page).toHaveURL(`${list}&open=${first}`)
    await expect(drawerOf(page)).toHaveAttribute('aria-modal', 'true')
    await expect(
      drawerOf(page).getByRole('heading', { level: 2 })
    ).toBeFocused()
    expect((await rowIds(page, screen)).slice(0, 2)).toEqual([first, second])
    expect(await rawJson(page)).toEqual(answers[0]?.data)
    await expect(drawerOf(page)).toContainText(first)

    await drawerButton(page, texts.copyId).first().click()
    await expect(
      drawerOf(page).getByText(`${texts.copied} ${first}`, { exact: true })
    ).toBeVisible()
    expect(await copiedText(page)).toBe(first)
    await drawerButton(page, texts.copyLink).click()
    await expect.poll(async () => copiedText(page)).toBe(page.url())

    await expect(drawerButton(page, texts.previous)).toHaveAttribute(
      'aria-disabled',
      'true'
    )
    await drawerButton(page, texts.next).click()
    await expect(page).toHaveURL(`${list}&open=${second}`)
    await expect(drawerOf(page)).toContainText(second)
    await expect(drawerButton(page, texts.next)).toBeFocused()
    // The list is neither asked for again nor left.
    const asked = async (): Promise<string[]> =>
      (await api.log()).map(({ path }) => path)
    await expect.poll(asked).toContain(`${detail}/${second}`)
    expect(await asked()).not.toContain(screen.call)

    await page.reload()
    await expect(drawerOf(page)).toContainText(second)
    await drawerButton(page, texts.close).click()
    await expect(drawerOf(page)).toHaveCount(0)
    await expect(page).toHaveURL(list)
    await expect(rowsOf(page, screen).first()).toBeVisible()
  })
}

test('Back closes the drawer, Forward opens it, and steps are no places', async ({
  page
}) => {
  await openList(page, users, '?limit=10&page=2')
  const list = page.url()
  const [first = '', second = ''] = await rowIds(page, users)
  await rowLink(rowsOf(page, users).first()).click()
  await expect(drawerOf(page)).toBeVisible()
  await drawerButton(page, texts.next).click()
  await expect(page).toHaveURL(`${list}&open=${second}`)
  await page.goBack()
  await expect(page).toHaveURL(list)
  await expect(drawerOf(page)).toHaveCount(0)
  expect((await rowIds(page, users))[0]).toBe(first)
  await page.goForward()
  await expect(page).toHaveURL(`${list}&open=${second}`)
  await expect(drawerOf(page)).toContainText(second)
  await page.mouse.click(20, 400)
  await expect(drawerOf(page)).toHaveCount(0)
  await expect(page).toHaveURL(list)
})

test('an id that no row of the list has opens too, and one that is none says so @further', async ({
  page,
  pageErrors
}) => {
  pageErrors.allow(/status of 404/u)
  await page.goto('/users?status=banned&open=42')
  await expect(drawerOf(page)).toHaveAccessibleName('Fionn Brennan')
  await page.goto('/users?status=banned&open=999999')
  await expect(
    drawerOf(page).getByRole('heading', { name: 'There is no user 999999' })
  ).toBeVisible()
  await drawerOf(page).getByRole('button', { name: texts.back }).click()
  await expect(drawerOf(page)).toHaveCount(0)
  await expect(page).toHaveURL('/users?status=banned')
})

test('details that fail leave what the list knows, and a retry brings them @further', async ({
  page,
  api,
  pageErrors
}) => {
  pageErrors.allow(/status of 503/u)
  await openList(page, entries, '?limit=10')
  await api.faults.set([{ path: 'transactions/*', fault: { status: 503 } }])
  const ids: Promise<string | null>[] = []
  page.on('response', response => {
    // the tab of notes asks beside the details, and fails beside them
    const isDetails = /\/transactions\/[^/]+$/u.test(response.url())
    if (isDetails && response.status() === 503)
      ids.push(response.headerValue('x-request-id'))
  })
  await rowLink(rowsOf(page, entries).first()).click()
  const alert = drawerOf(page).getByRole('alert')
  await expect(alert).toContainText(texts.fromList)
  expect(await alert.textContent()).toContain(await ids.at(-1))
  await expect(fact(page, messages.fields.direction)).toBeVisible()
  await expect(drawerOf(page).getByText(texts.movementEntries)).toHaveCount(0)
  await api.faults.clear()
  await drawerOf(page)
    .getByRole('button', { name: messages.list.retry })
    .click()
  await expect(drawerOf(page).getByText(texts.movementEntries)).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test('a server without notes is asked for all else once', async ({
  page,
  api,
  pageErrors
}) => {
  pageErrors.allow(/status of 404/u)
  await openList(page, users, '?limit=10')
  const [id = ''] = await rowIds(page, users)
  await api.faults.set([{ path: `users/${id}/notes`, fault: { status: 404 } }])
  await rowLink(rowsOf(page, users).first()).click()
  await expect(
    drawerOf(page).getByRole('heading', { name: texts.latestEntries })
  ).toBeVisible()
  await expect(drawerOf(page).getByRole('tab')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  const asked = (await api.log()).map(({ path }) => path)
  const entriesCall = `users/${id}/transactions`
  expect(asked.filter(path => path === entriesCall)).toHaveLength(1)
  expect(asked.filter(path => path === 'audit')).toHaveLength(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the drawer takes the whole width @further', async ({ page }) => {
    await page.goto('/users?open=42')
    await expect(drawerOf(page)).toHaveAccessibleName('Fionn Brennan')
    await expect
      .poll(async () => (await drawerOf(page).boundingBox())?.width)
      .toBe(390)
    await page.keyboard.press('Escape')
    await expect(rowsOf(page, users).first()).toBeVisible()
  })
})
