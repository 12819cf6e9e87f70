import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  currenciesWithoutOpening,
  accountsOf,
  type StatementEntry
} from '../../../../../src/screens/ledger/statement/statement-sums.ts'

interface Move {
  wallet: number
  amount: bigint
  credit: boolean
  status: string
}

const SETTLED = ['completed', 'reversed']

const move = fc.record<Move>({
  wallet: fc.nat(1),
  amount: fc.bigInt({ min: 0n, max: 10n ** 20n }),
  credit: fc.boolean(),
  status: fc.constantFrom('completed', 'reversed', 'pending', 'reserved')
})

/** A true ledger of two wallets, oldest first, which opens as it is told. */
function ledgerOf(
  moves: readonly Move[],
  opening: bigint,
  states: 'both' | 'after' | 'none'
): StatementEntry[] {
  const balances = [opening, opening]
  return moves.map((one, index) => {
    const before = balances[one.wallet] ?? 0n
    const after = before + (one.credit ? one.amount : -one.amount)
    const settled = SETTLED.includes(one.status)
    if (settled) balances[one.wallet] = after
    return {
      id: `txn_${index}`,
      walletId: `wal_${one.wallet}`,
      currency: one.wallet === 0 ? 'EUR' : 'TKN',
      direction: one.credit ? 'credit' : 'debit',
      amount: String(one.amount),
      status: one.status,
      ...(settled && states === 'both'
        ? { balanceBefore: String(before) }
        : {}),
      ...(settled && states !== 'none' ? { balanceAfter: String(after) } : {})
    }
  })
}

const opening = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n })
const ledger = fc
  .tuple(
    fc.array(move, { maxLength: 40 }),
    opening,
    fc.constantFrom('both' as const, 'after' as const)
  )
  .map(([moves, start, states]) => ({
    start,
    entries: ledgerOf(moves, start, states)
  }))

const entry: StatementEntry = {
  id: 'a',
  currency: 'EUR',
  direction: 'credit',
  amount: '50',
  status: 'completed'
}

/** The amount of an entry, with the sign that its direction gives it. */
const signed = ({ direction, amount }: StatementEntry): string =>
  direction === 'debit' ? `-${amount}` : amount

