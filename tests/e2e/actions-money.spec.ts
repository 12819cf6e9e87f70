import type { Page } from '@playwright/test'

import type { Transaction } from '../../src/contract/ledger/transaction.ts'
import type { User } from '../../src/contract/user/user.ts'
import { messages } from '../../src/messages.ts'
import {
  activityOf,
  type Beside,
  fieldOf,
  formOf,
  reviewOf,
  signInBeside,
  toastOf
} from '../support/actions.ts'
import { euros } from '../support/amounts.ts'
import { answerByEnter } from '../support/reader.ts'
import type { ApiControl } from '../support/reference-api.ts'
import { drawerButton } from '../support/row-drawer.ts'
import { expect, test } from '../support/test.ts'

const texts = messages.actions
const ADJUSTMENTS = 'users/42/adjustments'
const PREVIEW = `${ADJUSTMENTS}/preview`
const REASON = 'Prize of table 8841 was paid short'

let beside: Beside
let user: User
let references = 0

/** A reference that no other test gives. */
const nextReference = (): string => `E2E-MONEY-${(references += 1)}`

test.use({ world: 'money' })

test.beforeEach(async ({ page, signIn, server }) => {
  await signIn(page)
  await page.goto('/users?open=42')
  beside = await signInBeside(page, server.api?.account)
  user = await beside.get<User>('users/42')
})

const name = (): string => user.displayName ?? ''
const title = (): string => texts.byAction['adjust-user'].title(name())

/** Opens the form from the drawer. */
async function openForm(page: Page): Promise<void> {
  await drawerButton(page, texts.byAction['adjust-user'].label).click()
  await expect(formOf(page, title())).toBeVisible()
}

/** Fills the form in and asks for the review. */
async function review(
  page: Page,
  { amount, reference }: { amount: string; reference: string }
): Promise<void> {
  await openForm(page)
  await fieldOf(page, 'currency').selectOption('EUR')
  await fieldOf(page, 'amount').fill(amount)
  await fieldOf(page, 'reasonCode').selectOption('mistake')
  await fieldOf(page, 'reason').fill(REASON)
  await fieldOf(page, 'reference').fill(reference)
  await submit(page).click()
}

const submit = (page: Page): ReturnType<Page['getByRole']> =>
  page.getByRole('button', { name: 'Review', exact: true })

const accept = (page: Page, amount: string): ReturnType<Page['getByRole']> =>
  reviewOf(page).getByRole('button', {
    name: texts.review.accept.credit(amount)
  })

/** The entries of the user that carry a reference. */
function moved(reference: string): Promise<Transaction[]> {
  return beside.get<Transaction[]>(
    `users/42/transactions?reference=${reference}`
  )
}

/** What the API was asked to move. */
async function sent(api: ApiControl): Promise<number> {
  const log = await api.log()
  return log.filter(
    ({ method, path }) => method === 'POST' && path === ADJUSTMENTS
  ).length
}

function available(of: User): bigint {
  const balance = of.balances.find(({ currency }) => currency === 'EUR')
  return BigInt(balance?.available ?? '0')
}

/** What the wallet holds, with what is reserved in it. */
function held(of: User): bigint {
  const balance = of.balances.find(({ currency }) => currency === 'EUR')
  return available(of) + BigInt(balance?.reserved ?? '0')
}

test('a credit is read back, previewed for both sides, done and shown at once', async ({
  page
}) => {
  const reference = nextReference()
  const before = held(user)
  const list = page.url()
  await openForm(page)
  await fieldOf(page, 'currency').selectOption('EUR')
  await fieldOf(page, 'amount').fill('1 234.50')
  await expect(
    page.getByText(texts.understood('1,234.50', 'EUR', '123450'))
  ).toBeVisible()
  await fieldOf(page, 'amount').fill('234.50')
  await fieldOf(page, 'reasonCode').selectOption('mistake')
  await fieldOf(page, 'reason').fill(REASON)
  await fieldOf(page, 'reference').fill(reference)
  await submit(page).click()

  const after = before + 23_450n
  const legs = reviewOf(page).getByRole('row')
  await expect(legs.nth(1)).toContainText(name())
  await expect(legs.nth(1)).toContainText(euros(before))
  await expect(legs.nth(1)).toContainText('+234.50')
  await expect(legs.nth(1)).toContainText(euros(after))
  await expect(legs.nth(2)).toContainText('−234.50')
  await expect(accept(page, '234.50 EUR')).toBeFocused()
  await answerByEnter(page)

  await expect(
    toastOf(page, texts.byAction['adjust-user'].done(name()))
  ).toBeVisible()
  await expect(
    toastOf(page, texts.doneTexts.balances(euros(before), euros(after), 'EUR'))
  ).toBeVisible()
  await expect(page).toHaveURL(list)
  const drawer = page.getByRole('dialog', { name: name() })
  await expect(
    drawer
      .getByRole('row')
      .filter({ hasText: euros(available(user) + 23_450n) })
      .first()
  ).toBeVisible()
  await expect(activityOf(page).first()).toContainText('adjusted the balance')
  await expect(activityOf(page).first()).toContainText(REASON)
  await expect(activityOf(page).first()).toContainText(euros(before))
  await expect(activityOf(page).first()).toContainText(euros(after))
  expect(await moved(reference)).toHaveLength(1)
})

