import type { Page } from '@playwright/test'

import type { AuditEntry } from '../../src/contract/audit.ts'
import type { User } from '../../src/contract/user/user.ts'
import { messages } from '../../src/messages.ts'
import {
  activityOf,
  type Beside,
  fieldOf,
  formOf,
  questionOf,
  signInBeside,
  toastOf
} from '../support/actions.ts'
import { fileOf } from '../support/export-dialog.ts'
import { savedFile, savePrivately } from '../support/exported-file.ts'
import { watchLayoutShifts } from '../support/layout-shifts.ts'
import { listScreen, rowsOf } from '../support/list-screens.ts'
import { drawerButton, drawerOf, fact } from '../support/row-drawer.ts'
import { rowLink } from '../support/screen-tables.ts'
import { expect, test } from '../support/test.ts'

const texts = messages.actions
const REASON = 'Two accounts of one person'

let beside: Beside
let user: User

test.use({ world: 'users' })

test.beforeEach(async ({ page, signIn, server }) => {
  await signIn(page)
  await page.goto('/users?open=42')
  beside = await signInBeside(page, server.api?.account)
  user = await beside.get<User>('users/42')
})

const name = (): string => user.displayName ?? ''

async function openProfile(page: Page): Promise<void> {
  await drawerButton(page, texts.byAction['edit-user'].label).click()
  const title = texts.byAction['edit-user'].title(name())
  await expect(formOf(page, title)).toBeVisible()
}

const save = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Save', exact: true }).click()

test('a user is suspended for a reason, and reinstated', async ({ page }) => {
  const suspend = texts.byAction['suspend-user'].label
  const reinstate = texts.byAction['reinstate-user'].label
  await drawerButton(page, suspend).click()
  const accept = questionOf(page).getByRole('button', { name: suspend })
  await expect(accept).toHaveAttribute('aria-disabled', 'true')
  await fieldOf(page, 'reason').fill('  no ')
  await expect(accept).toHaveAttribute('aria-disabled', 'true')
  await fieldOf(page, 'reason').fill(REASON)
  await expect(accept).not.toHaveAttribute('aria-disabled')
  await accept.click()
  await expect(
    toastOf(page, texts.byAction['suspend-user'].done(name()))
  ).toBeVisible()
  await expect(drawerOf(page).locator('[data-shape]').first()).toHaveText(
    'Suspended'
  )
  await expect(activityOf(page).first()).toContainText('suspended the account')
  await expect(activityOf(page).first()).toContainText(REASON)

  await drawerButton(page, reinstate).click()
  await questionOf(page).getByRole('button', { name: reinstate }).click()
  await expect(
    toastOf(page, texts.byAction['reinstate-user'].done(name()))
  ).toBeVisible()
  await expect(drawerOf(page).locator('[data-shape]').first()).toHaveText(
    'Active'
  )
  await expect(activityOf(page).first()).toContainText('reinstated the account')
  expect((await beside.get<User>('users/42')).status).toBe('active')
})

const detail = 'This name belongs to the house.'
const shapes = {
  Laravel: {
    status: 422,
    body: { message: 'Invalid.', errors: { display_name: [detail] } }
  },
  'RFC 9457': {
    status: 422,
    body: {
      title: 'Not right',
      errors: [{ pointer: '#/displayName', detail }]
    }
  },
  'API Platform': {
    status: 400,
    body: { violations: [{ propertyPath: 'displayName', message: detail }] }
  },
  Zod: {
    status: 400,
    body: { issues: [{ path: ['body', 'displayName'], message: detail }] }
  }
}

for (const [shape, fault] of Object.entries(shapes)) {
  test(`what ${shape} refuses of a field stands at the field @further`, async ({
    page,
    api,
    pageErrors
  }) => {
    pageErrors.allow(/status of 4\d\d/u)
    await openProfile(page)
    await fieldOf(page, 'displayName').fill('The House')
    await api.faults.set([{ method: 'PATCH', path: 'users/42', fault }])
    await save(page)
    const field = fieldOf(page, 'displayName')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(new RegExp(detail, 'u'))
    await expect(field).toHaveValue('The House')
  })
}

test('what Nest refuses without a field stands in the summary @further', async ({
  page,
  api,
  pageErrors
}) => {
  pageErrors.allow(/status of 400/u)
  await openProfile(page)
  await fieldOf(page, 'displayName').fill('The House')
  const body = { statusCode: 400, message: [detail], error: 'Bad Request' }
  await api.faults.set([
    { method: 'PATCH', path: 'users/42', fault: { status: 400, body } }
  ])
  await save(page)
  const summary = page.getByRole('alert').filter({ hasText: detail })
  await expect(summary).toBeFocused()
})

test('an email that somebody else has is refused at the field @further', async ({
  page,
  pageErrors
}) => {
  pageErrors.allow(/status of 409/u)
  const others = await beside.get<User[]>('users?limit=10')
  const email = others.find(({ id }) => id !== '42')?.email ?? ''
  await openProfile(page)
  await fieldOf(page, 'email').fill(email)
  await save(page)
  await expect(fieldOf(page, 'email')).toHaveAttribute('aria-invalid', 'true')
  expect((await beside.get<User>('users/42')).email).toBe(user.email)
})

