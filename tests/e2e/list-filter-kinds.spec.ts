import type { Locator, Page } from '@playwright/test'

import { askedOf } from '../support/asked.ts'
import { filterButton, openFilter, removeButton } from '../support/filters.ts'
import {
  filteredAddress,
  listScreen,
  openList,
  rowsOf,
  settled
} from '../support/list-screens.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ page, signIn }) => signIn(page))

const field = (page: Page, label: 'At least' | 'At most'): Locator =>
  page.getByRole('textbox', { name: label, exact: true })

for (const [name, label, param] of [
  ['users', 'Available', 'balance'],
  ['games', 'Entry fee', 'fee'],
  ['user transactions', 'Amount', 'amount'],
  ['wallet transactions', 'Amount', 'amount']
] as const) {
  const screen = listScreen(name)

  test(`${name}: an amount is typed in the decimals of its currency @further`, async ({
    page,
    api
  }) => {
    await openList(page, screen)
    await openFilter(page, label)
    const currency = page.getByRole('combobox', { name: 'Currency' })
    const apply = page.getByRole('button', { name: 'Apply' })
    const [from, to] = [field(page, 'At least'), field(page, 'At most')]

    for (const [code, least, problem] of [
      ['TKN', '1.5', 'TKN has no decimals'],
      ['EUR', '1.0055', 'EUR has 2 decimals'],
      ['EUR', 'ten', 'Enter an amount, like 1234.50'],
      ['EUR', '1,234', 'Write 1234 or 1.23']
    ] as const) {
      // oxlint-disable no-await-in-loop -- one try after the other
      await currency.selectOption(code)
      await from.fill(least)
      await apply.click()
      await expect(from).toHaveAccessibleDescription(problem)
      // oxlint-enable no-await-in-loop
    }
    await from.fill('20')
    await to.fill('10')
    await expect(to).toHaveAccessibleDescription(
      'The upper bound is below the lower one'
    )
    await expect(page).toHaveURL(screen.path)

    await from.fill('1')
    await to.fill('1,234.50')
    await apply.click()
    await expect(page).toHaveURL(
      filteredAddress(screen, `${param}=EUR:100..123450`)
    )
    await expect(filterButton(page, label)).toHaveText(
      `${label} 1.00 – 1,234.50 EUR`
    )
    await settled(page, screen)
    expect(await askedOf(api, screen.call)).toMatchObject({
      currency: 'EUR',
      [`${param}Min`]: '100',
      [`${param}Max`]: '123450'
    })

    await filterButton(page, label).click()
    await expect(from).toHaveValue('1.00')
    await expect(to).toHaveValue('1234.50')
    await currency.selectOption('TKN')
    await from.fill('7')
    await to.fill('')
    await to.press('Enter')
    await expect(page).toHaveURL(filteredAddress(screen, `${param}=TKN:7..`))
    await expect(filterButton(page, label)).toHaveText(
      `${label} at least 7 TKN`
    )
    await removeButton(page, label).click()
    await expect(page).toHaveURL(filteredAddress(screen))
  })
}

for (const name of ['user transactions', 'wallet transactions']) {
  const screen = listScreen(name)

  test(`${name}: a reference is met whole @further`, async ({ page }) => {
    await openList(page, screen)
    const reference = page.getByText(/^DEP-\d+-\d+$/u).first()
    const text = (await reference.textContent()) ?? ''
    await openFilter(page, 'Reference')
    const input = page.getByRole('textbox', { name: 'Reference' })
    await expect(input).toBeFocused()
    await input.fill(` ${text} `)
    await input.press('Enter')
    await expect(page).toHaveURL(filteredAddress(screen, `reference=${text}`))
    await settled(page, screen)
    await expect(rowsOf(page, screen)).toHaveCount(
      await page.getByRole('cell', { name: text, exact: true }).count()
    )
    await expect(filterButton(page, 'Reference')).toHaveText(
      `Reference ${text}`
    )
  })

  test(`${name}: one of a few is chosen, and the debits are signed @further`, async ({
    page
  }) => {
    await openList(page, screen)
    await openFilter(page, 'Direction')
    await page.getByRole('radio', { name: 'Debit' }).click()
    await expect(page).toHaveURL(filteredAddress(screen, 'direction=debit'))
    await settled(page, screen)
    const amounts = page.getByRole('cell', { name: /^debit −[\d.,]+ [A-Z]+$/u })
    await expect(rowsOf(page, screen).filter({ has: amounts })).toHaveCount(
      await rowsOf(page, screen).count()
    )
    await openFilter(page, 'Currency')
    await page.getByRole('checkbox', { name: /^PLN ·/u }).check()
    await expect(page).toHaveURL(
      filteredAddress(screen, 'direction=debit', 'currency=PLN')
    )
  })
}

for (const [name, label, choice, query] of [
  ['users', 'Test account', 'Yes', 'isTest=true'],
  ['users', 'Reserved funds', 'Yes', 'hasReserved=true'],
  ['games', 'Private', 'No', 'isPrivate=false'],
  ['system wallets', 'Low balance', 'No', 'belowThreshold=false']
] as const) {
  const screen = listScreen(name)

  test(`${name}: ${label} is yes or no @further`, async ({ page, api }) => {
    await openList(page, screen)
    await openFilter(page, label)
    await page.getByRole('radio', { name: choice, exact: true }).click()
    await expect(page).toHaveURL(`${screen.path}?${query}`)
    await settled(page, screen)
    const [param = '', value] = query.split('=')
    expect(await askedOf(api, screen.call)).toHaveProperty(param, value)
    await expect(filterButton(page, label)).toHaveText(`${label} ${choice}`)
  })
}

test('wallet transactions: wallets are chosen by their names', async ({
  page
}) => {
  const screen = listScreen('wallet transactions')
  await openList(page, screen)
  await openFilter(page, 'Wallet')
  const wallet = (name: string): Locator =>
    page.getByRole('checkbox', { name, exact: true })
  await wallet('Card deposits').check()
  await expect(page).toHaveURL(filteredAddress(screen, 'walletId=wal_00001'))
  await expect(filterButton(page, 'Wallet')).toHaveText('Wallet Card deposits')
  await settled(page, screen)
  await expect(
    page.getByRole('cell', { name: 'Card deposits', exact: true })
  ).toHaveCount(await rowsOf(page, screen).count())
  await wallet('Bank payouts').check()
  await expect(page).toHaveURL(
    filteredAddress(screen, 'walletId=wal_00001,wal_00002')
  )
  await expect(filterButton(page, 'Wallet')).toHaveText(
    'Wallet Card deposits, Bank payouts'
  )
  await wallet('Card deposits').uncheck()
  await expect(page).toHaveURL(filteredAddress(screen, 'walletId=wal_00002'))
})
