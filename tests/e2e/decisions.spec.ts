import type { Browser, Locator, Page } from '@playwright/test'

import type {
  Transaction,
  TransactionDetail
} from '../../src/contract/ledger/transaction.ts'
import type { User } from '../../src/contract/user/user.ts'
import { wordOf } from '../../src/format/status.ts'
import { messages } from '../../src/messages.ts'
import type { PanelServer } from '../../src/programs/serve.ts'
import {
  activityOf,
  type Beside,
  fieldOf,
  reviewOf,
  signInBeside,
  toastOf
} from '../support/actions.ts'
import { euros } from '../support/amounts.ts'
import { holdAnswers } from '../support/held-answers.ts'
import {
  listScreen,
  openList,
  rowIds,
  rowsOf,
  settled
} from '../support/list-screens.ts'
import { openPalette, paletteOptions } from '../support/palette.ts'
import { answerByEnter, readQuestions } from '../support/reader.ts'
import { drawerButton, drawerOf, fact } from '../support/row-drawer.ts'
import { chooseRowAction } from '../support/row-menu.ts'
import { expect, test } from '../support/test.ts'

const texts = messages.actions
const { byAction, doneTexts, review } = texts
const reasons = texts.reasons.transaction
const { moving, to, from } = messages.transactions
const complete = byAction['complete-transaction']
const cancel = byAction['cancel-transaction']
const approve = byAction['approve-transaction']
const adjust = byAction['adjust-user']
const ledger = listScreen('wallet transactions')

test.use({ world: 'decisions', approvalAbove: 1000 })

let beside: Beside

test.beforeEach(async ({ page, signIn, server }) => {
  await signIn(page)
  await openList(page, ledger)
  beside = await signInBeside(page, server.api?.account)
})

const submitReview = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Review', exact: true }).click()

const accept = (page: Page, name: RegExp | string): Locator =>
  reviewOf(page).getByRole('button', { name })

const entryOf = (id: string): Promise<TransactionDetail> =>
  beside.get<TransactionDetail>(`transactions/${id}`)

const rowIn = (page: Page, id: string): Locator =>
  page.locator(`tr[data-row="${id}"]`)

/** Whatever the entry is called there. */
async function chooseInRow(
  page: Page,
  id: string,
  label: string
): Promise<void> {
  await rowIn(page, id).hover()
  await rowIn(page, id)
    .getByRole('button', { name: messages.table.rowActions('').trim() })
    .click()
  await page.getByRole('menuitem', { name: label, exact: true }).click()
}

/** What an entry of the house in euros moves, and to or from whom. */
function movingOf({ type, amount, direction, ...entry }: Transaction): string {
  const way = direction === 'debit' ? to : from
  const what = wordOf(messages.words.transactionTypes, type)
  const euro = `${euros(BigInt(amount))} EUR`
  return moving(what, euro, way, entry.counterparty?.name ?? '')
}

/** What the user's wallet in euros has, and how much of it is reserved. */
async function walletOf(
  userId: string
): Promise<{ balance: bigint; reserved: bigint }> {
  const { balances } = await beside.get<User>(`users/${userId}`)
  const euro = balances.find(({ currency }) => currency === 'EUR')
  const reserved = BigInt(euro?.reserved ?? '0')
  return { balance: BigInt(euro?.available ?? '0') + reserved, reserved }
}

/** A withdrawal in euros that is reserved, seen from the house. */
async function reservedWithdrawal(): Promise<Transaction> {
  const [entry] = await beside.get<Transaction[]>(
    'system-wallets/transactions?status=reserved&type=withdrawal&currency=EUR'
  )
  if (!entry) throw new Error('Nothing is reserved')
  return entry
}

/** A page of another admin, whom the first one has created. */
async function signInSecond(
  browser: Browser,
  { url }: PanelServer
): Promise<Page> {
  const account = { email: 'second@example.com', password: 'second-look-47' }
  await beside.send('POST', 'admins', { ...account, name: 'Second Look' })
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await readQuestions(page)
  const response = await page.request.post('/api/admin/login', {
    data: account
  })
  expect(response.status(), 'sign-in').toBe(200)
  return page
}