test('an edit that somebody else was faster than shows both, and keeps mine (NET-14)', async ({
  page,
  pageErrors
}) => {
  pageErrors.allow(/status of 412/u)
  await openProfile(page)
  const mine = `${name()} the Second`
  await fieldOf(page, 'displayName').fill(mine)
  const faster = await beside.send(
    'PATCH',
    'users/42',
    { displayName: 'Faster', country: 'NO' },
    { 'if-match': `"${user.version}"` }
  )
  expect(faster.status).toBe(200)
  await save(page)
  const row = page.getByRole('row').filter({ hasText: mine })
  await expect(row).toContainText('Faster')
  await page.getByRole('button', { name: texts.outdated.keep }).click()
  await expect(fieldOf(page, 'displayName')).toHaveValue(mine)
  await expect(fieldOf(page, 'country')).toHaveValue('NO')
  await save(page)
  await expect(
    toastOf(page, texts.byAction['edit-user'].done(name()))
  ).toBeVisible()
  const now = await beside.get<User>('users/42')
  expect(now).toMatchObject({ displayName: mine, country: 'NO' })
  await expect(
    drawerOf(page).getByRole('heading', { level: 2, name: mine })
  ).toBeVisible()
  await expect(activityOf(page).first()).toContainText(`became ${mine}`)
  await expect(fact(page, messages.fields.email)).toContainText(
    user.email ?? ''
  )
})

test('what was done to a user’s money is found there, under who did it, and in a file', async ({
  page
}) => {
  const key = (which: string): Record<string, string> => ({
    'idempotency-key': `record-${which}`
  })
  const given = await beside.send<{ id: string }>(
    'POST',
    'users/42/adjustments',
    { currency: 'EUR', direction: 'credit', amount: '500', reason: REASON },
    key('given')
  )
  const { id } = given.data
  const back = await beside.send<{ id: string }>(
    'POST',
    `transactions/${id}/reversal`,
    { reason: REASON },
    key('back')
  )
  const [last] = await beside.get<AuditEntry[]>('audit?limit=1')
  const adminId = last?.admin.id ?? ''
  const { done, kinds, byAdmin } = texts.activity
  await page.goto('/users?open=42')
  await expect(activityOf(page).nth(1)).toContainText(done['user.adjusted'])
  const reversed = activityOf(page).first()
  await expect(reversed).toContainText(`${done['transaction.reversed']}: ${id}`)
  await reversed.getByRole('link', { name: back.data.id }).click()
  await expect(page).toHaveURL(`/users/42/transactions?open=${back.data.id}`)
  await expect(fact(page, messages.fields.reverses)).toContainText(id)

  await savePrivately(page)
  await page.goto(`/admins?open=${adminId}`)
  const details = page.getByRole('tab', { name: messages.drawer.details })
  await details.focus()
  await page.keyboard.press('ArrowRight')
  const record = page
    .getByRole('list', { name: byAdmin.title })
    .getByRole('listitem')
  const line = `${kinds['transaction.reversed']}: ${id} of ${name()}`
  await expect(record.first()).toContainText(line)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByLabel(kinds['user.adjusted']).check()
  // Leaves the choices, and not the drawer.
  await page.keyboard.press('Escape')
  const others = record.filter({ hasNotText: kinds['user.adjusted'] })
  await expect(others).toHaveCount(0)
  const adjusted = `${kinds['user.adjusted']}: ${name()}`
  await expect(record.first()).toContainText(adjusted)
  await expect(record.first()).toContainText(`+5.00 EUR · ${REASON}`)
  // A colleague who is sent the address sees the same.
  const sent = `/admins?open=${adminId}&tab=record&record.action=user.adjusted`
  await expect(page).toHaveURL(sent)
  await page.goto('/games')
  await page.goto(sent)
  await expect(record.first()).toContainText(adjusted)
  await expect(others).toHaveCount(0)
  await drawerButton(page, messages.list.export).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: messages.export.start, exact: true })
    .click()
  const all = await beside.get<AuditEntry[]>(
    `audit?adminId=${adminId}&action=user.adjusted&limit=100`
  )
  const exported = `Exported ${all.length} of ${all.length}`
  const file = await savedFile(page, await fileOf(page, exported))
  expect(file.rows).toHaveLength(all.length)
  expect(file.rows[0]).toMatchObject({
    action: 'user.adjusted',
    'admin.id': adminId,
    amount: '5.00',
    amountCurrency: 'EUR',
    subjects: expect.stringContaining(`users/42 ${name()}`)
  })
})

test('a note is typed, found again, sent by keys, and stands in the head of a suspended user', async ({
  page
}) => {
  const { notes } = messages
  await page.goto('/users?status=suspended')
  const row = rowsOf(page, listScreen('users')).first()
  const id = (await row.getAttribute('data-row')) ?? ''
  await rowLink(row).click()
  const tab = drawerOf(page).getByRole('tab', { name: notes.title })
  await expect(tab).toHaveText(`${notes.title} 1`)
  await tab.click()
  const field = drawerOf(page).getByLabel(notes.field)
  await field.fill('Called back.\nWaits for a letter.')
  await page.reload()
  await expect(field).toHaveValue('Called back.\nWaits for a letter.')
  await field.press('Control+Enter')
  await expect(tab).toHaveText(`${notes.title} 2`)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  const newest = drawerOf(page).getByRole('listitem').first()
  await expect(newest).toContainText('Waits for a letter.')
  await expect(newest.getByRole('link')).toHaveAttribute(
    'href',
    '/admins?open=adm_01'
  )

  const shifts = await watchLayoutShifts(page)
  await page.goto(`/users/${id}/transactions`)
  const head = page.getByRole('complementary', { name: notes.newest })
  await expect(head).toContainText('Waits for a letter.')
  await page.waitForLoadState('networkidle')
  expect(await shifts.read()).toEqual([])
  await head.getByRole('link', { name: notes.all }).click()
  await expect(drawerOf(page).getByRole('listitem')).toHaveCount(2)
})
