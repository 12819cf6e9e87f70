import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { reviewOf } from '../support/actions.ts'
import { button, dialog } from '../support/dialogs.ts'
import { listScreen, openList } from '../support/list-screens.ts'
import { chooseRowAction, rowOf } from '../support/row-menu.ts'
import { expect, test } from '../support/test.ts'

const { byAction, review } = messages.actions
/** Holds ether, of 18 decimals. */
const OWNER = '/users/150/transactions'

test.use({ world: 'currencies' })

test.beforeEach(async ({ page, signIn }) => signIn(page))

async function askForReview(page: Page, amount: string): Promise<Locator> {
  await page.goto(OWNER)
  await button(page, byAction['adjust-user'].label).click()
  const form = dialog(page)
  await form.getByLabel(messages.fields.currency).selectOption('ETH')
  await form.getByLabel(messages.fields.amount).fill(amount)
  await form.getByLabel(messages.fields.reasonCode).selectOption('mistake')
  await form
    .getByLabel(messages.fields.reason, { exact: true })
    .fill('Agreed with support')
  await form.getByRole('button', { name: 'Review' }).click()
  return form
}

test('a game whose fee has three decimals is duplicated as it is filled', async ({
  page
}) => {
  await openList(page, listScreen('games'), '?search=yote')
  await chooseRowAction(page, 'Yoté', byAction['duplicate-game'].label)
  const form = dialog(page)
  await expect(form.getByLabel(messages.fields.entryFee)).toHaveValue('5.000')
  await form.getByLabel(messages.fields.code).fill('yote-2')
  await form
    .getByRole('button', { name: byAction['duplicate-game'].submit })
    .click()
  await expect(
    page.getByText(byAction['duplicate-game'].done('Yoté'))
  ).toBeVisible()
  await expect(rowOf(page, 'Yoté (copy)')).toContainText('5.000 KWD')
})

test('what the server cannot hold is refused by the server, at the amount', async ({
  page,
  pageErrors
}) => {
  pageErrors.allow(/status of 422/u)
  const form = await askForReview(page, '10')
  await expect(
    form.getByLabel(messages.fields.amount)
  ).toHaveAccessibleDescription(/that much/u)
})

for (const [amount, times, further] of [
  ['0.100000000000000001', 'twice', ''],
  ['0.1', 'once', ' @further']
] as const) {
  test(`of a currency whose large amount is 0.1, ${amount} is typed ${times}${further}`, async ({
    page
  }) => {
    await askForReview(page, amount)
    const question = reviewOf(page)
    await expect(
      question.getByRole('table', { name: review.table })
    ).toBeVisible()
    await expect(question.getByLabel(review.again)).toHaveCount(
      times === 'twice' ? 1 : 0
    )
  })
}
