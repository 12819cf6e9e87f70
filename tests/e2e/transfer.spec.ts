import type { Locator, Page } from '@playwright/test'

import type { Transaction } from '../../src/contract/ledger/transaction.ts'
import type { SystemWallet } from '../../src/contract/system-wallet/system-wallet.ts'
import { messages } from '../../src/messages.ts'
import {
  type Beside,
  fieldOf,
  formOf,
  questionOf,
  reviewOf,
  signInBeside,
  toastOf
} from '../support/actions.ts'
import { euros } from '../support/amounts.ts'
import { listScreen, openList, rowsOf } from '../support/list-screens.ts'
import { answerByEnter } from '../support/reader.ts'
import { drawerButton, drawerOf, fact } from '../support/row-drawer.ts'
import { chooseRowAction } from '../support/row-menu.ts'
import { expect, test } from '../support/test.ts'

const wallets = listScreen('system wallets')
const texts = messages.actions
const { byAction, review, doneTexts: told } = texts
const TRANSFERS = 'system-wallets/transfers'
const REASON = 'Month end'
const [FROM, TO] = ['Commission', 'Bank payouts']

let beside: Beside
let references = 0

/** A reference that no other test gives. */
const nextReference = (): string => `E2E-TRANSFER-${(references += 1)}`

test.use({ world: 'transfers' })

test.beforeEach(async ({ page, signIn, server }) => {
  await signIn(page)
  await openList(page, wallets)
  beside = await signInBeside(page, server.api?.account)
})

/** The form as the head of the screen opens it. */
async function openForm(page: Page): Promise<Locator> {
  await page
    .getByRole('banner')
    .or(page.locator('main header'))
    .getByRole('button', { name: byAction.transfer.label, exact: true })
    .click()
  const form = formOf(page, texts.byAction.transfer.title(''))
  await expect(form).toBeVisible()
  return form
}

/** Fills the form in and asks for the review. */
async function reviewed(
  page: Page,
  { amount = '1.23', reference = '' }
): Promise<void> {
  const form = await openForm(page)
  await form
    .getByLabel(texts.form.from)
    .selectOption({ label: `${FROM} · EUR` })
  await form.getByLabel(texts.form.to).selectOption({ label: TO })
  await fieldOf(page, 'amount').fill(amount)
  await fieldOf(page, 'reasonCode').selectOption('mistake')
  await fieldOf(page, 'reason').fill(REASON)
  await fieldOf(page, 'reference').fill(reference)
  await form.getByRole('button', { name: 'Review' }).click()
}

const accept = (page: Page): Locator =>
  reviewOf(page).getByRole('button', {
    name: review.accept.transfer('1.23 EUR')
  })

async function wallet(name: string): Promise<SystemWallet> {
  const list = await beside.get<SystemWallet[]>('system-wallets?limit=100')
  const found = list.find(item => item.name === name)
  if (!found) throw new Error(`No wallet is named ${name}`)
  return found
}

function moved(reference: string): Promise<Transaction[]> {
  return beside.get<Transaction[]>(
    `system-wallets/transactions?reference=${reference}`
  )
}

test('the head transfers between two wallets, and the result says what both hold', async ({
  page
}) => {
  const from = BigInt((await wallet(FROM)).balance)
  const to = BigInt((await wallet(TO)).balance)
  await reviewed(page, {})
  await accept(page).click()
  await expect(toastOf(page, texts.byAction.transfer.done(FROM))).toBeVisible()
  const left = told.balances(euros(from), euros(from - 123n), 'EUR')
  const got = told.balances(euros(to), euros(to + 123n), 'EUR')
  await expect(
    page.getByText(`${told.ofWallet(FROM, left)}\n${told.ofWallet(TO, got)}`)
  ).toBeVisible()
  expect((await wallet(FROM)).balance).toBe(String(from - 123n))
  expect((await wallet(TO)).balance).toBe(String(to + 123n))
})

