import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { signInBeside } from '../support/actions.ts'
import { euros, written } from '../support/amounts.ts'
import { openFilter } from '../support/filters.ts'
import { keepAnswers } from '../support/kept-answers.ts'
import { pressOn } from '../support/keyboard.ts'
import {
  listScreen,
  type ListScreen,
  openList,
  rowIds,
  rowsOf,
  settled
} from '../support/list-screens.ts'
import { expect, test } from '../support/test.ts'

const { totals, transactions, balanceCheck } = messages
const entries = listScreen('user transactions')
const ledger = listScreen('wallet transactions')

interface Entry {
  id: string
  direction: 'credit' | 'debit'
  amount: string
  currency: string
  balanceBefore?: string
  balanceAfter?: string
  reference?: string
}

interface Answer {
  data: Entry[]
  meta: {
    totals?: {
      currency: string
      credit: string
      debit: string
      net: string
      count: number
    }[]
  }
}

const contentinfo = (page: Page): Locator => page.locator('[data-slot=foot]')

/** Opens a list, and gives the answers to the calls for its rows. */
async function openWithAnswers(
  page: Page,
  screen: ListScreen,
  query: string
): Promise<Answer[]> {
  const calls = new RegExp(`/api/${screen.call}\\?`, 'u')
  const answers = await keepAnswers<Answer>(page, calls)
  await openList(page, screen, query)
  await expect(contentinfo(page).getByText(/ of \d/u)).toBeVisible()
  return answers
}

test.beforeEach(async ({ page, signIn }) => signIn(page))

for (const screen of [entries, ledger]) {
  test(`${screen.name}: amounts have their sign as text, and totals are per currency @further`, async ({
    page
  }) => {
    const answers = await openWithAnswers(page, screen, '?createdAt=30d')
    const rows = answers.find(({ data }) => data.length > 0)?.data ?? []
    const lines = await rowsOf(page, screen).allTextContents()
    expect(lines).toHaveLength(rows.length)
    for (const [index, entry] of rows.entries()) {
      const sign = entry.direction === 'debit' ? '\u2212' : '+'
      expect(lines[index]).toMatch(
        new RegExp(
          `${entry.direction} [${sign}][\\d,.]+ ${entry.currency}`,
          'u'
        )
      )
    }
    const answered = answers.find(({ meta }) => meta.totals)?.meta.totals ?? []
    const sums = answered.toSorted((one, other) => other.count - one.count)
    expect(sums.length).toBeGreaterThan(1)
    const shown = contentinfo(page).locator('dl > div')
    await expect(shown).toHaveCount(1)
    const others = totals.otherCurrencies(sums.length - 1)
    await pressOn(contentinfo(page).getByLabel(others), 'Enter')
    await expect(shown).toHaveCount(sums.length)
    for (const [index, sum] of sums.entries()) {
      expect(BigInt(sum.credit) - BigInt(sum.debit)).toBe(BigInt(sum.net))
      // oxlint-disable-next-line no-await-in-loop -- three currencies
      const text = await shown.nth(index).textContent()
      expect(text).toContain(
        totals.settled(sum.count.toLocaleString('en-GB'), sum.currency)
      )
      const codes = text?.match(/\b[A-Z]{3}\b/gu) ?? []
      expect(new Set(codes)).toEqual(new Set([sum.currency]))
      if (sum.currency !== 'TKN') {
        expect(text).toContain(written(BigInt(sum.credit)))
        expect(text).toContain(written(-BigInt(sum.debit)))
        expect(text).toContain(written(BigInt(sum.net)))
      }
    }
  })
}

