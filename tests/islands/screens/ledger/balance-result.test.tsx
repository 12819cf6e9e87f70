import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import type { Transaction } from '../../../../src/contract/ledger/transaction.ts'
import { messages } from '../../../../src/messages.ts'
import { gaplessQuery } from '../../../../src/screens/ledger/gapless-query.ts'
import { fakeApi } from '../../../support/fake-api.ts'
import { freshDocument } from '../../../support/fresh-document.ts'
import { startRawServer } from '../../../support/raw-server.ts'
import { plainRowContext } from '../../../support/row-context.ts'

const texts = messages.balanceCheck

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

/** A credit of 1.00 EUR that leaves so much, in minor units. */
function entry(
  id: string,
  balanceAfter: string | null | undefined
): Transaction {
  const nothing = undefined
  return {
    id,
    createdAt: '2026-11-21T14:02:11Z',
    effectiveAt: nothing,
    type: 'deposit',
    status: balanceAfter === null ? 'pending' : 'completed',
    direction: 'credit',
    amount: '100',
    currency: 'EUR',
    balanceBefore: nothing,
    balanceAfter,
    walletId: 'wal_1',
    walletName: nothing,
    userId: nothing,
    userName: nothing,
    counterparty: nothing,
    gameId: nothing,
    gameName: nothing,
    reference: nothing,
    groupId: nothing,
    reversesId: nothing,
    reversedById: nothing,
    operator: nothing,
    reason: nothing,
    failureCode: nothing,
    metadata: nothing
  }
}

const good = [entry('3', '1300'), entry('2', '1200'), entry('1', '1100')]
const broken = [entry('3', '1800'), entry('2', '1200'), entry('1', '1100')]
const newest = { sort: '-createdAt', page: '1', limit: '25' }

const meta = {
  page: 1,
  limit: 25,
  total: undefined,
  totalPages: undefined,
  hasMore: true,
  asOf: '2026-11-21T14:02:11Z',
  nextCursor: undefined,
  totals: undefined,
  holdings: undefined,
  counts: undefined
}

/** What came of the look back from the rows. */
type Found =
  | { kind: 'looking' }
  | { kind: 'failed' }
  | { kind: 'found'; older: Transaction[]; complete: boolean }

/** The balances of these rows and what is said of them. */
async function show(
  rows: Transaction[],
  asked: Record<string, string>,
  found: Found = { kind: 'looking' },
  owner: 'user' | 'house' = 'user'
): Promise<void> {
  const { origin } = await startRawServer(fakeApi(() => 404))
  freshDocument(`${origin}/api/`)
  const { checkSession } = await import('../../../../src/stores/session.ts')
  await checkSession()
  const { gapRemarks } =
    await import('../../../../src/screens/ledger/balance-gaps.ts')
  const { checkBalances } =
    await import('../../../../src/screens/ledger/balance-check.ts')
  const { BalanceResult } =
    await import('../../../../src/screens/ledger/balance-result.tsx')
  const { balanceAfterCell } =
    await import('../../../../src/screens/ledger/transaction-cells.tsx')
  const question = gaplessQuery(asked)
  const shown = { page: { data: rows, meta }, readAt: 0, requested: asked }
  const check = checkBalances(
    question ? { ...found, shown, query: question } : { kind: 'hidden-rows' },
    owner
  )
  render(
    <>
      <ul>
        {rows.map(row => (
          <li key={row.id}>
            {balanceAfterCell(row, {
              ...plainRowContext,
              remarks: gapRemarks(check)
            })}
          </li>
        ))}
      </ul>
      <footer>
        <BalanceResult check={check} />
      </footer>
    </>
  )
  await screen.findByRole('contentinfo')
}

const cells = (): (string | null)[] =>
  screen.getAllByRole('listitem').map(item => item.textContent)
const verdict = (): string | null => screen.getByRole('contentinfo').textContent

