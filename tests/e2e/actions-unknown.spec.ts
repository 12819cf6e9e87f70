import type { APIResponse, Page } from '@playwright/test'

import type { Transaction } from '../../src/contract/ledger/transaction.ts'
import type { User } from '../../src/contract/user/user.ts'
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
import { answerByEnter } from '../support/reader.ts'
import { drawerButton } from '../support/row-drawer.ts'
import { expect, test } from '../support/test.ts'

const texts = messages.actions
const ADJUSTMENTS = 'users/42/adjustments'
const REASON = 'Prize of table 8841 was paid short'

let beside: Beside
let user: User
let references = 0

/** A reference that no other test gives. */
const nextReference = (): string => `E2E-UNKNOWN-${(references += 1)}`

test.use({ world: 'unknown' })

test.beforeEach(async ({ page, signIn, server }) => {
  await signIn(page)
  await page.goto('/users?open=42')
  beside = await signInBeside(page, server.api?.account)
  user = await beside.get<User>('users/42')
})

const name = (): string => user.displayName ?? ''
const title = (): string => texts.byAction['adjust-user'].title(name())

async function openForm(page: Page): Promise<void> {
  await drawerButton(page, texts.byAction['adjust-user'].label).click()
  await expect(formOf(page, title())).toBeVisible()
}

/** Fills the form in and asks for the review. */
async function review(page: Page, reference: string): Promise<void> {
  await openForm(page)
  await fieldOf(page, 'currency').selectOption('EUR')
  await fieldOf(page, 'amount').fill('3')
  await fieldOf(page, 'reasonCode').selectOption('mistake')
  await fieldOf(page, 'reason').fill(REASON)
  await fieldOf(page, 'reference').fill(reference)
  await submit(page).click()
  await expect(accept(page, '3.00 EUR')).toBeFocused()
}

const submit = (page: Page): ReturnType<Page['getByRole']> =>
  page.getByRole('button', { name: 'Review', exact: true })

const accept = (page: Page, amount: string): ReturnType<Page['getByRole']> =>
  reviewOf(page).getByRole('button', {
    name: texts.review.accept.credit(amount)
  })

const button = (page: Page, label: string): ReturnType<Page['getByRole']> =>
  page.getByRole('button', { name: label, exact: true })

/** The entries of the user that carry a reference. */
function moved(reference: string): Promise<Transaction[]> {
  return beside.get<Transaction[]>(
    `users/42/transactions?reference=${reference}`
  )
}

/** Answers what the browser asks before a page is left; gives what it asked. */
function answerLeaving(page: Page, leave: boolean): string[] {
  const asked: string[] = []
  page.on('dialog', dialog => {
    asked.push(dialog.type())
    void (leave ? dialog.accept() : dialog.dismiss())
  })
  return asked
}

/**
 * Loses the next adjustment on its way; what is given back lets it arrive
 * after all, late.
 */
async function loseNext(page: Page): Promise<() => Promise<APIResponse>> {
  let arrive: (() => Promise<APIResponse>) | undefined
  await page.route(
    url => url.pathname.endsWith(ADJUSTMENTS) && url.search === '',
    async route => {
      const request = route.request()
      if (arrive || request.method() !== 'POST') return route.continue()
      const headers = await request.allHeaders()
      const data = request.postData() ?? ''
      arrive = () =>
        page.request.fetch(request.url(), { method: 'POST', headers, data })
      return route.abort('connectionreset')
    }
  )
  return () => {
    if (!arrive) throw new Error('Nothing was sent')
    return arrive()
  }
}

