import { messages } from '../../src/messages.ts'
import { listScreen, openList, rowsOf } from '../support/list-screens.ts'
import { drawerButton, drawerOf, fact } from '../support/row-drawer.ts'
import { rowLink } from '../support/screen-tables.ts'
import { expect, test } from '../support/test.ts'

const texts = messages.drawer
const entries = listScreen('user transactions')

test.beforeEach(async ({ page, signIn }) => signIn(page))

test('an entry shows all entries of its movement, which sum to zero', async ({
  page
}) => {
  await openList(page, entries, '?type=prize&limit=10')
  await rowLink(rowsOf(page, entries).first()).click()
  const movement = drawerOf(page).getByRole('table', {
    name: texts.movementEntries
  })
  await expect(
    movement.getByRole('row').filter({ hasText: texts.sum })
  ).toContainText(/0\.00 EUR/u)
  await expect(movement.getByText(texts.thisEntry)).toHaveCount(1)
  const other = movement.getByRole('link', {
    name: texts.openEntryOf('Prize pool')
  })
  await other.click()
  await expect(fact(page, messages.fields.wallet)).toContainText('Prize pool')
  await expect(fact(page, messages.fields.direction)).toContainText(texts.debit)
  await page.goBack()
  await expect(fact(page, messages.fields.direction)).toContainText(
    texts.credit
  )
  // Closing goes back to the list: the entry is one step ahead again.
  await drawerButton(page, texts.close).click()
  await expect(drawerOf(page)).toHaveCount(0)
  await page.goForward()
  await expect(fact(page, messages.fields.direction)).toContainText(
    texts.credit
  )
})

test('a user shows his wallets and latest entries, and leads to all of them @further', async ({
  page
}) => {
  await page.goto('/users?open=42')
  const wallets = drawerOf(page).getByRole('table', { name: texts.wallets })
  await expect(wallets.getByRole('row')).toHaveCount(4)
  const latest = drawerOf(page).getByRole('table', {
    name: texts.latestEntries
  })
  await expect(latest.getByRole('row')).toHaveCount(6)
  await latest.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/users\/42\/transactions\?open=txn_\d+$/u)
  await expect(drawerOf(page)).toHaveAccessibleName(/^Deposit/u)
  await page.goBack()
  await drawerOf(page)
    .getByRole('link', { name: texts.allTransactions, exact: true })
    .click()
  await expect(page).toHaveURL('/users/42/transactions')
})

test('what an entry is not open for is read, and why @further', async ({
  page
}) => {
  const reverse = messages.actions.byAction['reverse-transaction'].label
  const notCompleted = messages.actions.reasons.transaction.notCompleted
  await openList(page, entries, '?status=pending')
  // A press anywhere in a row opens it.
  await rowsOf(page, entries).first().getByText('EUR').first().click()
  const button = drawerOf(page).getByRole('button', { name: reverse })
  await expect(button).toHaveAccessibleDescription(notCompleted)
  const why = drawerOf(page).locator('fieldset > p')
  await expect(why).toHaveText(notCompleted)
  const ink = await why.evaluate(text => getComputedStyle(text).color)
  await expect(button).toHaveCSS('color', ink)
})
