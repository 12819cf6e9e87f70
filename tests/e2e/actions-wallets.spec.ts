import type { Locator, Page } from '@playwright/test'

import type { SystemWallet } from '../../src/contract/system-wallet/system-wallet.ts'
import { messages } from '../../src/messages.ts'
import { reviewOf, signInBeside } from '../support/actions.ts'
import { euros, unitsOf } from '../support/amounts.ts'
import { confirm, dialog } from '../support/dialogs.ts'
import { listScreen, openList } from '../support/list-screens.ts'
import { chooseRowAction, openRowMenu, rowOf } from '../support/row-menu.ts'
import { expect, test } from '../support/test.ts'

const wallets = listScreen('system wallets')
const { byAction, form: texts, reasons, review } = messages.actions

/** Before, change and after of a wallet in the review, in minor units. */
async function leg(page: Page, name: string): Promise<bigint[]> {
  const row = reviewOf(page).getByRole('row', { name })
  await expect(row).toBeVisible()
  await expect(row.locator('[data-slot=skeleton]')).toHaveCount(0)
  const cells = await row.getByRole('cell').allTextContents()
  return cells.map(unitsOf)
}

/** Fills the form for 12.34 and asks for its review. */
async function reviewed(form: Locator): Promise<void> {
  await form.getByLabel(messages.fields.amount).fill('12.34')
  await form.getByLabel(messages.fields.reasonCode).selectOption('other')
  await form
    .getByLabel(messages.fields.reason, { exact: true })
    .fill('Month end')
  await form.getByRole('button', { name: 'Review' }).click()
}

test.use({ world: 'wallets' })

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page)
  await openList(page, wallets)
})

test('money is transferred between two wallets of one currency, once it was reviewed @further', async ({
  page
}) => {
  await chooseRowAction(page, 'Commission', byAction.transfer.label)
  const to = dialog(page).getByLabel(texts.to)
  await expect(to.getByRole('option', { name: 'Bank payouts' })).toHaveCount(1)
  // Wallets of another currency are no choice.
  await expect(to.getByRole('option', { name: 'Przelewy' })).toHaveCount(0)
  await to.selectOption({ label: 'Bank payouts' })
  await reviewed(dialog(page))
  const [fromBefore = 0n, out, fromAfter] = await leg(page, 'Commission')
  const [toBefore = 0n, into, toAfter] = await leg(page, 'Bank payouts')
  expect([out, into]).toEqual([-1234n, 1234n])
  expect([fromAfter, toAfter]).toEqual([fromBefore - 1234n, toBefore + 1234n])
  await reviewOf(page)
    .getByRole('button', { name: review.accept.transfer('12.34 EUR') })
    .click()
  await expect(
    page.getByText(byAction.transfer.done('Commission'))
  ).toBeVisible()

  await chooseRowAction(page, 'Commission', byAction.transfer.label)
  await dialog(page)
    .getByLabel(texts.to)
    .selectOption({ label: 'Bank payouts' })
  await reviewed(dialog(page))
  expect((await leg(page, 'Commission'))[0]).toBe(fromAfter)
  expect((await leg(page, 'Bank payouts'))[0]).toBe(toAfter)
})

test('a balance is corrected against the wallet for adjustments @further', async ({
  page
}) => {
  await chooseRowAction(
    page,
    'Welcome bonuses',
    byAction['adjust-wallet'].label
  )
  await dialog(page).getByLabel(messages.fields.reference).fill('INV-2026-11')
  await reviewed(dialog(page))
  const [before = 0n, change, after] = await leg(page, 'Welcome bonuses')
  expect([change, after]).toEqual([1234n, before + 1234n])
  expect((await leg(page, 'Corrections'))[1]).toBe(-1234n)
  await reviewOf(page)
    .getByRole('button', { name: review.accept.credit('12.34 EUR') })
    .click()
  await expect(
    page.getByText(byAction['adjust-wallet'].done('Welcome bonuses'))
  ).toBeVisible()
  const told = messages.actions.doneTexts.balances(
    euros(before),
    euros(before + 1234n),
    'EUR'
  )
  await expect(page.getByText(told, { exact: true })).toBeVisible()
  await expect(rowOf(page, 'Welcome bonuses')).toContainText(
    euros(before + 1234n)
  )
})

