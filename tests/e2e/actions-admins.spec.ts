import type { Browser, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { button, confirm, dialog } from '../support/dialogs.ts'
import { listScreen, openList } from '../support/list-screens.ts'
import { chooseRowAction, openRowMenu, rowOf } from '../support/row-menu.ts'
import { expect, test } from '../support/test.ts'

const admins = listScreen('admins')
const { actions } = messages
const { byAction, form: texts, reasons } = actions
const OWN = 'Nadia Ferrand'
const PASSWORD = 'seven-dice-on-the-table'

/** The status that a sign-in with this pair is answered. */
async function signInStatus(
  browser: Browser,
  baseURL: string | undefined,
  email: string,
  password: string
): Promise<number> {
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const answer = await context.request.post('/api/admin/login', {
    data: { email, password }
  })
  await context.close()
  return answer.status()
}

async function create(page: Page, name: string, email: string): Promise<void> {
  await button(page, byAction['create-admin'].label).click()
  const form = dialog(page)
  await form.getByLabel(messages.fields.name).fill(name)
  await form.getByLabel(messages.fields.email).fill(email)
  await form.getByLabel(texts.password, { exact: true }).fill(PASSWORD)
  await form
    .getByRole('button', { name: byAction['create-admin'].label })
    .click()
}

test.use({ world: 'admins' })

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page)
  await openList(page, admins)
})

test('an admin is created, with what is wrong said at its field, and can sign in', async ({
  page,
  pageErrors,
  browser,
  baseURL
}) => {
  pageErrors.allow(/status of 409/u)
  await button(page, byAction['create-admin'].label).click()
  const form = dialog(page)
  const submit = form.getByRole('button', {
    name: byAction['create-admin'].label
  })
  await submit.click()
  await expect(form.getByLabel(messages.fields.name)).toHaveAttribute(
    'aria-invalid',
    'true'
  )
  await form.getByLabel(messages.fields.name).fill('Tova Lindqvist')
  await form.getByLabel(messages.fields.email).fill('admin@example.com')
  await form.getByLabel(texts.password, { exact: true }).fill(PASSWORD)
  await submit.click()
  await expect(form.getByLabel(messages.fields.email)).toHaveAttribute(
    'aria-invalid',
    'true'
  )
  await expect(form.getByText(actions.refused)).toBeVisible()
  await form.getByLabel(messages.fields.email).fill('tova@example.com')
  await submit.click()
  await expect(
    page.getByText(byAction['create-admin'].done('Tova Lindqvist'))
  ).toBeVisible()
  await expect(rowOf(page, 'Tova Lindqvist')).toBeVisible()
  expect(
    await signInStatus(browser, baseURL, 'tova@example.com', PASSWORD)
  ).toBe(200)
})

test('an edit on top of another one is shown both, and keeps its own @further', async ({
  page,
  pageErrors
}) => {
  pageErrors.allow(/status of 412/u)
  await create(page, 'Ada Berg', 'ada@example.com')
  await expect(rowOf(page, 'Ada Berg')).toBeVisible()
  const other = await page.context().newPage()
  await openList(other, admins)
  await chooseRowAction(page, 'Ada Berg', byAction['edit-admin'].label)
  await dialog(page).getByLabel(messages.fields.name).fill('Ada Lund')

  await chooseRowAction(other, 'Ada Berg', byAction['edit-admin'].label)
  await dialog(other)
    .getByLabel(messages.fields.email)
    .fill('ada.berg@example.com')
  await dialog(other).getByRole('button', { name: 'Save' }).click()
  await expect(
    other.getByText(byAction['edit-admin'].done('Ada Berg'))
  ).toBeVisible()

  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByText(actions.outdated.title)).toBeVisible()
  await expect(
    dialog(page).getByRole('row', { name: /ada\.berg@example\.com/u })
  ).toBeVisible()
  await dialog(page)
    .getByRole('button', { name: actions.outdated.keep })
    .click()
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(rowOf(page, 'Ada Lund')).toContainText('ada.berg@example.com')
})

test('an admin is disabled for a reason and enabled again @further', async ({
  page
}) => {
  const name = 'Siobhán Keane'
  await chooseRowAction(page, name, byAction['disable-admin'].label)
  const accept = confirm(page).getByRole('button', {
    name: byAction['disable-admin'].label
  })
  await expect(accept).toHaveAttribute('aria-disabled', 'true')
  await confirm(page)
    .getByLabel(messages.fields.reason)
    .fill('Left the company')
  await accept.click()
  await expect(
    page.getByText(byAction['disable-admin'].done(name))
  ).toBeVisible()
  await expect(rowOf(page, name)).toContainText('Disabled')
  await chooseRowAction(page, name, byAction['reset-admin-password'].label)
  await dialog(page).getByLabel(texts.password, { exact: true }).fill(PASSWORD)
  await button(page, byAction['reset-admin-password'].submit).click()
  await expect(
    page.getByText(byAction['reset-admin-password'].done(name))
  ).toBeVisible()
  await chooseRowAction(page, name, byAction['enable-admin'].label)
  await confirm(page)
    .getByRole('button', { name: byAction['enable-admin'].label })
    .click()
  await expect(rowOf(page, name)).toContainText('Active')
})

test('nobody can shut themselves out, and the menu and the drawer say why @further', async ({
  page
}) => {
  const menu = await openRowMenu(page, OWN)
  for (const name of [
    byAction['disable-admin'].label,
    byAction['reset-admin-password'].label,
    byAction['end-admin-sessions'].label
  ]) {
    const item = menu.getByRole('menuitem', { name, exact: true })
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await expect(item).toHaveAccessibleDescription(reasons.admin.own)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(
    page.getByRole('button', { name: messages.table.rowActions(OWN) })
  ).toBeFocused()
  await rowOf(page, OWN).getByRole('link').first().click()
  const disable = dialog(page).getByRole('button', {
    name: byAction['disable-admin'].label
  })
  await expect(disable).toHaveAttribute('aria-disabled', 'true')
  await expect(disable).toHaveAccessibleDescription(reasons.admin.own)
})

test('a password that was reset signs in, and ended sessions are over @further', async ({
  page,
  browser,
  baseURL
}) => {
  await create(page, 'Ola Nowak', 'ola@example.com')
  await expect(rowOf(page, 'Ola Nowak')).toBeVisible()
  const session = await browser.newContext(baseURL ? { baseURL } : {})
  await session.request.post('/api/admin/login', {
    data: { email: 'ola@example.com', password: PASSWORD }
  })
  await chooseRowAction(page, 'Ola Nowak', byAction['end-admin-sessions'].label)
  await confirm(page)
    .getByRole('button', { name: byAction['end-admin-sessions'].submit })
    .click()
  await expect(
    page.getByText(byAction['end-admin-sessions'].done('Ola Nowak'))
  ).toBeVisible()
  expect((await session.request.get('/api/admin/refresh')).ok()).toBe(false)
  await session.close()

  await chooseRowAction(
    page,
    'Ola Nowak',
    byAction['reset-admin-password'].label
  )
  await dialog(page)
    .getByLabel(texts.password, { exact: true })
    .fill('a-pawn-takes-the-rook')
  await button(page, byAction['reset-admin-password'].submit).click()
  await expect(
    page.getByText(byAction['reset-admin-password'].done('Ola Nowak'))
  ).toBeVisible()
  const signIn = (password: string): Promise<number> =>
    signInStatus(browser, baseURL, 'ola@example.com', password)
  expect(await signIn(PASSWORD)).not.toBe(200)
  expect(await signIn('a-pawn-takes-the-rook')).toBe(200)
})
