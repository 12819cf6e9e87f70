import type { Page } from '@playwright/test'

import type { User } from '../../src/contract/user/user.ts'
import { messages } from '../../src/messages.ts'
import { fieldOf, signInBeside } from '../support/actions.ts'
import { askedOf } from '../support/asked.ts'
import { openFilter } from '../support/filters.ts'
import {
  listScreen,
  openList,
  rowIds,
  rowsOf,
  settled
} from '../support/list-screens.ts'
import {
  openPalette,
  paletteField,
  paletteOptions
} from '../support/palette.ts'
import { drawerButton } from '../support/row-drawer.ts'
import { expect, test } from '../support/test.ts'

const users = listScreen('users')
const entries = listScreen('user transactions')

test.use({ world: 'pasted', permissions: ['clipboard-read'] })

/** As copied out of mail, chat or a PDF: wrapped, hyphenated and typeset. */
const copied = (text: string): string =>
  `\u202A\uFEFF${text.slice(0, 3)}\u00AD\u200B${text.slice(3)}\u200E\u202C\u00A0`.replaceAll(
    '-',
    '\u2011'
  )

/** Pastes what is on the clipboard, as the system does. */
const paste = (page: Page): Promise<void> => page.keyboard.press('Control+v')

test('the sign-in takes an email as it was copied', async ({
  page,
  server
}) => {
  const { email = '', password = '' } = server.api?.account ?? {}
  await page.goto('/login')
  await page.getByLabel('Email').fill(copied(email))
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admins')
})