describe('statement', () => {
  test('closes with the opening, plus what came in, less what went out', () => {
    fc.assert(
      fc.property(ledger, ({ entries }) => {
        for (const account of accountsOf(entries, [], new Map())) {
          const { sumIn, sumOut, closing } = account
          expect(closing).toBe(
            String(
              BigInt(account.opening ?? '') + BigInt(sumIn) - BigInt(sumOut)
            )
          )
        }
      })
    )
  })

  test('of a true ledger opens and closes as the ledger does, and adds up', () => {
    fc.assert(
      fc.property(ledger, ({ entries, start }) => {
        for (const account of accountsOf(entries, [], new Map())) {
          if (account.settled.length === 0) continue
          expect(account.opening).toBe(String(start))
          expect(account.closing).toBe(account.settled.at(-1)?.balanceAfter)
          expect(['adds-up', 'nothing-to-check']).toContain(account.check.kind)
        }
      })
    )
  })

  test('has every entry once: in its account, or apart while it is open', () => {
    fc.assert(
      fc.property(ledger, ({ entries }) => {
        const accounts = accountsOf(entries, [], new Map())
        const listed = accounts.flatMap(({ settled, open }) => [
          ...settled,
          ...open
        ])
        expect(new Set(listed)).toEqual(new Set(entries))
        expect(listed).toHaveLength(entries.length)
        for (const { settled, open } of accounts) {
          expect(settled.every(({ status }) => SETTLED.includes(status))).toBe(
            true
          )
          expect(open.some(({ status }) => SETTLED.includes(status))).toBe(
            false
          )
        }
      })
    )
  })

  test('does not add up where an entry is missing, and says by how much', () => {
    fc.assert(
      fc.property(
        fc.array(move, { minLength: 3 }),
        opening,
        fc.nat(),
        (moves, start, at) => {
          const entries = ledgerOf(
            moves.map(one => ({
              ...one,
              amount: one.amount + 1n,
              wallet: 0,
              status: 'completed'
            })),
            start,
            'both'
          )
          const place = 1 + (at % (entries.length - 2))
          const [missing] = entries.splice(place, 1)
          const [account] = accountsOf(entries, [], new Map())
          expect(account?.check).toMatchObject({
            kind: 'gaps',
            gaps: [
              {
                id: entries[place]?.id,
                olderId: entries[place - 1]?.id,
                unexplained: missing && signed(missing)
              }
            ]
          })
        }
      )
    )
  })

  test('opens a currency without entries with the last balance before', () => {
    const earlier = new Map([
      ['EUR', { ...entry, walletId: 'wal_1', balanceAfter: '120' }],
      ['PLN', undefined]
    ])
    expect(accountsOf([], ['EUR', 'PLN'], earlier)).toMatchObject([
      { currency: 'EUR', opening: '120', closing: '120', settled: [] },
      { currency: 'PLN', opening: '0', closing: '0', settled: [] }
    ])
  })

  test('asks for the balance before only where no entry of the period has it', () => {
    const stated = { ...entry, currency: 'TKN', balanceAfter: '50' }
    const entries = [entry, stated]
    expect(currenciesWithoutOpening(entries, ['EUR', 'TKN', 'PLN'])).toEqual([
      'EUR',
      'PLN'
    ])
  })

  test('states no opening that the server does not', () => {
    const earlier = new Map([['EUR', entry]])
    const [account] = accountsOf([entry], [], earlier)
    expect(account).toMatchObject({
      opening: undefined,
      closing: undefined,
      sumIn: '50',
      check: { kind: 'nothing-to-check' }
    })
  })

  test('takes no balance of another wallet for its own', () => {
    const earlier = new Map([
      ['EUR', { ...entry, walletId: 'wal_1', balanceAfter: '120' }]
    ])
    const [account] = accountsOf([{ ...entry, walletId: 'wal_2' }], [], earlier)
    expect(account).toMatchObject({ currency: 'EUR', opening: undefined })
  })

  test('counts through settled entries that state no balance, and checks those that do', () => {
    const after = (id: string, balanceAfter: string): StatementEntry => ({
      ...entry,
      id,
      balanceAfter
    })
    const entries = [entry, after('b', '200'), entry, after('c', '300')]
    const [account] = accountsOf(entries, [], new Map())
    expect(account).toMatchObject({
      opening: '100',
      closing: '300',
      check: { kind: 'adds-up', checked: 2 }
    })
  })

  test('finds one gap at a false balance among entries that state none', () => {
    const entries = ['100', undefined, '999', undefined, undefined].map(
      (balanceAfter, index) => ({ ...entry, id: `txn_${index}`, balanceAfter })
    )
    const [account] = accountsOf(entries, [], new Map())
    expect(account?.check).toEqual({
      kind: 'gaps',
      gaps: [
        {
          kind: 'between',
          currency: 'EUR',
          id: 'txn_2',
          olderId: 'txn_1',
          unexplained: '799'
        }
      ]
    })
  })

  test('keeps wallets of one currency apart, the held currencies first', () => {
    const entries = [
      { ...entry, walletId: 'wal_1', currency: 'TKN' },
      { ...entry, walletId: 'wal_2' },
      { ...entry, walletId: 'wal_3' }
    ]
    const accounts = accountsOf(entries, ['EUR'], new Map())
    expect(
      accounts.map(({ currency, walletId }) => [currency, walletId])
    ).toEqual([
      ['EUR', 'wal_2'],
      ['EUR', 'wal_3'],
      ['TKN', 'wal_1']
    ])
  })

  test('leaves out what has failed, and takes a status of the backend’s own', () => {
    const entries = [
      { ...entry, status: 'failed' },
      { ...entry, status: 'cancelled' },
      { ...entry, status: 'booked', balanceAfter: '50' }
    ]
    const [account] = accountsOf(entries, [], new Map())
    expect(account?.settled.map(({ status }) => status)).toEqual(['booked'])
    expect(account?.open).toEqual([])
    expect(accountsOf(entries.slice(0, 2), [], new Map())).toEqual([])
  })
})