test('what one admin asks for another one approves, and a withdrawal is paid out', async ({
  page,
  browser,
  server
}) => {
  const reserved = await reservedWithdrawal()
  const { id, userId = '', userName = '', amount } = reserved
  const before = await walletOf(userId)
  // Asked for.
  await page.goto(`/users?open=${userId}`)
  await drawerButton(page, adjust.label).click()
  await fieldOf(page, 'currency').selectOption('EUR')
  await fieldOf(page, 'amount').fill('1500')
  await fieldOf(page, 'reasonCode').selectOption('mistake')
  await fieldOf(page, 'reason').fill('Prize of the spring cup')
  await submitReview(page)
  await expect(reviewOf(page)).toContainText(review.waits)
  await page.getByLabel(review.again).fill('1500')
  await accept(page, review.accept.approval).click()
  await expect(toastOf(page, doneTexts.waitsForApproval)).toBeVisible()
  await expect(page.locator('[data-tone=done]')).toHaveCount(0)
  await page.getByRole('link', { name: doneTexts.openEntry }).click()
  await expect(fact(page, messages.fields.waitsFor)).toHaveText(
    messages.drawer.approval
  )
  await expect(drawerOf(page)).toContainText(messages.words.approval)
  await expect(drawerButton(page, approve.label)).toHaveAccessibleDescription(
    reasons.ownRequest
  )
  expect(await walletOf(userId)).toEqual(before)
  const requested = new URL(page.url()).searchParams.get('open') ?? ''
  // Found by another admin in the queue, whose newest entry it is.
  const [, counter] = (await entryOf(requested)).entries
  const second = await signInSecond(browser, server)
  await openList(second, ledger)
  await second
    .getByRole('navigation', { name: messages.views.label })
    .getByRole('link', {
      name: new RegExp(`^${messages.openEntries.view}( |$)`, 'u')
    })
    .click()
  await settled(second, ledger)
  const { waiting } = messages.openEntries
  await second.getByRole('button', { name: waiting, exact: true }).click()
  await expect(
    second.getByRole('columnheader', { name: waiting })
  ).toHaveAttribute('aria-sort', 'ascending')
  await settled(second, ledger)
  await expect(rowsOf(second, ledger).first()).toHaveAttribute(
    'data-row',
    counter?.id ?? ''
  )
  await chooseInRow(second, counter?.id ?? '', approve.label)
  await submitReview(second)
  const credit = moving('adjustment', '1,500.00 EUR', to, userName)
  await expect(reviewOf(second)).toContainText(review.approve(credit))
  await expect(reviewOf(second)).toContainText(review.request.by)
  await expect(reviewOf(second)).toContainText('Prize of the spring cup')
  await expect(reviewOf(second)).toContainText(euros(before.balance))
  await expect(reviewOf(second)).toContainText(euros(before.balance + 150_000n))
  await second.getByLabel(review.again).fill('1500')
  await accept(second, review.accept.approve('1,500.00 EUR')).click()
  await expect(toastOf(second, approve.done(credit))).toBeVisible()
  const credited = before.balance + 150_000n
  expect(await walletOf(userId)).toEqual({ ...before, balance: credited })
  await page.reload()
  await expect(activityOf(page).first()).toContainText(
    `Second Look ${texts.activity.done['transaction.approved']}`
  )
  // Paid out, from the same queue.
  await expect(rowIn(second, counter?.id ?? '')).toHaveCount(0)
  await chooseInRow(second, id, complete.label)
  await submitReview(second)
  const payout = `${euros(BigInt(amount))} EUR`
  const withdrawal = movingOf(reserved)
  expect(withdrawal).toBe(`withdrawal of ${payout} from ${userName}`)
  await expect(reviewOf(second)).toContainText(review.complete(withdrawal))
  const paid = credited - BigInt(amount)
  await expect(reviewOf(second)).toContainText(
    review.reserved(euros(before.reserved))
  )
  await expect(reviewOf(second)).toContainText(euros(paid))
  await accept(second, review.accept.complete(payout)).click()
  await expect(toastOf(second, complete.done(withdrawal))).toBeVisible()
  await expect(rowIn(second, id)).toHaveCount(0)
  expect(await walletOf(userId)).toEqual({
    balance: paid,
    reserved: before.reserved - BigInt(amount)
  })
  const posted = await entryOf(id)
  expect(posted.status).toBe('posted')
  expect((await entryOf(posted.postedById ?? '')).status).toBe('completed')
  // From the toast to what moved the money, as from the drawer of what is over.
  await second.locator(`a[href$="open=${posted.postedById}"]`).click()
  await expect(second).toHaveURL(new RegExp(`open=${posted.postedById}$`, 'u'))
  await second.context().close()
  await page.goto(`/system-wallets/transactions?createdAt=any&open=${id}`)
  await drawerOf(page)
    .getByRole('link', { name: messages.drawer.openCompletion })
    .click()
  await expect(page).toHaveURL(new RegExp(`open=${posted.postedById}$`, 'u'))
})