test('the head of the transactions adjusts, and shows the balance after @further', async ({
  page
}) => {
  await page.goto('/users/42/transactions')
  const head = page.locator('[data-slot=figures]')
  await expect(head).toContainText(euros(available(user)))
  await head
    .getByRole('button', { name: texts.byAction['adjust-user'].label })
    .click()
  await fieldOf(page, 'currency').selectOption('EUR')
  await fieldOf(page, 'amount').fill('10')
  await fieldOf(page, 'reasonCode').selectOption('mistake')
  await fieldOf(page, 'reason').fill(REASON)
  await submit(page).click()
  await accept(page, '10.00 EUR').click()
  await expect(head).toContainText(euros(available(user) + 1000n))
  await expect(page.locator('tr[data-row]').first()).toContainText('+10.00')
})

test('more than there is and what can be read in two ways are refused @further', async ({
  page,
  pageErrors
}) => {
  pageErrors.allow(/status of 422/u)
  await openForm(page)
  await page.getByLabel(texts.form.debit).check()
  await fieldOf(page, 'currency').selectOption('EUR')
  await fieldOf(page, 'reasonCode').selectOption('mistake')
  await fieldOf(page, 'reason').fill(REASON)
  await fieldOf(page, 'amount').fill('1,234')
  await submit(page).click()
  await expect(fieldOf(page, 'amount')).toHaveAttribute('aria-invalid', 'true')
  await expect(fieldOf(page, 'amount')).toHaveAccessibleDescription(
    'Write 1234 or 1.23'
  )
  await fieldOf(page, 'amount').fill('99999999')
  await submit(page).click()
  const form = formOf(page, title())
  await expect(form.getByRole('alert')).toContainText(texts.refused)
  await expect(form.getByRole('alert')).toBeFocused()
  await expect(fieldOf(page, 'reason')).toHaveValue(REASON)
  expect(available(await beside.get<User>('users/42'))).toBe(available(user))
})

test('a large amount is typed again before it can be accepted @further', async ({
  page
}) => {
  const reference = nextReference()
  await review(page, { amount: '1 234.50', reference })
  const button = accept(page, '1,234.50 EUR')
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  const again = reviewOf(page).getByLabel(texts.review.again)
  await again.fill('1234.5')
  await expect(button).not.toHaveAttribute('aria-disabled')
  await again.fill('1234.51')
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(await moved(reference)).toHaveLength(0)
  await again.fill('1 234.50')
  await button.click()
  await expect(
    toastOf(page, texts.byAction['adjust-user'].done(name()))
  ).toBeVisible()
  expect(await moved(reference)).toHaveLength(1)
})

test('a server without previews moves nothing before it is accepted @further', async ({
  page,
  api,
  pageErrors
}) => {
  pageErrors.allow(/status of 404/u)
  await api.faults.set([{ path: PREVIEW, fault: { status: 404 } }])
  const reference = nextReference()
  await review(page, { amount: '9', reference })
  const question = reviewOf(page)
  await expect(question).toContainText('Not checked by the server')
  const [before, after] = [available(user), available(user) + 900n]
  const row = question.getByRole('row').nth(1)
  await expect(row).toContainText('Available, EUR')
  await expect(row).toContainText(euros(before))
  await expect(row).toContainText(euros(after))
  expect(await sent(api)).toBe(0)
  await accept(page, '9.00 EUR').click()
  await expect(
    toastOf(page, texts.byAction['adjust-user'].done(name()))
  ).toBeVisible()
  expect(await moved(reference)).toHaveLength(1)
})