test('what was sent without an answer is sent again as it was, after a reload that cannot read its form @further', async ({
  page,
  api,
  pageErrors
}) => {
  pageErrors.allow(/ERR_|Failed to load|status of 503/u)
  answerLeaving(page, true)
  const reference = nextReference()
  await review(page, reference)
  await api.faults.set([
    { path: ADJUSTMENTS, times: 1, fault: { cutBody: true } }
  ])
  await answerByEnter(page)
  const unknown = page.getByText(texts.unknown.title, { exact: true })
  await expect(unknown).toBeVisible()
  await expect(page.getByText('Nothing moves yet')).toHaveCount(0)
  await api.faults.set([{ path: 'currencies', fault: { status: 503 } }])
  await page.reload()

  await expect(unknown).toBeVisible()
  // A form that comes back hears keys once it has the focus.
  await expect(page.locator('[role=dialog]:focus-within')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(questionOf(page)).toContainText(texts.leaveUnknown.text)
  await button(page, texts.leaveUnknown.reject).click()
  await expect(questionOf(page)).toHaveCount(0)
  await button(page, texts.unknown.sendAgain).click()
  await expect(
    toastOf(page, texts.byAction['adjust-user'].done(name()))
  ).toBeVisible()
  expect(await moved(reference)).toHaveLength(1)
})

test('a request that arrives late is told apart from the form that was changed since @further', async ({
  page,
  pageErrors
}) => {
  pageErrors.allow(/ERR_|Failed to load|status of (?:404|422)/u)
  const reference = nextReference()
  const arriveLate = await loseNext(page)
  await review(page, reference)
  await answerByEnter(page)
  await button(page, texts.unknown.check).click()
  await expect(page.getByText(texts.unknown['not-done'])).toBeVisible()
  await button(page, texts.edit).click()
  await expect(page.getByText(texts.sentBefore)).toBeVisible()
  await fieldOf(page, 'amount').fill('4')
  await submit(page).click()
  await expect(accept(page, '4.00 EUR')).toBeFocused()
  expect((await arriveLate()).status()).toBe(201)
  await answerByEnter(page)

  await expect(
    page.getByText(texts.unknown.reusedTitle, { exact: true })
  ).toBeVisible()
  await expect(page.getByText(texts.refused)).toHaveCount(0)
  await expect(button(page, texts.unknown.sendAgain)).toHaveCount(0)
  await button(page, texts.unknown.check).click()
  await expect(page.getByText(texts.doneTexts.other.earlier)).toBeVisible()
  const entries = await moved(reference)
  expect(entries.map(({ amount }) => amount)).toEqual(['300'])
})

test('a form that was sent before says so where it is discarded @further', async ({
  page,
  pageErrors
}) => {
  pageErrors.allow(/ERR_|Failed to load|status of 404/u)
  await loseNext(page)
  await review(page, nextReference())
  await answerByEnter(page)
  await button(page, texts.unknown.check).click()
  await button(page, texts.edit).click()
  await page.keyboard.press('Escape')
  await expect(questionOf(page)).toContainText(texts.leaveUnknown.text)
  await expect(questionOf(page)).not.toContainText(texts.discard.text)
})

test('a typed reason is not lost by Escape, nor by leaving the page @further', async ({
  page
}) => {
  const asked = answerLeaving(page, false)
  await drawerButton(page, texts.byAction['suspend-user'].label).click()
  const reason = fieldOf(page, 'reason')
  await reason.fill(REASON)
  await page.keyboard.press('Escape')
  await expect(questionOf(page).last()).toContainText(texts.discard.title)
  await button(page, texts.discard.reject).click()
  await expect(reason).toHaveValue(REASON)
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(reason).toHaveValue(REASON)
  await page.keyboard.press('Escape')
  await button(page, texts.discard.accept).click()
  await expect(questionOf(page)).toHaveCount(0)
})

test('a session that another tab ends leads to the login unasked, and back to the form @further', async ({
  page,
  context,
  server
}) => {
  const asked = answerLeaving(page, false)
  const list = page.url()
  await openForm(page)
  await fieldOf(page, 'reason').fill(REASON)
  const other = await context.newPage()
  await other.goto('/admins')
  await other.getByRole('button', { name: 'Sign out' }).first().click()
  await expect(page).toHaveURL(/\/login/u)
  expect(asked).toEqual([])
  await page.getByLabel('Email').fill(server.api?.account.email ?? '')
  await page
    .getByLabel('Password', { exact: true })
    .fill(server.api?.account.password ?? '')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(list)
  await expect(fieldOf(page, 'reason')).toHaveValue(REASON)
})

test('a form that was left on purpose does not come back @further', async ({
  page
}) => {
  const asked = answerLeaving(page, true)
  await openForm(page)
  await fieldOf(page, 'reason').fill(REASON)
  await page.goto('/games')
  expect(asked).toEqual(['beforeunload'])
  await page.goto('/users?open=42')
  await expect(
    drawerButton(page, texts.byAction['adjust-user'].label)
  ).toBeVisible()
  await expect(formOf(page, title())).toHaveCount(0)
  expect(
    await page.evaluate(() => sessionStorage.getItem('panel.action'))
  ).toBe(null)
})
