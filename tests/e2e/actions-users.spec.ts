import type { Page } from '@playwright/test'

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
import { drawerButton, drawerOf, fact } from '../support/row-drawer.ts'
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
  await expect(drawerOf(page).locator('[data-phase]').first()).toHaveText(
    'Suspended'
  )
  await expect(activityOf(page).first()).toContainText('suspended the account')
  await expect(activityOf(page).first()).toContainText(REASON)

  await drawerButton(page, reinstate).click()
  await questionOf(page).getByRole('button', { name: reinstate }).click()
  await expect(
    toastOf(page, texts.byAction['reinstate-user'].done(name()))
  ).toBeVisible()
  await expect(drawerOf(page).locator('[data-phase]').first()).toHaveText(
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
