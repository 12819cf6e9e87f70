import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  checkRunningBalance,
  type LedgerRow
} from '../../../../src/screens/ledger/running-balance.ts'
import { ledgerOf, move } from '../../../support/ledger.ts'

const opening = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n })
const ledger = fc
  .tuple(fc.array(move, { maxLength: 30 }), opening)
  .map(([moves, start]) => ledgerOf(moves, start))

/** A ledger of one wallet, at least three settled entries, and one inside. */
const ledgerAndPlace = fc
  .tuple(fc.array(move, { minLength: 3, maxLength: 30 }), opening, fc.nat())
  .map(([moves, start, place]) => ({
    rows: ledgerOf(
      moves.map(one => ({ ...one, wallet: 0, settled: true })),
      start
    ),
    place: 1 + (place % (moves.length - 2))
  }))

const entry = {
  id: 'b',
  currency: 'EUR',
  direction: 'credit',
  amount: '50',
  balanceBefore: '100',
  balanceAfter: '150'
} as const satisfies LedgerRow

/** The amount of an entry, with the sign that its direction gives it. */
const signed = ({ direction, amount }: LedgerRow): string =>
  direction === 'debit' ? `-${amount}` : amount

describe('running balance', () => {
  test('adds up for every true ledger, in both orders', () => {
    fc.assert(
      fc.property(ledger, rows => {
        const kinds = ['adds-up', 'nothing-to-check']
        const up = checkRunningBalance(rows, 'oldest-first')
        const down = checkRunningBalance(rows.toReversed(), 'newest-first')
        expect(kinds).toContain(up.kind)
        expect(down).toEqual(up)
      })
    )
  })

  test('misses an entry that was taken out, by exactly its amount', () => {
    fc.assert(
      fc.property(ledgerAndPlace, ({ rows, place }) => {
        const [taken] = rows.slice(place, place + 1)
        const result = checkRunningBalance(
          rows.toSpliced(place, 1),
          'oldest-first'
        )
        expect(result).toEqual({
          kind: 'gaps',
          gaps: [
            {
              id: rows[place + 1]?.id,
              kind: 'between',
              olderId: rows[place - 1]?.id,
              unexplained: taken && signed(taken),
              currency: 'EUR'
            }
          ]
        })
      })
    )
  })

  test('finds an entry whose amount was changed, by exactly the change', () => {
    fc.assert(
      fc.property(
        ledgerAndPlace,
        fc.bigInt({ min: 1n, max: 10n ** 20n }),
        ({ rows, place }, more) => {
          const changed = rows.map((row, index) =>
            index === place
              ? { ...row, amount: String(BigInt(row.amount) + more) }
              : row
          )
          const result = checkRunningBalance(changed, 'oldest-first')
          const sign = changed[place]?.direction === 'debit' ? 1n : -1n
          expect(result).toMatchObject({
            kind: 'gaps',
            gaps: [{ id: changed[place]?.id, unexplained: String(sign * more) }]
          })
        }
      )
    )
  })

  test('finds a balance that was changed, here and in the entry after', () => {
    fc.assert(
      fc.property(ledgerAndPlace, ({ rows, place }) => {
        const changed = rows.map((row, index) =>
          index === place
            ? {
                ...row,
                balanceAfter: String(BigInt(row.balanceAfter ?? 0) + 7n)
              }
            : row
        )
        const result = checkRunningBalance(changed, 'oldest-first')
        const gaps = result.kind === 'gaps' ? result.gaps : []
        expect(gaps.map(gap => gap.unexplained)).toEqual(['7', '-7'])
      })
    )
  })

  test('names the newer entry of a gap also on a page that is newest first', () => {
    const newer = {
      ...entry,
      id: 'c',
      balanceBefore: '160',
      balanceAfter: '210'
    }
    expect(checkRunningBalance([newer, entry], 'newest-first')).toEqual({
      kind: 'gaps',
      gaps: [
        {
          kind: 'between',
          id: 'c',
          olderId: 'b',
          unexplained: '10',
          currency: 'EUR'
        }
      ]
    })
  })

  test('lets entries that have not settled lie between two that have', () => {
    const open = { ...entry, id: 'x', balanceBefore: undefined }
    const newer = {
      ...entry,
      id: 'c',
      balanceBefore: '150',
      balanceAfter: '200'
    }
    expect(
      checkRunningBalance(
        [newer, { ...open, balanceAfter: null }, entry],
        'newest-first'
      )
    ).toEqual({ kind: 'adds-up', checked: 2 })
  })

  test('holds nothing against an entry that does not say what it left', () => {
    const silent = { ...entry, id: 'x', balanceAfter: undefined }
    const newer = { ...entry, id: 'c', balanceBefore: '999' }
    const rows = [{ ...newer, balanceAfter: '1049' }, silent, entry]
    expect(checkRunningBalance(rows, 'newest-first')).toEqual({
      kind: 'nothing-to-check'
    })
    expect(
      checkRunningBalance(rows.slice(0, 2), 'newest-first', {
        rows: [],
        otherwise: 'zero'
      })
    ).toEqual({ kind: 'nothing-to-check' })
  })

  test('keeps wallets apart, and the currencies of one', () => {
    const rows = [
      { ...entry, id: '1', walletId: 'a' },
      { ...entry, id: '2', walletId: 'b' },
      { ...entry, id: '3', walletId: 'a', currency: 'PLN' },
      { ...entry, id: '4' }
    ]
    expect(checkRunningBalance(rows, 'oldest-first')).toEqual({
      kind: 'adds-up',
      checked: 4
    })
  })

  test('has nothing to check where no two balances meet', () => {
    const nothing = { kind: 'nothing-to-check' }
    const { balanceBefore: _, ...only } = entry
    expect(checkRunningBalance([], 'newest-first')).toEqual(nothing)
    expect(checkRunningBalance([only], 'newest-first')).toEqual(nothing)
    const { balanceAfter: _after, ...open } = entry
    expect(checkRunningBalance([open, open], 'newest-first')).toEqual(nothing)
  })

  test('says what an entry cannot account for itself', () => {
    const wrong = { ...entry, balanceAfter: '149' }
    expect(checkRunningBalance([wrong], 'newest-first')).toEqual({
      kind: 'gaps',
      gaps: [{ kind: 'within', id: 'b', unexplained: '-1', currency: 'EUR' }]
    })
  })
})