test('each balance follows from the row before, and a gap is marked with its amount', async ({
  page,
  api
}) => {
  const [answer] = await openWithAnswers(page, entries, '?currency=EUR')
  const verdict = contentinfo(page)
  await expect(verdict.getByText(balanceCheck.addsUp.earlier)).toBeVisible()
  const settledRows = answer?.data.filter(row => row.balanceAfter) ?? []
  const [, second] = settledRows
  if (!second?.balanceAfter || !second.balanceBefore) throw new Error('none')
  const lost = 500n
  const data = answer?.data.map(row =>
    row === second
      ? {
          ...row,
          balanceBefore: String(BigInt(row.balanceBefore ?? '') + lost),
          balanceAfter: String(BigInt(row.balanceAfter ?? '') + lost)
        }
      : row
  )
  await api.faults.set([
    { path: entries.call, fault: { shape: { ...answer, data } } }
  ])
  await page.keyboard.press('r')
  await expect(verdict.getByRole('alert')).toHaveText(balanceCheck.gaps(2))
  const line = rowsOf(page, entries).nth(answer?.data.indexOf(second) ?? 0)
  await expect(line).toContainText(
    `${written(lost)} EUR ${balanceCheck.unexplained}`
  )
  await expect(
    rowsOf(page, entries).filter({ hasText: balanceCheck.unexplained })
  ).toHaveCount(2)

  await api.faults.clear()
  await page.goto('/users/42/transactions?type=deposit')
  await expect(verdict.getByText(balanceCheck.off)).toHaveAttribute(
    'title',
    balanceCheck.whyOff
  )
})

test('a gap exactly between two pages is marked on the newer row @further', async ({
  page
}) => {
  const lost = 1234n
  const less = (units?: string): string => String(BigInt(units ?? '') - lost)
  const older: URLSearchParams[] = []
  await page.route(`**/api/${entries.call}?*`, async route => {
    const asked = new URL(route.request().url()).searchParams
    const response = await route.fetch()
    const answer: Answer = await response.json()
    if (asked.get('page') === '2') {
      older.push(asked)
      answer.data = answer.data.map(row =>
        row.balanceAfter === undefined
          ? row
          : {
              ...row,
              balanceBefore: less(row.balanceBefore),
              balanceAfter: less(row.balanceAfter)
            }
      )
    }
    await route.fulfill({ response, json: answer })
  })
  await openList(page, entries, '?currency=EUR&limit=10')
  const alert = contentinfo(page).getByRole('alert')
  await expect(alert).toHaveText(balanceCheck.gaps(1))
  const marked = rowsOf(page, entries).filter({
    hasText: balanceCheck.unexplained
  })
  await expect(marked).toHaveCount(1)
  await expect(marked).toContainText(
    `${written(lost)} EUR ${balanceCheck.unexplained}`
  )
  // The balance stands where it always does, and nothing of the two is cut.
  const cell = marked.locator('td', { hasText: balanceCheck.unexplained })
  expect(await cell.evaluate(td => td.scrollWidth <= td.clientWidth)).toBe(true)
  expect(await rowIds(page, entries)).toHaveLength(10)
  expect((await rowIds(page, entries)).at(-1)).toBe(
    await marked.getAttribute('data-row')
  )
  expect(older).toHaveLength(1)

  // What was read ahead is there at once: no skeleton, the rows themselves.
  await page.getByRole('link', { name: messages.ui.nextPage }).click()
  await expect(page).toHaveURL(/[?&]page=2&cursor=/u)
  await settled(page, entries)
  await expect(contentinfo(page).getByRole('alert')).toHaveCount(1)
  expect(older.map(asked => asked.get('cursor'))).toEqual([
    older[0]?.get('cursor'),
    older[0]?.get('cursor')
  ])
})

test('an entry that moved nothing states no balance @further', async ({
  page
}) => {
  await openList(page, entries, '?status=failed,pending')
  const failed = rowsOf(page, entries).filter({ hasText: 'Failed' }).first()
  await expect(failed).toContainText(transactions.noChange)
  const pending = rowsOf(page, entries).filter({ hasText: 'Pending' }).first()
  await expect(pending).toContainText(transactions.notSettled)
})

test('an entry that reverses another leads to it, and back @further', async ({
  page
}) => {
  await openList(page, entries, '?type=reversal')
  await rowsOf(page, entries)
    .first()
    .getByRole('link', { name: transactions.reverses })
    .click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toHaveAccessibleName(/^Prize/u)
  await expect(drawer).toContainText('Reversed')
  const back = drawer
    .locator('dl > div')
    .filter({ hasText: messages.fields.reversedBy })
    // Its trail names it once more.
    .first()
  await back.getByRole('link').click()
  await expect(drawer).toHaveAccessibleName(/^Reversal/u)
})