test.describe('in the queue', () => {
  // The navigation counts when nothing else is done.
  test.use({ idle: true })

  test('one after another is decided, and what waited longest comes first', async ({
    page
  }) => {
    const { openEntries } = messages
    const named = messages.transactions.named
    const tab = page
      .getByRole('navigation', { name: messages.views.label })
      .getByRole('link', { name: new RegExp(`^${openEntries.view} `, 'u') })
    const menu = page.getByRole('navigation', { name: messages.mainNavigation })
    const completions: string[] = []
    page.on('request', request => {
      if (request.url().endsWith('/completion')) completions.push(request.url())
    })

    await page
      .getByRole('link', { name: openEntries.older(2, '').trim() })
      .click()
    await expect(tab).toHaveAttribute('aria-current', 'page')
    await settled(page, ledger)
    const count = Number(/\d+$/u.exec(await tab.innerText())?.[0])
    await expect(menu.getByTitle(openEntries.count(`${count}`))).toBeVisible()
    await expect(
      page.getByRole('columnheader', { name: openEntries.waiting })
    ).toHaveAttribute('aria-sort', 'descending')
    await expect(rowsOf(page, ledger).first()).toContainText(
      openEntries.late(24)
    )

    // By its menu: no second Enter answers, and the next row has the focus.
    const ids = await rowIds(page, ledger)
    const entries = await Promise.all(ids.slice(0, 10).map(entryOf))
    const place = entries.findIndex(
      ({ amount, currency, waitsFor }) =>
        currency === 'EUR' && Number(amount) < 50_000 && !waitsFor
    )
    const [first = '', second = '', third = '', fourth = ''] = ids.slice(place)
    await chooseRowAction(page, named(first), complete.label)
    await expect(fieldOf(page, 'reason')).toBeFocused()
    await submitReview(page)
    // An expectation would wait until the question has been read.
    await page.waitForFunction(() => document.querySelector('[data-unread]'))
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(reviewOf(page)).toBeVisible()
    expect(completions).toEqual([])
    await answerByEnter(page)
    await page.keyboard.press('Enter')
    const decided = entries[place]
    if (!decided) throw new Error('Nothing is open')
    await expect(toastOf(page, complete.done(movingOf(decided)))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(
      page.getByRole('button', {
        name: messages.table.rowActions(named(second))
      })
    ).toBeFocused()
    expect(completions).toHaveLength(1)

    // By the palette, in a drawer, which goes on to the next one.
    await page.locator(`tr[data-row="${second}"] a[href]`).first().click()
    await expect(drawerButton(page, cancel.label)).toBeVisible()
    await openPalette(page, cancel.label)
    await expect(paletteOptions(page, messages.palette.here)).toHaveCount(1)
    await page.keyboard.press('Enter')
    await fieldOf(page, 'reasonCode').selectOption('mistake')
    await fieldOf(page, 'reason').fill('Wrong account')
    await submitReview(page)
    await accept(page, review.accept.cancel).click()
    await expect(page).toHaveURL(new RegExp(`open=${third}$`, 'u'))
    await drawerButton(page, messages.drawer.next).click()
    await expect(page).toHaveURL(new RegExp(`open=${fourth}$`, 'u'))
    await page.keyboard.press('Escape')
    await expect(tab).toHaveText(new RegExp(`${count - 2}$`, 'u'))
    await expect(
      menu.getByTitle(openEntries.count(`${count - 2}`))
    ).toBeVisible()
    expect((await entryOf(second)).status).toBe('cancelled')
  })
})

test('the next one is shown, too, where the details come before the list', async ({
  page
}) => {
  await openList(page, ledger, '?status=reserved&createdAt=any&sort=createdAt')
  const [, second = '', third = ''] = await rowIds(page, ledger)
  await page.locator(`tr[data-row="${second}"] a[href]`).first().click()
  await drawerButton(page, cancel.label).click()
  await fieldOf(page, 'reasonCode').selectOption('mistake')
  await fieldOf(page, 'reason').fill('Wrong account')
  await submitReview(page)
  const held = await holdAnswers(page, ledger.call)
  await accept(page, review.accept.cancel).click()
  await expect(reviewOf(page)).toHaveCount(0)
  await expect(drawerOf(page)).toContainText(
    messages.words.transactionStatus.cancelled
  )
  await held.release()
  await expect(page).toHaveURL(new RegExp(`open=${third}$`, 'u'))
})

test('a cancelled withdrawal is released, from its drawer @further', async ({
  page
}) => {
  const { id, userId = '', amount } = await reservedWithdrawal()
  const before = await walletOf(userId)
  await page.goto(`/system-wallets/transactions?createdAt=any&open=${id}`)
  await drawerButton(page, cancel.label).click()
  await fieldOf(page, 'reasonCode').selectOption('mistake')
  await fieldOf(page, 'reason').fill('Wrong account')
  await submitReview(page)
  await expect(reviewOf(page)).toContainText(review.released)
  await accept(page, review.accept.cancel).click()
  await expect(page.locator('[data-tone=done]')).toContainText(
    /Withdrawal .+ was cancelled/u
  )
  await expect(drawerOf(page)).toContainText(
    messages.words.transactionStatus.cancelled
  )
  await expect(drawerButton(page, cancel.label)).toHaveCount(0)
  expect(await walletOf(userId)).toEqual({
    ...before,
    reserved: before.reserved - BigInt(amount)
  })
})

test('many are cancelled at once, and each says what became of it @further', async ({
  page
}) => {
  await openList(
    page,
    ledger,
    '?status=pending&type=deposit&currency=EUR&createdAt=any&limit=10'
  )
  const rows = rowsOf(page, ledger)
  const chosen = 3
  for (let place = 0; place < chosen; place += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await rows.nth(place).getByRole('checkbox').check()
  }
  const ids = await rows.evaluateAll(found =>
    found.slice(0, 3).map(row => row.getAttribute('data-row') ?? '')
  )
  const entries = await Promise.all(ids.map(entryOf))
  const versions: (string | undefined)[] = []
  page.on('request', request => {
    if (request.url().endsWith('/cancellation')) {
      versions.push(request.headers()['if-match'])
    }
  })
  const many = texts.inBulk['cancel-transaction']
  await page.getByRole('button', { name: many.label }).click()
  const question = page.getByRole('alertdialog')
  const sum = entries.reduce((all, { amount }) => all + BigInt(amount), 0n)
  await expect(question).toContainText(`−${euros(sum)} EUR`)
  await question.getByLabel(messages.fields.reasonCode).selectOption('other')
  await question
    .getByLabel(messages.fields.reason, { exact: true })
    .fill('The bank was down')
  await question
    .getByRole('button', { name: many.title(`${chosen} transactions`) })
    .click()
  await expect(page.getByRole('dialog')).toContainText(
    `${messages.bulk.ends.complete} ${chosen} transactions were cancelled.`
  )
  expect(versions).toEqual(Array(chosen).fill('"1"'))
  const after = await Promise.all(ids.map(entryOf))
  expect(after.map(({ status }) => status)).toEqual(
    Array(chosen).fill('cancelled')
  )
})

test('a large amount is not completed with others, and stays selected @further', async ({
  page
}) => {
  const large = 'status=reserved&currency=ETH'
  const [entry] = await beside.get<Transaction[]>(
    `system-wallets/transactions?${large}`
  )
  const id = entry?.id ?? ''
  await openList(page, ledger, `?${large}&createdAt=any`)
  const box = page.locator(`tr[data-row="${id}"]`).getByRole('checkbox')
  await box.check()
  const many = texts.inBulk['complete-transaction']
  await page.getByRole('button', { name: many.label, exact: true }).click()
  await expect(page.getByRole('alertdialog')).toContainText(
    `${messages.bulk.leftOut(1, '1', '1')} ${reasons.completeLarge}`
  )
  await page.getByRole('button', { name: many.title('1 transaction') }).click()
  await expect(page.getByRole('dialog')).toContainText(
    `${messages.bulk.ends.complete} 0 transactions were completed, 1 was skipped.`
  )
  await page.getByRole('button', { name: messages.bulk.close }).click()
  await expect(box).toBeChecked()
  expect((await entryOf(id)).status).toBe('reserved')
})

test('who comes second reads who was faster @further', async ({
  page,
  pageErrors
}) => {
  pageErrors.allow(/status of 409/u)
  const [entry] = await beside.get<Transaction[]>(
    'system-wallets/transactions?status=pending,reserved&byAdmin=false'
  )
  const id = entry?.id ?? ''
  await page.goto(`/system-wallets/transactions?createdAt=any&open=${id}`)
  await drawerButton(page, complete.label).click()
  await submitReview(page)
  await expect(reviewOf(page)).toBeVisible()
  const done = await beside.send(
    'POST',
    `transactions/${id}/cancellation`,
    { reason: 'Wrong account' },
    { 'idempotency-key': `E2E-${id}`, 'if-match': '"1"' }
  )
  expect(done.status).toBe(201)
  await accept(page, /^Complete/u).click()
  const said = page.getByRole('alert')
  await expect(said).toContainText(texts.outdated.decided)
  await expect(said).toContainText(/cancelled it on .* You have changed/u)
  await page.keyboard.press('Escape')
  await expect(said).toHaveCount(0)
  await expect(drawerOf(page)).toContainText(
    messages.words.transactionStatus.cancelled
  )
  await expect(drawerButton(page, complete.label)).toHaveCount(0)
})

test('by keys a decision comes before the details, and nothing behind the drawer @further', async ({
  page
}) => {
  const open = 'status=pending,reserved'
  const [entry] = await beside.get<Transaction[]>(
    `system-wallets/transactions?${open}&byAdmin=false`
  )
  const id = entry?.id ?? ''
  await page.goto(
    `/system-wallets/transactions?${open}&createdAt=any&open=${id}`
  )
  const drawer = drawerOf(page)
  const { keyboard } = page
  await expect(drawerButton(page, complete.label)).toBeVisible()
  await expect(drawer.getByRole('heading', { level: 2 })).toBeFocused()
  await keyboard.press('Shift+Tab')
  await expect(drawer.locator('summary')).toBeFocused()
  // Round again: its id and link, the rows before and after, the close icon.
  for (let time = 0; time < 6; time += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await keyboard.press('Tab')
  }
  await expect(drawerButton(page, complete.label)).toBeFocused()
  await keyboard.press('Enter')
  await submitReview(page)
  await accept(page, /^Complete/u).click()
  await expect(page.locator('[data-tone=done]')).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(`open=${id}$`, 'u'))
  // The button that had the focus last is gone.
  await keyboard.press('F8')
  await keyboard.press('Shift+Tab')
  await expect(
    page.locator('[data-slot=drawer]:focus, [data-slot=drawer] :focus')
  ).toHaveCount(1)
  await keyboard.press('Shift+Tab')
  await expect(drawer.locator(':focus')).toHaveCount(1)
})
