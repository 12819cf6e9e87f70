import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { fieldOf, questionOf } from '../support/actions.ts'
import { expectAlive } from '../support/alive.ts'
import { furtherUnless } from '../support/further.ts'
import { listScreen, openList, settled } from '../support/list-screens.ts'
import {
  LOSSES,
  loseChunk,
  publishBuild,
  recordLoads
} from '../support/new-build.ts'
import { drawerButton } from '../support/row-drawer.ts'
import { expect, test } from '../support/test.ts'
import { stayWhenAsked } from '../support/unload-questions.ts'

const texts = messages.missingChunk
const actions = messages.actions
const users = listScreen('users')
const entries = listScreen('user transactions')

const notice = (page: Page): Locator =>
  page.locator('[data-slot=toast]').filter({ hasText: texts.title })

const press = (place: Page | Locator, name: string): Promise<void> =>
  place.getByRole('button', { name, exact: true }).first().click()

const outdated = (page: Page): Locator =>
  page.locator('[data-slot=toast]').filter({ hasText: texts.outdated.title })

async function expectNotice(page: Page, told = notice): Promise<void> {
  await expect(told(page)).toBeVisible()
  await expect(page.getByText(messages.errorPage.serverError)).toHaveCount(0)
}

const chooseRow = (page: Page): Promise<void> =>
  page.locator('tbody').getByRole('checkbox').first().check()

test.beforeEach(async ({ page, signIn, pageErrors }) => {
  pageErrors.allow(
    /status of (?:404|503)|ERR_CONNECTION_RESET|module script|dynamically imported/u
  )
  await signIn(page)
})

for (const [part, chunk, ask, end] of [
  [
    'the export',
    'export-dialog',
    page => press(page, messages.list.export),
    page => page.getByRole('dialog')
  ],
  [
    'what the export is made of',
    'user-export',
    page => press(page, messages.list.export),
    page => page.getByRole('dialog')
  ],
  [
    'a drawer',
    'user-drawer',
    page => page.locator('tbody [data-slot=who]').first().click(),
    page => page.getByRole('dialog')
  ],
  [
    'the menu of a row',
    'layers',
    page => page.locator('[data-press="menu"]').first().click(),
    page => page.getByRole('menu')
  ],
  [
    'what the menu of a row is made of',
    'user-row-actions',
    page => page.locator('[data-press="menu"]').first().click(),
    page => page.getByRole('menu')
  ],
  [
    'the palette',
    'palette',
    page => page.keyboard.press('Control+k'),
    page => page.getByRole('dialog')
  ],
  [
    'what is done with many',
    'bulk-host',
    async page => {
      await chooseRow(page)
      await press(page, messages.actions.inBulk['suspend-user'].label)
    },
    page => page.getByRole('alertdialog')
  ]
] satisfies [
  string,
  string,
  (page: Page) => Promise<void>,
  (page: Page) => Locator
][]) {
  test(`OPS-4 OPS-6 the list stays where ${part} is gone, and it can be tried again${furtherUnless(chunk === 'user-drawer')}`, async ({
    page
  }) => {
    await openList(page, users, '?limit=10')
    await page.getByRole('searchbox').fill('an')
    await expect(page).toHaveURL(/search=an/u)
    // A row that makes way leads to the list that it was in.
    await settled(page, users)
    const bringBack = await loseChunk(page, chunk, 'for good')
    const loads = recordLoads(page)
    await ask(page)
    await expectNotice(page)
    await press(notice(page), texts.retry)
    await expectNotice(page)
    await expect(page.getByRole('searchbox')).toHaveValue('an')
    bringBack()
    await press(notice(page), texts.retry)
    await expect(end(page)).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
    expect(loads).toHaveLength(0)
  })

  test(`OPS-6 where a newer build has removed ${part}, it is offered alone @further`, async ({
    page
  }) => {
    await publishBuild(page)
    await openList(page, users, '?limit=10')
    await loseChunk(page, chunk, 'the next load')
    const loads = recordLoads(page)
    await ask(page)
    await expectNotice(page, outdated)
    const buttons = outdated(page).getByRole('button')
    await expect(buttons).toHaveText([messages.errorPage.reload])
    await expect(page.locator('[data-slot=toast]')).toHaveCount(1)
    expect(loads).toHaveLength(0)
    await Promise.all([page.waitForEvent('load'), buttons.click()])
    await expectAlive(page)
    expect(loads).toHaveLength(1)
    await expect(page.locator('[data-slot=toast]')).toHaveCount(0)
  })
}