test('an answer that is cut off is unknown, and the check finds it done (NET-15)', async ({
  page,
  api,
  pageErrors
}) => {
  pageErrors.allow(/ERR_|Failed to load/u)
  const reference = nextReference()
  await review(page, { amount: '3', reference })
  await expect(accept(page, '3.00 EUR')).toBeFocused()
  await api.faults.set([{ path: ADJUSTMENTS, fault: { cutBody: true } }])
  await answerByEnter(page)
  await expect(
    page.getByText(texts.unknown.title, { exact: true })
  ).toBeVisible()
  await api.faults.clear()
  await page.getByRole('button', { name: texts.unknown.check }).click()
  await expect(
    toastOf(page, texts.byAction['adjust-user'].done(name()))
  ).toBeVisible()
  expect(await moved(reference)).toHaveLength(1)
  expect(await sent(api)).toBe(0)
})

test('a 500 is unknown; found not done, it is sent again and moves once @further', async ({
  page,
  api,
  pageErrors
}) => {
  pageErrors.allow(/status of (?:404|500)/u)
  const reference = nextReference()
  await review(page, { amount: '4', reference })
  await expect(accept(page, '4.00 EUR')).toBeFocused()
  await api.faults.set([{ path: ADJUSTMENTS, fault: { status: 500 } }])
  await answerByEnter(page)
  await expect(
    page.getByText(texts.unknown.title, { exact: true })
  ).toBeVisible()
  await api.faults.clear()
  await page.getByRole('button', { name: texts.unknown.check }).click()
  await expect(page.getByText(texts.unknown['not-done'])).toBeVisible()
  expect(await moved(reference)).toHaveLength(0)
  await page.getByRole('button', { name: texts.unknown.sendAgain }).click()
  await expect(
    toastOf(page, texts.byAction['adjust-user'].done(name()))
  ).toBeVisible()
  expect(await moved(reference)).toHaveLength(1)
})

test('what was done without an answer is sent again and moves once @further', async ({
  page,
  api,
  pageErrors
}) => {
  pageErrors.allow(/ERR_|Failed to load/u)
  const reference = nextReference()
  await review(page, { amount: '5', reference })
  await expect(accept(page, '5.00 EUR')).toBeFocused()
  await api.faults.set([
    { path: ADJUSTMENTS, times: 1, fault: { cutBody: true } }
  ])
  await answerByEnter(page)
  await page.getByRole('button', { name: texts.unknown.sendAgain }).click()
  await expect(
    toastOf(page, texts.byAction['adjust-user'].done(name()))
  ).toBeVisible()
  expect(await sent(api)).toBe(2)
  expect(await moved(reference)).toHaveLength(1)
})

test('ten Enters are one request (NET-15)', async ({ page, api }) => {
  const reference = nextReference()
  await review(page, { amount: '6', reference })
  await expect(accept(page, '6.00 EUR')).toBeFocused()
  await api.faults.clear()
  await api.faults.set([{ path: ADJUSTMENTS, fault: { delayMs: 1000 } }])
  await answerByEnter(page)
  for (let time = 0; time < 9; time += 1) await page.keyboard.press('Enter')
  await expect(
    toastOf(page, texts.byAction['adjust-user'].done(name()))
  ).toBeVisible()
  expect(await sent(api)).toBe(1)
  expect(await moved(reference)).toHaveLength(1)
})

test('no Enter answers a review that nobody has read, and then one does, once', async ({
  page,
  api
}) => {
  const reference = nextReference()
  await page.clock.install()
  await page.goto('/users?open=42')
  await openForm(page)
  await fieldOf(page, 'currency').selectOption('EUR')
  await fieldOf(page, 'reasonCode').selectOption('mistake')
  await fieldOf(page, 'reason').fill(REASON)
  await fieldOf(page, 'reference').fill(reference)
  await fieldOf(page, 'amount').fill('5')
  // Of the page's clock alone: how quick this machine is does not matter.
  await page.clock.pauseAt(Date.now() + 10_000)
  await page.keyboard.down('Enter')
  // A locator would wait until it has been read.
  const isAsked = (): Promise<boolean> =>
    page.evaluate(() => document.querySelector('[role=dialog] tfoot') !== null)
  await expect.poll(isAsked).toBe(true)
  await page.keyboard.down('Enter')
  await page.clock.runFor(300)
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  // Pressed too soon, and released when the review has been read.
  await page.keyboard.down('Space')
  await page.clock.runFor(600)
  await page.keyboard.up('Space')
  expect(await isAsked()).toBe(true)
  expect(await sent(api)).toBe(0)

  await page.clock.resume()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(
    toastOf(page, texts.byAction['adjust-user'].done(name()))
  ).toBeVisible()
  expect(await sent(api)).toBe(1)
  expect(await moved(reference)).toHaveLength(1)
})

