import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  type BalanceGap,
  checkRunningBalance,
  countUnknownOpenings,
  type EntriesBefore,
  type LedgerOrder,
  type LedgerRow
} from '../../../../src/screens/ledger/running-balance.ts'
import { ledgerOf, move } from '../../../support/ledger.ts'

const order = fc.constantFrom<LedgerOrder[]>('newest-first', 'oldest-first')
const pageSize = fc.integer({ min: 1, max: 12 })

/** Pages of a ledger, oldest first, each with what came before it. */
function pagesOf(
  ledger: readonly LedgerRow[],
  size: number,
  turned: LedgerOrder
): { rows: LedgerRow[]; before: EntriesBefore }[] {
  const inOrder = (rows: LedgerRow[]): LedgerRow[] =>
    turned === 'oldest-first' ? rows : rows.toReversed()
  const places = Array.from(
    { length: Math.ceil(ledger.length / size) },
    (_, index) => index * size
  )
  return places.map(from => ({
    rows: inOrder(ledger.slice(from, from + size)),
    before: {
      rows: inOrder(ledger.slice(Math.max(0, from - size), from)),
      otherwise: from <= size ? 'zero' : 'unknown'
    }
  }))
}

function gapsIn(
  rows: readonly LedgerRow[],
  turned: LedgerOrder,
  before: EntriesBefore
): BalanceGap[] {
  const check = checkRunningBalance(rows, turned, before)
  return check.kind === 'gaps' ? check.gaps : []
}

/** What is found page by page. */
function gapsByPage(
  ledger: readonly LedgerRow[],
  size: number,
  turned: LedgerOrder
): BalanceGap[] {
  return pagesOf(ledger, size, turned).flatMap(({ rows, before }) =>
    gapsIn(rows, turned, before)
  )
}

/** A ledger of one wallet with so many entries, and one that is not the last. */
const ledgerAndPlace = fc
  .tuple(fc.array(move, { minLength: 2, maxLength: 30 }), fc.nat())
  .map(([moves, place]) => ({
    ledger: ledgerOf(
      moves.map(one => ({ ...one, wallet: 0, settled: true })),
      0n
    ),
    place: place % (moves.length - 1)
  }))

const NONE: EntriesBefore = { rows: [], otherwise: 'zero' }

const many = fc.array(move, { maxLength: 40 })

/** The amount of an entry, with the sign that its direction gives it. */
const signed = ({ direction, amount }: LedgerRow): string =>
  direction === 'debit' ? `-${amount}` : amount

const walletOf = ({ walletId }: LedgerRow): string | undefined => walletId

describe('balances across pages', () => {
  test('are without a gap in every true ledger, wherever its pages end', () => {
    fc.assert(
      fc.property(many, pageSize, order, (moves, size, turned) => {
        expect(gapsByPage(ledgerOf(moves, 0n), size, turned)).toEqual([])
      })
    )
  })

  test('show an entry that was taken out by exactly its amount, also between two pages and before the first', () => {
    fc.assert(
      fc.property(ledgerAndPlace, pageSize, order, (one, size, turned) => {
        const { ledger, place } = one
        const [taken] = ledger.slice(place, place + 1)
        const gaps = gapsByPage(ledger.toSpliced(place, 1), size, turned)
        expect(gaps).toEqual([
          {
            ...(place === 0
              ? { kind: 'opening' }
              : { kind: 'between', olderId: ledger[place - 1]?.id }),
            id: ledger[place + 1]?.id,
            unexplained: taken && signed(taken),
            currency: 'EUR'
          }
        ])
      })
    )
  })

  test('show an amount that was changed by exactly the change', () => {
    const change = fc.bigInt({ min: 1n, max: 10n ** 20n })
    fc.assert(
      fc.property(
        ledgerAndPlace,
        pageSize,
        order,
        change,
        ({ ledger, place }, size, turned, more) => {
          const changed = ledger.map((row, index) =>
            index === place
              ? { ...row, amount: String(BigInt(row.amount) + more) }
              : row
          )
          const sign = changed[place]?.direction === 'debit' ? 1n : -1n
          const gaps = gapsByPage(changed, size, turned)
          // An entry that states its balance before contradicts itself only.
          expect(gaps).toMatchObject([
            { id: changed[place]?.id, unexplained: String(sign * more) }
          ])
        }
      )
    )
  })

  test('of several wallets miss no gap but at openings that are said to be unknown', () => {
    fc.assert(
      fc.property(
        many,
        fc.nat(),
        pageSize,
        order,
        (moves, at, size, turned) => {
          const ledger = ledgerOf(moves, 0n)
          const broken = ledger.toSpliced(at % Math.max(1, ledger.length), 1)
          const whole = gapsIn(broken, 'oldest-first', NONE)
          const found = gapsByPage(broken, size, turned)
          const missed = new Set(whole.map(({ id }) => id))
          for (const gap of found) {
            expect(whole).toContainEqual(gap)
            missed.delete(gap.id)
          }
          for (const { rows, before } of pagesOf(broken, size, turned)) {
            const silent = new Set(
              rows.filter(({ id }) => missed.has(id)).map(walletOf)
            )
            expect(
              countUnknownOpenings(rows, turned, before)
            ).toBeGreaterThanOrEqual(silent.size)
          }
        }
      )
    )
  })

  test('know the openings of a page by the rows that came before it', () => {
    fc.assert(
      fc.property(many, pageSize, order, (moves, size, turned) => {
        for (const { rows, before } of pagesOf(
          ledgerOf(moves, 0n),
          size,
          turned
        )) {
          const settled = (row: LedgerRow): boolean => row.balanceAfter !== null
          const older = new Set(before.rows.filter(settled).map(walletOf))
          const unknown = new Set(
            rows
              .filter(settled)
              .map(walletOf)
              .filter(key => !older.has(key))
          )
          expect(countUnknownOpenings(rows, turned, before)).toBe(
            before.otherwise === 'zero' ? 0 : unknown.size
          )
        }
      })
    )
  })

  test('are not held against rows that slid from this page onto the next', () => {
    const [first, second, third] = ledgerOf(
      Array.from({ length: 3 }, () => ({
        wallet: 0,
        amount: 100n,
        credit: true,
        settled: true,
        saysBefore: false
      })),
      0n
    )
    if (!first || !second || !third) throw new Error('No ledger')
    const before = { rows: [second, first], otherwise: 'unknown' } as const
    const check = checkRunningBalance([third, second], 'newest-first', before)
    expect(check).toEqual({ kind: 'adds-up', checked: 2 })
  })

  test('of a first entry that found money in its account do not add up', () => {
    const [entry] = ledgerOf(
      [
        {
          wallet: 0,
          amount: 100n,
          credit: true,
          settled: true,
          saysBefore: false
        }
      ],
      250n
    )
    const rows = entry ? [entry] : []
    expect(checkRunningBalance(rows, 'newest-first', NONE)).toEqual({
      kind: 'gaps',
      gaps: [
        { kind: 'opening', id: 'txn_0', unexplained: '250', currency: 'EUR' }
      ]
    })
    const unknown = { rows: [], otherwise: 'unknown' } as const
    expect(checkRunningBalance(rows, 'newest-first', unknown)).toEqual({
      kind: 'nothing-to-check'
    })
  })
})