for (const [width, height, least] of [
  [1440, 900, 13],
  // 200 % zoom
  [720, 450, 4]
] as const) {
  test(`${least} rows of a user's ledger stand in a window of ${width} by ${height} @further`, async ({
    page
  }) => {
    await page.setViewportSize({ width, height })
    await openList(page, entries)
    await settled(page, entries)
    const row = rowsOf(page, entries).nth(least - 1)
    const isWhole = await row.evaluate(element => {
      const { left, bottom } = element.getBoundingClientRect()
      const last = document.elementFromPoint(left + 40, bottom - 2)
      return element.contains(last)
    })
    expect(isWhole).toBe(true)
  })
}

test('chosen wallets stand side by side, each with the sums of its own list', async ({
  page
}) => {
  const wallets = listScreen('system wallets')
  await openList(page, wallets)
  for (const at of [0, 1]) {
    // oxlint-disable-next-line no-await-in-loop -- one row after the other
    await rowsOf(page, wallets).nth(at).getByRole('checkbox').check()
  }
  await page.getByRole('link', { name: messages.list.compare }).click()
  const table = page.getByRole('table', { name: messages.comparison.title })
  const rows = table.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(rows).toHaveCount(2)
  // All time stands beside no other period.
  const sums = page.locator('[data-slot=sums]')
  const chart = page.getByRole('button', { name: messages.chart.net.day })
  await expect(chart).toHaveCount(0)
  await sums.getByText(messages.comparison.allTime).click()
  await sums.getByLabel(messages.periods['30d']).click()
  await expect(chart).toHaveCount(1)
  await expect(sums).toContainText(messages.periods['30d'])
  const figures = await rows.nth(1).getByRole('cell').allTextContents()
  const [credit = '', debit = '', net = '', count = ''] = figures
  // The sum of what came in leads to what came in.
  await rows.nth(1).getByRole('link').nth(1).click()
  await expect(table).toHaveCount(0)
  const foot = contentinfo(page)
  await expect(foot).toContainText(figureOf(credit))
  const foundCount = totals.settled(count.replace(/\D/gu, ''), 'EUR')
  await expect(foot).not.toContainText(foundCount)
  await page.goBack()
  await rows.nth(1).getByRole('link').first().click()
  await expect(foot).toContainText(foundCount)
  for (const figure of [credit, debit, net]) {
    // oxlint-disable-next-line no-await-in-loop -- one figure after the other
    await expect(foot).toContainText(figureOf(figure))
  }
})

const figureOf = (cell: string): string => cell.replace(/[^\d.,−+]/gu, '')

test('chosen users stand side by side with the sums of their own wallets', async ({
  page,
  server
}) => {
  const ids = ['42', '44']
  const without = '5000'
  await openList(
    page,
    ledger,
    `?userId=${[...ids, without].join()}&createdAt=any`
  )
  const beside = await signInBeside(page, server.api?.account)
  const sums = page.locator('[data-slot=sums]')
  await expect(sums).toContainText(messages.comparison.ofUsers)
  await expect(sums).toContainText(messages.comparison.rowsOfUsers)
  const table = page.getByRole('table', { name: messages.comparison.title })
  for (const id of ids) {
    // oxlint-disable-next-line no-await-in-loop -- one user after the other
    const came = await beside.get<Entry[]>(
      `users/${id}/transactions?status=completed,reversed&currency=EUR&direction=credit&limit=100`
    )
    const credit = came.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
    const row = table
      .getByRole('row')
      .filter({ hasText: id })
      .filter({ hasText: 'EUR' })
    // oxlint-disable-next-line no-await-in-loop -- one user after the other
    await expect(row.getByRole('cell').first()).toContainText(
      `+${euros(credit)}`
    )
  }
  const { displayName } = await beside.get<{ displayName: string }>(
    `users/${without}`
  )
  // Those of the other side would be read as theirs.
  await expect(contentinfo(page)).not.toContainText(totals.net)
  const empty = table.getByRole('row').filter({ hasText: without })
  await expect(empty).toContainText(displayName)
  await expect(empty).toContainText(messages.comparison.nothing)
  await table.getByRole('cell').first().getByRole('link').click()
  await expect(page).toHaveURL(
    new RegExp(`/users/${ids[0]}/transactions\\?`, 'u')
  )
  await expect(page).toHaveURL(/direction=credit/u)
})

