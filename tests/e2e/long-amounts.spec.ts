import type { Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { reviewOf } from '../support/actions.ts'
import { dialog } from '../support/dialogs.ts'
import { furtherUnless } from '../support/further.ts'
import { cutAmounts, lengthenAmounts } from '../support/long-amounts.ts'
import { expect, test } from '../support/test.ts'

/** Of every size that a currency may have. */
const worlds = [
  {
    name: 'of eighteen decimals',
    decimals: 18,
    factor: 1_000_000_000_007_003n
  },
  { name: 'beyond any machine word', decimals: 2, factor: 10n ** 24n + 7n }
] as const
const windows = [
  { name: 'on a desk', width: 1440, height: 900 },
  { name: 'on a phone', width: 390, height: 844 }
] as const

const rows = 'tbody:not([data-coming]) tr [data-slot=money]'
const { byAction } = messages.actions

interface Place {
  name: string
  path: string
  /** What is there before amounts are looked at. */
  shown: string
  open?: (page: Page, decimals: number) => Promise<void>
}

async function openReview(page: Page, decimals: number): Promise<void> {
  await page
    .getByRole('button', { name: byAction['adjust-user'].label })
    .click()
  const open = dialog(page)
  // What is answered is so many times as much.
  await open
    .getByLabel(messages.fields.amount)
    .fill(decimals > 2 ? '0.0000000000000012' : '12')
  await open.getByLabel(messages.fields.reasonCode).selectOption('other')
  await open
    .getByLabel(messages.fields.reason, { exact: true })
    .fill('A long amount')
  await open.getByRole('button', { name: 'Review' }).click()
  await expect(reviewOf(page)).toBeVisible()
}

const places: readonly Place[] = [
  { name: 'users', path: '/users', shown: rows },
  {
    name: 'all balances of a user',
    path: '/users?currency=TKN',
    shown: rows,
    open: async page => {
      const more = page.locator('button[data-slot=money-more]').first()
      await more.click()
      await expect(dialog(page).locator('td').first()).toBeVisible()
    }
  },
  { name: 'a user', path: '/users?open=42', shown: '[role=dialog] td' },
  { name: 'games', path: '/games', shown: rows },
  { name: 'a game', path: '/games?open=gam_06', shown: '[role=dialog] dd' },
  { name: 'system wallets', path: '/system-wallets', shown: rows },
  {
    name: 'a system wallet',
    path: '/system-wallets?open=wal_00003',
    shown: '[role=dialog] dd'
  },
  { name: 'a ledger', path: '/users/42/transactions', shown: rows },
  {
    name: 'an entry',
    path: '/users/42/transactions?type=prize',
    shown: rows,
    open: async page => {
      await page.locator('tbody tr[data-row] time').first().click()
      await expect(
        dialog(page).locator('tfoot [data-slot=money]').first()
      ).toBeVisible()
    }
  },
  {
    name: 'the ledger of the house',
    path: '/system-wallets/transactions',
    shown: rows
  },
  {
    name: 'a filter by amount',
    path: '/users/42/transactions?amount=EUR:100000000000000000000000000000000..',
    shown: '[data-slot=filter-text]'
  },
  {
    name: 'a statement',
    path: '/users/42/transactions',
    shown: rows,
    open: async page => {
      await page
        .getByRole('button', { name: messages.statement.button, exact: true })
        .click()
      await expect(page.locator('.statement-table').first()).toBeVisible()
    }
  },
  {
    name: 'a review and its form',
    path: '/users/42/transactions',
    shown: rows,
    open: openReview
  }
]

/** Where amounts are compared, and where they are answered for. */
const MAIN = ['users', 'games', 'a ledger', 'a review and its form']

for (const [first, { name: size, ...world }] of worlds.entries()) {
  for (const [second, { name: where, ...viewport }] of windows.entries()) {
    const isFirst = first + second === 0
    test.describe(`amounts ${size} ${where}`, () => {
      test.use({ viewport })

      for (const { name, path, shown, open } of places) {
        test(`are never cut without a sign in ${name}${furtherUnless(isFirst && MAIN.includes(name))}`, async ({
          page,
          signIn
        }) => {
          await lengthenAmounts(page, world)
          await signIn(page)
          await page.goto(path)
          await expect(page.locator(shown).first()).toBeVisible()
          await open?.(page, world.decimals)
          // A title is given by a page that is alive.
          await expect.poll(() => cutAmounts(page)).toEqual([])
        })
      }

      test(`are never broken in a review${furtherUnless(isFirst)}`, async ({
        page,
        signIn
      }) => {
        await lengthenAmounts(page, world)
        await signIn(page)
        await page.goto('/users/42/transactions')
        await expect(page.locator(rows).first()).toBeVisible()
        await openReview(page, world.decimals)
        const figures = reviewOf(page).locator('tbody td span:not(:has(*))')
        await expect(figures).toHaveCount(6)
        expect(
          await figures.evaluateAll(all =>
            all.map(one => one.getClientRects().length)
          )
        ).toEqual(Array.from({ length: 6 }, () => 1))
      })
    })
  }
}