test('a server that wants to be left alone is waited for (NET-3) @further', async ({
  page,
  api,
  pageErrors
}) => {
  pageErrors.allow(/status of 429/u)
  const headers = { 'Retry-After': '3' }
  await api.faults.set([
    { path: PREVIEW, times: 1, fault: { status: 429, headers } }
  ])
  await review(page, { amount: '7', reference: nextReference() })
  await expect(page.getByRole('timer')).toContainText(/try again in \d s/u)
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('timer')).toHaveCount(0)
  await submit(page).click()
  await expect(accept(page, '7.00 EUR')).toBeFocused()
})

// Signing in is the login's (specification, 2.9): the draft waits for it.
test('a session that ends in mid-form gives the form back (AUTH-13)', async ({
  page,
  api,
  pageErrors,
  server
}) => {
  pageErrors.allow(/status of 401/u)
  const list = page.url()
  // The load has had its own refresh by then.
  await expect(
    drawerButton(page, texts.byAction['adjust-user'].label)
  ).toBeVisible()
  await api.faults.set([
    { path: PREVIEW, fault: { revoke: true } },
    { path: 'admin/refresh', fault: { revoke: true } }
  ])
  const reference = nextReference()
  await review(page, { amount: '8', reference })
  await expect(page).toHaveURL(/\/login/u)
  await api.faults.clear()
  await page.getByLabel('Email').fill(server.api?.account.email ?? '')
  await page
    .getByLabel('Password', { exact: true })
    .fill(server.api?.account.password ?? '')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(list)
  await expect(formOf(page, title())).toBeVisible()
  await expect(fieldOf(page, 'amount')).toHaveValue('8')
  await expect(fieldOf(page, 'reason')).toHaveValue(REASON)
  await submit(page).click()
  await accept(page, '8.00 EUR').click()
  await expect(
    toastOf(page, texts.byAction['adjust-user'].done(name()))
  ).toBeVisible()
  expect(await moved(reference)).toHaveLength(1)
})

test('an entry is reversed in part, then the rest, and no further @further', async ({
  page
}) => {
  const reference = nextReference()
  const made = await beside.send<Transaction>(
    'POST',
    ADJUSTMENTS,
    {
      currency: 'EUR',
      direction: 'credit',
      amount: '4000',
      reason: REASON,
      reference
    },
    { 'idempotency-key': reference }
  )
  expect(made.status).toBeLessThan(300)
  const { id } = made.data
  await page.goto(`/users/42/transactions?open=${id}`)
  const reverse = texts.byAction['reverse-transaction'].label
  const reversed = texts.reasons.transaction.reversed
  const entry = `adjustment of 40.00 EUR to ${name()}`
  const { left, done } = texts.reversing
  for (const [amount, before, limit] of [
    ['15.00', '40.00', texts.reversing.all('40.00 EUR')],
    ['25.00', '25.00', left('25.00 EUR', '40.00 EUR')]
  ] as const) {
    // oxlint-disable no-await-in-loop -- one after the other
    await drawerButton(page, reverse).click()
    const form = formOf(
      page,
      texts.byAction['reverse-transaction'].title(entry)
    )
    await expect(form).toContainText(limit)
    await expect(fieldOf(page, 'amount')).toHaveValue(before)
    await fieldOf(page, 'amount').fill(amount)
    await fieldOf(page, 'reasonCode').selectOption('mistake')
    await fieldOf(page, 'reason').fill(REASON)
    await submit(page).click()
    const question = reviewOf(page)
    await expect(question).toContainText(texts.review.reverse(entry))
    await question
      .getByRole('button', { name: `Reverse ${amount} EUR` })
      .click()
    await expect(toastOf(page, done(`${amount} EUR`, entry))).toBeVisible()
    // oxlint-enable no-await-in-loop
  }
  await expect(drawerButton(page, reverse)).toHaveAccessibleDescription(
    reversed
  )
  await expect(activityOf(page)).toHaveCount(3)
  await expect(activityOf(page).first()).toContainText('reversed the movement')
  await drawerButton(page, reverse).click({ force: true })
  await expect(page.getByRole('dialog')).toHaveCount(1)
  const again = await beside.send(
    'POST',
    `transactions/${id}/reversal`,
    { reason: REASON },
    { 'idempotency-key': `${reference}-again` }
  )
  expect(again.status).toBe(409)
  expect(available(await beside.get<User>('users/42'))).toBe(available(user))
})