test('the result leads to its entry by the keyboard @further', async ({
  page
}) => {
  const reference = nextReference()
  await reviewed(page, { reference })
  await accept(page).click()
  const results = page.getByRole('region', {
    name: messages.ui.results('F8')
  })
  await expect(results).toContainText(texts.byAction.transfer.done(FROM))
  await page.keyboard.press('F8')
  await expect(results).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(
    results.getByRole('link', { name: told.openEntry })
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(fact(page, messages.fields.reference)).toContainText(reference)
  await expect(drawerOf(page)).toContainText('1.23')
})

test('over an open drawer the results are in reach of the keyboard, and the trap stays @further', async ({
  page
}) => {
  const { id } = await wallet('Welcome bonuses')
  await page.goto(`/system-wallets?open=${id}`)
  await drawerButton(page, byAction['edit-wallet'].label).click()
  const form = formOf(
    page,
    texts.byAction['edit-wallet'].title('Welcome bonuses')
  )
  await form.getByLabel(messages.fields.lowBalanceAt).fill('1.50')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toHaveCount(0)
  const results = page.getByRole('region', {
    name: messages.ui.results('F8')
  })
  const dismiss = results.getByRole('button', { name: messages.ui.dismiss })
  const opener = drawerButton(page, byAction['edit-wallet'].label)
  await expect(dismiss).toBeVisible()
  await expect(opener).toBeFocused()
  await page.keyboard.press('F8')
  await expect(results).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await expect(dismiss).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dismiss).toHaveCount(0)
  await expect(opener).toBeFocused()
  await page.keyboard.press('F8')
  await expect(opener).toBeFocused()
  for (let time = 0; time < 30; time += 1) await page.keyboard.press('Tab')
  const inside = drawerOf(page).locator(':focus')
  await expect(inside).toHaveCount(1)
})

test('the wallet to give to is one of the currency that is taken @further', async ({
  page
}) => {
  const form = await openForm(page)
  const to = form.getByLabel(texts.form.to)
  await expect(to).toContainText(texts.form.fromFirst)
  await form
    .getByLabel(texts.form.from)
    .selectOption({ label: `${FROM} · EUR` })
  await expect(to.getByRole('option', { name: TO })).toHaveCount(1)
  await expect(to.getByRole('option', { name: 'Przelewy' })).toHaveCount(0)
  await to.selectOption({ label: TO })
  const pln = await form
    .getByRole('option', { name: / · PLN$/u })
    .first()
    .textContent()
  await form.getByLabel(texts.form.from).selectOption({ label: pln ?? '' })
  await expect(to).toHaveValue('')
  await expect(to.getByRole('option', { name: 'Przelewy' })).toHaveCount(1)
})

test('a frozen wallet is shown, but cannot be chosen @further', async ({
  page
}) => {
  await chooseRowAction(page, FROM, byAction.transfer.label)
  const to = page.getByLabel(texts.form.to, { exact: true })
  const option = to.getByRole('option', {
    name: texts.walletChoice.frozen('Disputed stakes')
  })
  await expect(option).toHaveCount(1)
  await expect(option).toBeDisabled()
})

test('all that is missing is told at once, with the focus on the first @further', async ({
  page
}) => {
  const form = await openForm(page)
  await fieldOf(page, 'amount').fill('1,234')
  await form.getByRole('button', { name: 'Review' }).click()
  await expect(form.getByRole('alert')).toContainText(texts.problems(4))
  await expect(form.getByLabel(texts.form.from)).toBeFocused()
  await form
    .getByLabel(texts.form.from)
    .selectOption({ label: `${FROM} · EUR` })
  await form.getByRole('button', { name: 'Review' }).click()
  await expect(form.getByRole('alert')).toContainText(texts.problems(4))
  await expect(form.getByLabel(texts.form.to)).toBeFocused()
})

test('more than there is is refused, and nothing moves @further', async ({
  page,
  pageErrors
}) => {
  pageErrors.allow(/status of 422/u)
  const { balance } = await wallet(FROM)
  await reviewed(page, { amount: '99999999999' })
  const form = formOf(page, texts.byAction.transfer.title(''))
  await expect(form.getByRole('alert')).toContainText(texts.refused)
  await expect(form.getByRole('alert')).toBeFocused()
  await expect(fieldOf(page, 'reason')).toHaveValue(REASON)
  await expect(reviewOf(page)).toHaveCount(0)
  expect((await wallet(FROM)).balance).toBe(balance)
})