describe('the balances of a page', () => {
  test('add up', async () => {
    await show([...good, entry('0', null)], newest)
    expect(verdict()).toBe(texts.addsUp.looking)
    expect(cells()).toEqual([
      '13.00 EUR',
      '12.00 EUR',
      '11.00 EUR',
      'not settled'
    ])
  })

  test('add up in the order of time too', async () => {
    await show(good.toReversed(), { ...newest, sort: 'createdAt' })
    expect(verdict()).toBe(texts.addsUp.looking)
  })

  test('do not follow: the money in between stands at its entry', async () => {
    await show(broken, newest)
    expect(screen.getByRole('alert').textContent).toBe(
      '1 balance does not add up'
    )
    expect(cells()).toEqual([
      `18.00 EUR+5.00 EUR unexplained. ${messages.transactions.gapBetween('2')}`,
      '12.00 EUR',
      '11.00 EUR'
    ])
    screen.getByTitle(messages.transactions.gapBetween('2'))
  })

  test.each<[string, Record<string, string>]>([
    ['a filter', { type: 'deposit' }],
    ['an amount', { amountMin: '100', currency: 'EUR' }],
    ['a search', { search: 'a' }],
    ['another order', { sort: '-amount' }],
    ['a second order', { sort: '-createdAt,amount' }]
  ])('are not checked where %s hides rows', async (_, asked) => {
    await show(broken, { ...newest, ...asked })
    expect(verdict()).toBe(texts.off)
    screen.getByTitle(texts.whyOff)
    expect(cells()[0]).toBe('18.00 EUR')
  })

  test('are checked within one wallet, currency, time and page', async () => {
    await show(good, {
      ...newest,
      walletId: 'wal_1',
      currency: 'EUR',
      createdAtFrom: '2026-11-01T00:00:00.000Z',
      createdAtTo: '2026-12-01T00:00:00.000Z',
      page: '2',
      cursor: 'there'
    })
    expect(verdict()).toBe(texts.addsUp.looking)
  })

  test('of one entry say nothing', async () => {
    await show([entry('1', '1100')], newest)
    expect(verdict()).toBe('')
  })

  test.each<[string, Record<string, string>, Found, string]>([
    ['this page only', {}, { kind: 'failed' }, texts.addsUp.page],
    [
      'earlier entries',
      {},
      { kind: 'found', older: [entry('0', '1000')], complete: false },
      texts.addsUp.earlier
    ],
    [
      'the first period',
      { createdAtFrom: '2026-11-01T00:00:00.000Z' },
      { kind: 'found', older: [], complete: true },
      texts.addsUp.period
    ],
    [
      'one account less',
      {},
      { kind: 'found', older: [entry('0', null)], complete: false },
      texts.openingsUnchecked(1)
    ]
  ])('add up, and cover %s', async (_, asked, found, text) => {
    await show(good, { ...newest, ...asked }, found)
    expect(verdict()).toBe(text)
  })

  test('are neither sound nor false where one of them is not stated', async () => {
    const rows = [entry('4', '1500'), entry('3', undefined), ...good.slice(1)]
    await show(rows, newest)
    expect(verdict()).toBe('')
    expect(cells()).toEqual(['15.00 EUR', '', '12.00 EUR', '11.00 EUR'])
  })

  test('are not held against an older one that is not stated', async () => {
    const older = [entry('0', undefined)]
    await show(good, newest, { kind: 'found', older, complete: false })
    expect(verdict()).toBe(texts.openingsUnchecked(1))
  })

  test('of wallets that are not named are no one account', async () => {
    const unnamed = broken.map(row => ({ ...row, walletId: undefined }))
    await show(unnamed, newest, { kind: 'looking' }, 'house')
    expect(verdict()).toBe('')
    expect(cells()[0]).toBe('18.00 EUR')
  })

  test.each<['user' | 'house', Record<string, string>]>([
    ['user', newest],
    ['house', { ...newest, walletId: 'wal_1' }]
  ])('of the one wallet of the %s need no name of it', async (owner, asked) => {
    const unnamed = broken.map(row => ({ ...row, walletId: undefined }))
    await show(unnamed, asked, { kind: 'looking' }, owner)
    expect(verdict()).toBe(texts.gaps(1))
  })

  test('of wallets of which only some are named are no one account', async () => {
    const unnamed = { ...entry('3', '1800'), walletId: undefined }
    await show([unnamed, ...broken.slice(1), entry('0', '950')], newest)
    expect(verdict()).toBe('')
  })

  test('that begin at zero add up from the first entry', async () => {
    const first = [entry('2', '200'), entry('1', '100')]
    await show(first, newest, { kind: 'found', older: [], complete: true })
    expect(verdict()).toBe(texts.addsUp['first-entry'])
    screen.getByTitle(texts.reach['first-entry'])
  })

  test('that begin with money from nowhere do not follow', async () => {
    await show(good, newest, { kind: 'found', older: [], complete: true })
    expect(screen.getByRole('alert').textContent).toBe(texts.gaps(1))
    expect(cells()[2]).toMatch(/^11\.00 EUR\+10\.00 EUR unexplained/u)
    screen.getByTitle(messages.transactions.gapAtOpening)
  })

  test('that begin elsewhere than the page before ended do not follow', async () => {
    const older = [entry('0', '950')]
    await show(good, newest, { kind: 'found', older, complete: false })
    expect(cells()[2]).toMatch(/^11\.00 EUR\+0\.50 EUR unexplained/u)
    screen.getByTitle(messages.transactions.gapBetween('0'))
  })

  test('of an entry that contradicts itself say so', async () => {
    const wrong = { ...entry('1', '1100'), balanceBefore: '900' }
    await show([wrong], newest)
    const marked = screen.getByTitle(messages.transactions.gapWithin)
    expect(marked.textContent).toBe(
      `+1.00 EUR unexplained. ${messages.transactions.gapWithin}`
    )
  })
})