for (const loss of Object.keys(LOSSES) as (keyof typeof LOSSES)[]) {
  test(`OPS-4 a part that is ${loss} takes nothing away @further`, async ({
    page
  }) => {
    await openList(page, entries, '')
    await loseChunk(page, 'statement-dialog', 'for good', loss)
    const loads = recordLoads(page)
    await press(page, messages.statement.button)
    await expectNotice(page)
    await expect(page.locator('tbody a').first()).toBeVisible()
    expect(loads).toHaveLength(0)
  })
}

test('OPS-4 a chart that is gone leaves its list alone @further', async ({
  page
}) => {
  const bringBack = await loseChunk(page, 'net-chart-panel', 'for good')
  await openList(page, entries, '')
  await expectNotice(page)
  await expect(page.locator('tbody a').first()).toBeVisible()
  bringBack()
  await press(notice(page), texts.retry)
  await expect(page.getByRole('figure').first()).toBeVisible()
})

for (const chunk of ['run-action', 'actions', 'action-dialog']) {
  test(`OPS-4 an action opens at the second try, without its ${chunk} at the first @further`, async ({
    page
  }) => {
    await page.goto('/users?open=42')
    const bringBack = await loseChunk(page, chunk, 'for good')
    await drawerButton(page, actions.byAction['suspend-user'].label).click()
    await expectNotice(page)
    bringBack()
    await press(notice(page), texts.retry)
    await expect(questionOf(page)).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
  })
}

test.describe('a money form that somebody fills in', () => {
  const REASON = 'Prize of table 8841 was paid short'

  async function fill(page: Page): Promise<void> {
    // No pointer comes to it, so nothing but the form is loaded ahead.
    await drawerButton(
      page,
      actions.byAction['adjust-user'].label
    ).dispatchEvent('click')
    await fieldOf(page, 'amount').fill('12.50')
    await fieldOf(page, 'reasonCode').selectOption('mistake')
    await fieldOf(page, 'reason').fill(REASON)
  }

  test('OPS-6 outlives a newer build, and asks before it is left for it', async ({
    page
  }) => {
    await publishBuild(page)
    await page.clock.install()
    await page.goto('/users?open=42')
    await fill(page)
    const questions = stayWhenAsked(page)
    const loads = recordLoads(page)
    await page.clock.fastForward('01:00:00')
    const rowAction = page.locator('[data-slot=toast]').filter({
      hasText: messages.newBuild.title
    })
    await expect(rowAction).toBeVisible()
    expect(loads).toHaveLength(0)
    await press(rowAction, messages.newBuild.load)
    await expect.poll(() => questions.asked).toBe(1)
    await expect(fieldOf(page, 'reason')).toHaveValue(REASON)
    await press(rowAction, messages.newBuild.later)
    await expect(rowAction).toHaveCount(0)
    await expect(fieldOf(page, 'amount')).toHaveValue('12.50')
  })

  test('OPS-4 stays where the question before its end is gone @further', async ({
    page
  }) => {
    await page.goto('/users?open=42')
    await fill(page)
    await loseChunk(page, 'confirm-dialog', 'for good')
    const questions = stayWhenAsked(page)
    await page.keyboard.press('Escape')
    await expectNotice(page)
    await press(notice(page), messages.errorPage.reload)
    await expect.poll(() => questions.asked).toBe(1)
    await expect(fieldOf(page, 'reason')).toHaveValue(REASON)
  })

  test('OPS-4 comes back after the reload that a part of it wanted @further', async ({
    page
  }) => {
    await page.goto('/users?open=42')
    await fill(page)
    await loseChunk(page, 'confirm-dialog', 'the next load')
    await page.keyboard.press('Escape')
    await expectNotice(page)
    page.on('dialog', dialog => void dialog.accept())
    await press(notice(page), messages.errorPage.reload)
    await expect(notice(page)).toHaveCount(0)
    await expect(fieldOf(page, 'reason')).toHaveValue(REASON)
    await expect(fieldOf(page, 'amount')).toHaveValue('12.50')
  })
})

test('a part waits for its style sheet, and where that is gone it is asked for with it again @further', async ({
  page
}) => {
  await openList(page, users)
  // The sheet alone is gone: every dialog and drawer needs it.
  const sheets = ({ pathname }: URL): boolean =>
    /^\/_astro\/(?!document|login).*\.css$/u.test(pathname)
  await page.route(sheets, route => route.fulfill({ status: 404 }))
  await press(page, messages.list.export)
  await expectNotice(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.unroute(sheets)
  await press(notice(page), texts.retry)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveCSS('position', 'fixed')
  await expect(notice(page)).toHaveCount(0)
})