test('without an answer it is unknown, is sent again, and moves once @further', async ({
  page,
  api,
  pageErrors
}) => {
  pageErrors.allow(/ERR_|Failed to load/u)
  const reference = nextReference()
  await reviewed(page, { reference })
  await expect(accept(page)).toBeFocused()
  await api.faults.set([
    { path: TRANSFERS, times: 1, fault: { cutBody: true } }
  ])
  await answerByEnter(page)
  await expect(
    page.getByText(texts.unknown.title, { exact: true })
  ).toBeVisible()
  await page.getByRole('button', { name: texts.unknown.sendAgain }).click()
  await expect(toastOf(page, texts.byAction.transfer.done(FROM))).toBeVisible()
  const entries = await moved(reference)
  expect(entries.map(({ direction }) => direction).toSorted()).toEqual([
    'credit',
    'debit'
  ])
})

test('an answer that takes longer than the panel waits is unknown, then found done @further', async ({
  page,
  api,
  pageErrors
}) => {
  pageErrors.allow(/ERR_|Failed to load/u)
  const reference = nextReference()
  await page.clock.install()
  await openList(page, wallets)
  await reviewed(page, { reference })
  await expect(accept(page)).toBeFocused()
  await api.faults.set([{ path: TRANSFERS, fault: { delayMs: 3000 } }])
  await answerByEnter(page)
  await expect
    .poll(async () => (await api.log()).map(({ path }) => path))
    .toContain(TRANSFERS)
  await page.clock.runFor(31_000)
  await expect(
    page.getByText(texts.unknown.title, { exact: true })
  ).toBeVisible()
  await expect
    .poll(async () => (await moved(reference)).length, { timeout: 10_000 })
    .toBe(2)
  await page.getByRole('button', { name: texts.unknown.check }).click()
  await expect(toastOf(page, texts.byAction.transfer.done(FROM))).toBeVisible()
  await expect(page.getByRole('link', { name: told.openEntry })).toBeVisible()
  expect(await moved(reference)).toHaveLength(2)
})

test('the row menu reverses an entry, and both wallets are as before @further', async ({
  page
}) => {
  const from = await wallet(FROM)
  const reference = nextReference()
  const made = await beside.send<Transaction>(
    'POST',
    TRANSFERS,
    {
      fromWalletId: from.id,
      toWalletId: (await wallet(TO)).id,
      amount: '123',
      reason: REASON,
      reference
    },
    { 'idempotency-key': reference }
  )
  const entry = messages.transactions.named(made.data.id)
  const ledger = listScreen('wallet transactions')
  await openList(page, ledger, `?reference=${reference}&createdAt=any`)
  await chooseRowAction(
    page,
    entry,
    texts.byAction['reverse-transaction'].label
  )
  await fieldOf(page, 'reasonCode').selectOption('mistake')
  await fieldOf(page, 'reason').fill(REASON)
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await reviewOf(page)
    .getByRole('button', { name: /^Reverse/u })
    .click()
  const transferred = `transfer of 1.23 EUR to ${TO}`
  await expect(
    toastOf(page, texts.byAction['reverse-transaction'].done(transferred))
  ).toBeVisible()
  await expect(
    page.getByText(`${FROM}:`, { exact: false }).first()
  ).toContainText(euros(BigInt(from.balance)))
  await expect(rowsOf(page, ledger).first()).toContainText('Reversed')
  expect((await wallet(FROM)).balance).toBe(from.balance)
})

test('the browser asks before it leaves an unsaved form, and not after @further', async ({
  page
}) => {
  const asked: string[] = []
  page.on('dialog', dialog => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  const form = await openForm(page)
  await fieldOf(page, 'reason').fill(REASON)
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(fieldOf(page, 'reason')).toHaveValue(REASON)
  await form.getByRole('button', { name: texts.cancel }).click()
  await questionOf(page)
    .getByRole('button', { name: texts.discard.accept })
    .click()
  await expect(form).toHaveCount(0)
  await page.reload()
  await expect(rowsOf(page, wallets).first()).toBeVisible()
  expect(asked).toEqual(['beforeunload'])
})