test.describe('signed in', () => {
  test.beforeEach(async ({ page, signIn }) => signIn(page))

  test('a list finds a name, an email and an id as they were copied', async ({
    page,
    server,
    api
  }) => {
    await openList(page, users)
    const beside = await signInBeside(page, server.api?.account)
    const { version } = await beside.get<User>('users/42')
    const displayName = 'Ciar\u00E1n O\u2019Neill-Ryan'
    const headers = { 'if-match': `"${version}"` }
    await beside.send('PATCH', 'users/42', { displayName }, headers)
    const { email } = await beside.get<User>('users/42')
    const field = page.getByRole('searchbox')
    for (const [text, sent] of [
      [copied("Ciaran O'Neill-Ryan"), "Ciaran O'Neill-Ryan"],
      [copied(email ?? ''), email],
      ['\u2068 42\u2069', '42']
    ] as const) {
      // oxlint-disable no-await-in-loop -- one search after the other
      await field.fill(text)
      await expect
        .poll(async () => (await askedOf(api, users.call))['search'])
        .toBe(sent)
      await settled(page, users)
      expect((await rowIds(page, users))[0]).toBe('42')
      await expect(page).toHaveURL(
        url => url.searchParams.get('search') === sent
      )
      // What is typed stays as it is while somebody types.
      await expect(field).toHaveValue(text)
      // oxlint-enable no-await-in-loop
    }
  })

  test('an address with what a copy brings along shows its rows', async ({
    page
  }) => {
    const text = copied('anna')
    await openList(page, users, `?search=${encodeURIComponent(text)}`)
    await expect(page.getByRole('searchbox')).toHaveValue('anna')
    await expect(rowsOf(page, users).first()).toContainText(/anna/iu)
  })

  test('a reference is found as it was copied, in the palette and in its filter', async ({
    page,
    pageErrors
  }) => {
    // No user has the id of a transaction, nor anything that of a reference.
    pageErrors.allow(/status of 404/u)
    await openList(page, entries)
    const [id = ''] = await rowIds(page, entries)
    const row = await rowsOf(page, entries).first().textContent()
    const reference = /[A-Z]{3}-\d{4}-\d{4}/u.exec(row ?? '')?.[0] ?? ''
    expect(reference).not.toBe('')

    await openFilter(page, messages.fields.reference)
    const field = page.getByRole('textbox', { name: messages.fields.reference })
    await field.fill(copied(reference))
    await field.press('Enter')
    await expect(page).toHaveURL(
      url => url.searchParams.get('reference') === reference
    )
    await settled(page, entries)
    expect(await rowIds(page, entries)).toContain(id)

    await openPalette(page)
    await paletteField(page).fill(copied(reference))
    await expect(paletteOptions(page, /^Transactions/u).first()).toContainText(
      reference
    )
    await paletteField(page).fill(copied(id))
    await expect(paletteOptions(page, messages.palette.exact)).toHaveCount(1)
    await paletteField(page).fill(copied('wallet trans'))
    await expect(paletteOptions(page).first()).toContainText(
      messages.walletTransactions.title
    )
  })

  test('an amount that was copied from a row is one, sign and currency included', async ({
    page
  }) => {
    await openList(page, entries, '?direction=debit&currency=EUR')
    const money = rowsOf(page, entries)
      .first()
      .locator('[data-slot=money]')
      .first()
    const shown = (await money.textContent()) ?? ''
    expect(shown).toMatch(/^\u2212[\d,.]+ EUR$/u)
    await money.evaluate(element => getSelection()?.selectAllChildren(element))
    await page.keyboard.press('Control+c')

    await openFilter(page, messages.fields.amount)
    const least = page.getByRole('textbox', { name: messages.filters.least })
    await least.focus()
    await paste(page)
    await page.getByRole('button', { name: messages.filters.apply }).click()
    await expect(page).toHaveURL(/amount=EUR:-\d+\.\./u)

    // Where it may not be negative, the sign is what is wrong.
    await page.goto('/users?open=42')
    const { label } = messages.actions.byAction['adjust-user']
    await drawerButton(page, label).click()
    await fieldOf(page, 'currency').selectOption('EUR')
    const amount = fieldOf(page, 'amount')
    await amount.focus()
    await paste(page)
    await fieldOf(page, 'reason').focus()
    await expect(amount).toHaveAccessibleDescription(messages.checks.aboveZero)
    await amount.fill('+7.00 EUR')
    await fieldOf(page, 'reason').focus()
    await expect(amount).toHaveAccessibleDescription(/7\.00 EUR/u)
    await expect(amount).not.toHaveAttribute('aria-invalid', 'true')
  })

  test('a name and a country are sent without what a copy brings along', async ({
    page
  }) => {
    await page.goto('/users?open=43')
    const { label, submit } = messages.actions.byAction['edit-user']
    await drawerButton(page, label).click()
    const country = fieldOf(page, 'country')
    await country.fill('\u202AIS\u202C\u200B')
    await page.keyboard.press('Tab')
    await expect(country).not.toHaveAttribute('aria-invalid', 'true')
    await fieldOf(page, 'displayName').fill('J\u00ADon\u200B Snow')
    const sent = page.waitForRequest(request => request.method() === 'PATCH')
    await page.getByRole('button', { name: submit, exact: true }).click()
    expect((await sent).postDataJSON()).toEqual({
      country: 'IS',
      displayName: 'Jon Snow'
    })
  })

  for (const [path, name] of [
    ['/users?open=42', 'edit-user'],
    ['/users?open=42', 'adjust-user'],
    ['/users?open=42', 'suspend-user'],
    ['/admins', 'create-admin'],
    ['/games', 'create-game']
  ] as const) {
    test(`what is pasted into the form of ${name} is not cut, but told to be too long`, async ({
      page
    }) => {
      await page.goto(path)
      const { label } = messages.actions.byAction[name]
      await page
        .getByRole('button', { name: label, exact: true })
        .last()
        .click()
      const form = page.locator('form', { has: page.locator('[id^=action-]') })
      const fields = form.locator(
        'textarea, input:is([type=text], [type=email], [type=tel], [type=password])'
      )
      await expect(fields.first()).toBeVisible()
      for (const field of await fields.all()) {
        // oxlint-disable no-await-in-loop -- one after the other
        await field.fill('')
        await field.focus()
        await page.keyboard.insertText('7'.repeat(700))
        await expect(field).toHaveValue('7'.repeat(700))
        // oxlint-enable no-await-in-loop
      }
      await page.keyboard.press('Tab')
      // A number of any length is one.
      const limited = fields.and(page.locator(':not([inputmode])'))
      await expect(limited).not.toHaveCount(0)
      for (const field of await limited.all()) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await expect(field).toHaveAttribute('aria-invalid', 'true')
      }
    })
  }
})
