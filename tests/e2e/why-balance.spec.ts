import { messages } from '../../src/messages.ts'
import { unitsOf } from '../support/amounts.ts'
import { openFilter } from '../support/filters.ts'
import { listScreen, openList, rowsOf } from '../support/list-screens.ts'
import { drawerOf, fact } from '../support/row-drawer.ts'
import { expect, test } from '../support/test.ts'

const texts = messages.drawer
const users = listScreen('users')
const entries = listScreen('user transactions')

test('a person can answer why this user’s balance is what it is', async ({
  page,
  signIn
}) => {
  await signIn(page)
  await openList(page, users)
  let loads = 0
  page.on('request', request => {
    if (request.isNavigationRequest()) loads += 1
  })

  // Who is it? He gave his username.
  await page.getByRole('searchbox').fill('fionn42')
  await expect(rowsOf(page, users)).toHaveCount(1)
  await rowsOf(page, users).getByRole('link').first().click()
  await expect(drawerOf(page)).toHaveAccessibleName('Fionn Brennan')
  const wallets = drawerOf(page).getByRole('table', { name: texts.wallets })
  const euro = wallets.getByRole('row').filter({ hasText: 'Euro' })
  const available = await euro.getByRole('cell').last().innerText()
  const reserved = await euro.getByRole('cell').nth(-2).innerText()
  await drawerOf(page)
    .getByRole('link', { name: texts.allTransactions, exact: true })
    .click()

  // What he can spend is what his newest settled entry left, and not reserved.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Fionn Brennan'
  )
  const [digits = ''] = available.split(/\s/u)
  await expect(
    page.getByText(messages.userTransactions.available(digits))
  ).toBeVisible()
  await expect(
    page.getByText(messages.userTransactions.reserved(reserved))
  ).toBeVisible()
  await expect(rowsOf(page, entries).first()).toBeVisible()
  await expect(
    page.getByText(messages.balanceCheck.addsUp.earlier)
  ).toBeVisible()
  const newest = rowsOf(page, entries)
    .filter({ hasText: 'Completed' })
    .filter({ hasText: 'EUR' })
    .first()
  const left = await newest.locator('[data-slot=money]').last().innerText()
  expect(unitsOf(left) - unitsOf(reserved)).toBe(unitsOf(available))

  // What holds the rest is a link away, whatever is searched for.
  await page.getByRole('searchbox').fill('nothing like it')
  await expect(page).toHaveURL(/search=/u)
  await page
    .getByRole('link', { name: messages.userTransactions.reserved(reserved) })
    .click()
  await expect(page).toHaveURL(
    /\?(?:currency=EUR&status=reserved|status=reserved&currency=EUR)$/u
  )
  await expect(rowsOf(page, entries)).toHaveCount(1)
  const waiting = page.getByRole('columnheader', {
    name: messages.openEntries.waiting
  })
  await expect(waiting).toBeVisible()
  await expect(rowsOf(page, entries)).toContainText(reserved)
  await page.goBack()
  await page.getByRole('searchbox').fill('')
  await expect(page).toHaveURL('/users/42/transactions')

  // Why did 9.50 go in September? Its entry says so, and names who did it.
  await openFilter(page, messages.fields.type)
  await page.getByRole('checkbox', { name: 'Reversal' }).check()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/users/42/transactions?type=reversal')
  await expect(rowsOf(page, entries).first()).toContainText('Reversal')
  await rowsOf(page, entries).first().getByRole('link').first().click()
  await expect(drawerOf(page)).toHaveAccessibleName(
    /^Reversal .*\u22129\.50 EUR/u
  )
  await expect(drawerOf(page)).toContainText(
    texts.went('122.66', '113.16', 'EUR')
  )
  await expect(fact(page, messages.fields.reason)).toHaveText(
    'Taken back after a check'
  )
  await expect(fact(page, messages.fields.by)).toContainText('Siobhán Keane')

  // Where did the money go? To the pool it had come from, to the cent.
  const movement = drawerOf(page).getByRole('table', {
    name: texts.movementEntries
  })
  await expect(movement.getByRole('row').last()).toContainText('0.00 EUR')
  await movement
    .getByRole('link', { name: texts.openEntryOf('Prize pool') })
    .click()
  await expect(drawerOf(page)).toHaveAccessibleName(/^Reversal .*\+10\.00 EUR/u)
  await expect(fact(page, messages.fields.wallet)).toContainText('Prize pool')
  await page.goBack()
  await expect(drawerOf(page)).toHaveAccessibleName(
    /^Reversal .*\u22129\.50 EUR/u
  )

  // And what was taken back? A prize, which says by what it was reversed.
  const reversal = new URL(page.url()).searchParams.get('open') ?? ''
  await fact(page, messages.fields.reverses).getByRole('link').click()
  await expect(drawerOf(page)).toHaveAccessibleName(/^Prize .*\+9\.50 EUR/u)
  // Its trail names it once more.
  await expect(fact(page, messages.fields.reversedBy).first()).toContainText(
    reversal
  )
  await expect(fact(page, texts.game)).toContainText('International Draughts')
  await page.keyboard.press('Escape')
  await expect(drawerOf(page)).toHaveCount(0)
  await expect(page).toHaveURL('/users/42/transactions?type=reversal')
  await expect(rowsOf(page, entries).first()).toBeVisible()
  expect(loads).toBe(0)
})
