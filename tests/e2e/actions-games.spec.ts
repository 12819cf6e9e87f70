import type { Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { button, confirm, dialog } from '../support/dialogs.ts'
import { listScreen, openList } from '../support/list-screens.ts'
import { chooseRowAction, openRowMenu, rowOf } from '../support/row-menu.ts'
import { expect, test } from '../support/test.ts'

const games = listScreen('games')
const { byAction, reasons } = messages.actions

async function accept(page: Page, name: string): Promise<void> {
  await confirm(page).getByRole('button', { name, exact: true }).click()
}

test.use({ world: 'games' })

test.beforeEach(async ({ page, signIn }) => signIn(page))

test('a game is created as a draft @further', async ({ page }) => {
  await openList(page, games)
  await button(page, byAction['create-game'].label).click()
  const form = dialog(page)
  await form.getByLabel(messages.fields.name).fill('Tablut')
  await form.getByLabel(messages.fields.code).fill('tablut')
  await form.getByLabel(messages.fields.kind).fill('duel')
  await form.getByLabel(messages.fields.currency).selectOption('PLN')
  await form.getByLabel(messages.fields.entryFee).fill('12.50')
  await form.getByLabel(messages.fields.commission).fill('4.5')
  await form
    .getByRole('button', { name: byAction['create-game'].submit })
    .click()
  await expect(
    page.getByText(byAction['create-game'].done('Tablut'))
  ).toBeVisible()

  await openList(page, games, '?search=tablut')
  const row = rowOf(page, 'Tablut')
  await expect(row).toContainText('Draft')
  await expect(row).toContainText('12.50')
  await expect(row).toContainText('4.5%')
})

test('a draft is opened, paused, resumed and archived', async ({ page }) => {
  await openList(page, games, '?search=konane')
  const row = rowOf(page, 'Konane')
  await chooseRowAction(page, 'Konane', byAction['open-game'].label)
  await accept(page, byAction['open-game'].label)
  await expect(row).toContainText('Active')
  await chooseRowAction(page, 'Konane', byAction['pause-game'].label)
  await accept(page, byAction['pause-game'].label)
  await expect(row).toContainText('Paused')
  await chooseRowAction(page, 'Konane', byAction['resume-game'].label)
  await accept(page, byAction['resume-game'].label)
  await expect(row).toContainText('Active')
  await chooseRowAction(page, 'Konane', byAction['archive-game'].label)
  await confirm(page).getByLabel(messages.fields.reason).fill('Nobody plays it')
  await accept(page, byAction['archive-game'].label)
  await expect(row).toContainText('Archived')
  const menu = await openRowMenu(page, 'Konane')
  await expect(
    menu.getByRole('menuitem', { name: byAction['edit-game'].label })
  ).toHaveAccessibleDescription(reasons.game.archived)
})

test('what players have agreed to is locked while a game is open @further', async ({
  page
}) => {
  await openList(page, games, '?search=hnefatafl')
  await chooseRowAction(page, 'Hnefatafl', byAction['edit-game'].label)
  const form = dialog(page)
  for (const label of [
    messages.fields.currency,
    messages.fields.entryFee,
    messages.fields.commission
  ]) {
    await expect(form.getByLabel(label)).toBeDisabled()
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(
      reasons.game.locked
    )
  }
  await form.getByLabel(messages.fields.name).fill('Hnefatafl Copenhagen')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(rowOf(page, 'Hnefatafl Copenhagen')).toBeVisible()
})

test('a paused game has another fee @further', async ({ page }) => {
  const name = 'International Draughts'
  await openList(page, games, '?search=international')
  await chooseRowAction(page, name, byAction['edit-game'].label)
  await dialog(page).getByLabel(messages.fields.entryFee).fill('7.25')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(byAction['edit-game'].done(name))).toBeVisible()
  await expect(rowOf(page, name)).toContainText('7.25')
})

test('a game is duplicated as a draft with a code of its own @further', async ({
  page,
  pageErrors
}) => {
  pageErrors.allow(/status of 409/u)
  await openList(page, games, '?search=senet')
  await chooseRowAction(page, 'Senet', byAction['duplicate-game'].label)
  const form = dialog(page)
  await expect(form.getByLabel(messages.fields.name)).toHaveValue(
    'Senet (copy)'
  )
  await expect(form.getByLabel(messages.fields.entryFee)).toBeEnabled()
  const submit = form.getByRole('button', {
    name: byAction['duplicate-game'].submit
  })
  await form.getByLabel(messages.fields.code).fill('senet')
  await submit.click()
  await expect(form.getByLabel(messages.fields.code)).toHaveAttribute(
    'aria-invalid',
    'true'
  )
  await form.getByLabel(messages.fields.code).fill('senet-two')
  await submit.click()
  await expect(rowOf(page, 'Senet (copy)')).toContainText('Draft')
})

test('a running game has to be paused before it is archived @further', async ({
  page
}) => {
  await openList(page, games, '?search=halma')
  const menu = await openRowMenu(page, 'Halma')
  const archive = menu.getByRole('menuitem', {
    name: byAction['archive-game'].label
  })
  await expect(archive).toHaveAccessibleDescription(reasons.game.running)
  await archive.click({ force: true })
  await expect(menu).toBeVisible()
  await expect(confirm(page)).toHaveCount(0)
})