test('the queue of one wallet is counted and opened as its own', async ({
  page,
  server
}) => {
  await openList(page, ledger)
  const beside = await signInBeside(page, server.api?.account)
  const path = 'system-wallets/transactions?status=pending,reserved&limit=100'
  const open = await beside.get<{ id: string; walletId: string }[]>(path)
  const walletId = open[0]?.walletId ?? ''
  const own = open.filter(entry => entry.walletId === walletId)
  expect(own.length).toBeLessThan(open.length)
  await openList(page, ledger, `?walletId=${walletId}`)
  const tab = page
    .getByRole('navigation', { name: messages.views.label })
    .getByRole('link', { name: `${messages.openEntries.view} ${own.length}` })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await settled(page, ledger)
  const ids = own.map(({ id }) => id).toSorted()
  expect((await rowIds(page, ledger)).toSorted()).toEqual(ids)
})

test('what admins did names them, and is narrowed to one', async ({ page }) => {
  await openList(page, ledger, '?createdAt=any&byAdmin=true')
  const by = page.getByRole('columnheader', { name: messages.fields.by })
  await expect(by).toBeVisible()
  await openFilter(page, transactions.admin)
  await page.getByLabel('Siobhán Keane').check()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/operatorId=adm_/u)
  await settled(page, ledger)
  const rows = rowsOf(page, ledger)
  await expect(rows.filter({ hasText: 'Siobhán Keane' })).toHaveCount(
    await rows.count()
  )
  expect(await rows.count()).toBeGreaterThan(5)
  await openList(page, ledger)
  await expect(by).toHaveCount(0)
})

test('what is searched for, and is older than the usual period, is one press away', async ({
  page
}) => {
  const [answer] = await openWithAnswers(
    page,
    ledger,
    '?createdAt=before-30d&type=deposit'
  )
  const { reference = '' } = answer?.data[0] ?? {}
  expect(reference).not.toBe('')
  await openList(page, ledger)
  await page.getByRole('searchbox').fill(reference)
  await expect(
    page.getByRole('heading', { name: ledger.noMatch })
  ).toBeVisible()
  await page.getByRole('button', { name: messages.list.searchAllTime }).click()
  await expect(rowsOf(page, ledger).first()).toContainText(reference)
  await expect(page.getByRole('searchbox')).toHaveValue(reference)
})

test('beside rows that match, the way leads to all that are older', async ({
  page
}) => {
  const { searchAllTime, showAllTime } = messages.list
  const way = page.getByRole('link', { name: showAllTime })
  await openList(page, ledger)
  await expect(way).toHaveCount(0)
  await openList(page, ledger, '?type=deposit')
  await way.click()
  await expect(page).toHaveURL(/\?createdAt=any&type=deposit$/u)
  await expect(way).toHaveCount(0)
  await openList(page, ledger, '?search=DEP')
  await expect(page.getByRole('link', { name: searchAllTime })).toHaveAttribute(
    'href',
    /\?search=DEP&createdAt=any$/u
  )
})

test('one’s own name leads to one’s own entry, with what one did', async ({
  page
}) => {
  await openList(page, ledger)
  await page
    .getByRole('region', { name: messages.session.account })
    .getByRole('link', { name: 'admin@example.com' })
    .click()
  await expect(page).toHaveURL(/\/admins\?open=/u)
  await expect(
    page.getByRole('dialog').getByText('admin@example.com').first()
  ).toBeVisible()
  await expect(
    page.getByRole('tab', { name: messages.actions.activity.byAdmin.title })
  ).toBeVisible()
})