test('a wallet gets another name and a mark of low balance @further', async ({
  page
}) => {
  await chooseRowAction(page, 'Pula nagród', byAction['edit-wallet'].label)
  const form = dialog(page)
  await form.getByLabel(messages.fields.name).fill('Pula nagród II')
  await form.getByLabel(messages.fields.lowBalanceAt).fill('99999999.99')
  await form.getByRole('button', { name: 'Save' }).click()
  const row = rowOf(page, 'Pula nagród II')
  await expect(row).toContainText(messages.systemWallets.lowBalance)
})

test('a frozen wallet moves no money until it is unfrozen @further', async ({
  page
}) => {
  const name = 'House'
  await chooseRowAction(page, name, byAction['freeze-wallet'].label)
  await confirm(page).getByLabel(messages.fields.reason).fill('Under audit')
  await confirm(page)
    .getByRole('button', { name: byAction['freeze-wallet'].label })
    .click()
  await expect(rowOf(page, name)).toContainText('Frozen')
  const menu = await openRowMenu(page, name)
  for (const rowAction of [
    byAction.transfer.label,
    byAction['adjust-wallet'].label
  ]) {
    await expect(
      menu.getByRole('menuitem', { name: rowAction })
    ).toHaveAccessibleDescription(reasons.wallet.frozen)
  }
  await menu
    .getByRole('menuitem', { name: byAction['unfreeze-wallet'].label })
    .click()
  await confirm(page)
    .getByRole('button', { name: byAction['unfreeze-wallet'].label })
    .click()
  await expect(rowOf(page, name)).toContainText('Active')
})

test('money for a wallet that was frozen meanwhile is refused, and nothing moves @further', async ({
  page,
  pageErrors,
  server
}) => {
  pageErrors.allow(/status of 423/u)
  const beside = await signInBeside(page, server.api?.account)
  const list = await beside.get<SystemWallet[]>('system-wallets?limit=100')
  const id = list.find(({ name }) => name === 'Bank payouts')?.id ?? ''
  const path = `system-wallets/${id}`
  const change = async (body: object): Promise<void> => {
    const { version } = await beside.get<SystemWallet>(path)
    const headers = { 'if-match': `"${version}"` }
    const { status } = await beside.send('PATCH', path, body, headers)
    expect(status).toBe(200)
  }
  await chooseRowAction(page, 'Commission', byAction.transfer.label)
  await dialog(page)
    .getByLabel(texts.to)
    .selectOption({ label: 'Bank payouts' })
  await change({ status: 'frozen', reason: 'Under audit' })
  await reviewed(dialog(page))
  await expect(dialog(page).getByText(messages.actions.refused)).toBeVisible()
  await expect(reviewOf(page)).toHaveCount(0)
  await change({ status: 'active' })
})

test('the menu of a row is wholly seen, also of the last one, and closes on scroll @further', async ({
  page
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  const last = page.locator('tr[data-row]').last()
  await last.scrollIntoViewIfNeeded()
  await last.hover()
  await last.locator('[aria-haspopup="menu"]').click()
  const menu = page.getByRole('menu')
  const box = await menu.boundingBox()
  expect(box && box.y >= 0 && box.y + box.height <= 500).toBe(true)
  const item = menu.getByRole('menuitem', {
    name: byAction['edit-wallet'].label
  })
  await expect(item).toBeVisible()
  await item.click({ trial: true })
  await page.mouse.move(600, 350)
  await page.mouse.wheel(0, -200)
  await expect(menu).toHaveCount(0)
})

test('a phone has the menu on each card @further', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openList(page, wallets)
  await page
    .getByRole('button', { name: messages.table.rowActions('Token mint') })
    .click()
  await expect(
    page.getByRole('menuitem', { name: byAction.transfer.label })
  ).toBeInViewport()
})
