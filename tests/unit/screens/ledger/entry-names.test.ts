import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { Transaction } from '../../../../src/contract/ledger/transaction.ts'
import type { Page } from '../../../../src/contract/list-answer.ts'
import type { RowNames } from '../../../../src/features/list/list-view.ts'
import type {
  List,
  ListState
} from '../../../../src/features/list/store/list-state.ts'
import { list } from '../../../support/fake-api.ts'
import { openPanelStores } from '../../../support/panel-stores.ts'

const declared = vi.hoisted(() => new Set<string>())
// The seam of a backend that looks up names; all else is the contract's.
vi.mock(import('../../../../src/backend/backend.ts'), async importOriginal => {
  const original = await importOriginal()
  return {
    ...original,
    backend: {
      ...original.backend,
      names: call => declared.has(call),
      ask: (call, { ids, ...options }) =>
        original.backend.ask(
          call,
          ids ? { ...options, query: { ids: ids.join(',') } } : options
        )
    }
  }
})

beforeEach(() => {
  declared.add('users').add('systemWallets')
})
afterEach(() => declared.clear())

const entry = (userId: string, walletId: string): Transaction => ({
  id: `txn_${userId}_${walletId}`,
  createdAt: '2026-11-21T14:02:12Z',
  type: 'deposit',
  status: 'completed',
  direction: 'debit',
  amount: '100',
  currency: 'EUR',
  userId,
  walletId,
  counterparty: { kind: 'user', id: userId }
})
const user = (id: string): object => ({
  id,
  displayName: `User ${id}`,
  status: 'active',
  balances: [],
  createdAt: '2026-01-01T00:00:00Z'
})
const wallet = (id: string): object => ({
  id,
  name: `Wallet ${id}`,
  code: id,
  purpose: 'house',
  currency: 'EUR',
  balance: '0',
  status: 'active',
  createdAt: '2026-01-01T00:00:00Z'
})

interface Ledger {
  names: RowNames<Transaction> | undefined
  /** The calls that were answered. */
  asked: () => string[]
  show: (rows: Transaction[] | undefined) => void
  /** As the table has them by now. */
  named: (rows: Transaction[]) => Transaction[]
  fails: Set<string>
}

async function openLedger(of: 'user' | 'house' = 'house'): Promise<Ledger> {
  const fails = new Set<string>()
  const hits = await openPanelStores((path, query) => {
    const ids = query.get('ids')?.split(',') ?? []
    if (fails.has(path)) return 403
    if (path === 'users') return list(ids.filter(id => id !== '9').map(user))
    return path === 'system-wallets' ? list(ids.map(wallet)) : 404
  })
  const { atom } = await import('nanostores')
  const { rowNames } =
    await import('../../../../src/screens/ledger/row-names.ts')
  const $state = atom<ListState<Transaction>>({ kind: 'loading' })
  const shown = { $state } as unknown as List<Transaction>
  const names = await rowNames(shown, of)?.()
  let nameRow = (row: Transaction): Transaction => row
  names?.follow(next => {
    nameRow = next
  }, new AbortController().signal)
  return {
    names,
    fails,
    asked: () =>
      hits
        .map(hit => decodeURIComponent(hit))
        .filter(hit => hit.includes('ids=')),
    show: rows =>
      $state.set(
        rows
          ? {
              kind: 'shown',
              activity: 'idle',
              shown: { page: pageOf(rows), readAt: 0, requested: {} }
            }
          : { kind: 'loading' }
      ),
    named: rows => rows.map(row => nameRow(row))
  }
}

const pageOf = (data: Transaction[]): Page<Transaction> => ({
  data,
  meta: { page: 1, limit: 25, hasMore: false, asOf: '2026-11-21T14:02:12Z' }
})

describe('names of entries that carry ids alone', () => {
  const rows = [entry('1', 'a'), entry('1', 'b'), entry('2', 'a')]

  test('are looked up once a page, each id once, after the rows', async () => {
    const { asked, show, named } = await openLedger()
    show(rows)
    expect(named(rows)).toEqual(rows)
    await vi.waitFor(() =>
      expect(named(rows)).toMatchObject([
        {
          userName: 'User 1',
          walletName: 'Wallet a',
          counterparty: { name: 'User 1' }
        },
        { userName: 'User 1', walletName: 'Wallet b' },
        { userName: 'User 2', walletName: 'Wallet a' }
      ])
    )
    expect(asked().toSorted()).toEqual([
      expect.stringMatching(/system-wallets\?ids=a,b$/u),
      expect.stringMatching(/users\?ids=1,2$/u)
    ])
  })

  test('of a user’s ledger are of its counterparties, never of its own wallet', async () => {
    const { asked, show, named } = await openLedger('user')
    const own = [
      { ...entry('1', 'a'), counterparty: { kind: 'system_wallet', id: 'b' } }
    ]
    show(own)
    await vi.waitFor(() =>
      expect(named(own)[0]?.counterparty?.name).toBe('Wallet b')
    )
    expect(named(own)[0]?.walletName).toBeUndefined()
    expect(asked().join(' ')).toContain('system-wallets?ids=b')
  })

  test('that cannot be had leave ids, and the next page asks again', async () => {
    const { asked, show, named, fails } = await openLedger()
    fails.add('users')
    show(rows)
    await vi.waitFor(() => expect(asked()).toHaveLength(2))
    await vi.waitFor(() =>
      expect(named(rows)[0]).toMatchObject({ walletName: 'Wallet a' })
    )
    expect(named(rows)[0]?.userName).toBeUndefined()
    fails.clear()
    const next = [entry('2', 'a'), entry('9', 'a')]
    show(next)
    await vi.waitFor(() => expect(named(next)[0]?.userName).toBe('User 2'))
    // The server knows no 9.
    expect(named(next)[1]?.userName).toBeUndefined()
  })

  test('end with their page', async () => {
    const { show, named } = await openLedger()
    show(rows)
    show(undefined)
    const next = [entry('3', 'a')]
    show(next)
    await vi.waitFor(() => expect(named(next)[0]?.userName).toBe('User 3'))
    expect(named(rows)[0]?.userName).toBeUndefined()
  })

  test('stand in each page of an export, with one call for it', async () => {
    const { names, asked } = await openLedger()
    const pages = [rows, [entry('3', 'a')]]
    const read = names?.inPages(({ page }) =>
      Promise.resolve(pageOf(pages[page - 1] ?? []))
    )
    const { signal } = new AbortController()
    const users = []
    for (const page of [1, 2]) {
      // oxlint-disable-next-line no-await-in-loop -- as an export reads them
      const { data } = (await read?.({ page }, signal)) ?? { data: [] }
      users.push(data.map(row => row.userName))
    }
    expect(users).toEqual([['User 1', 'User 1', 'User 2'], ['User 3']])
    expect(asked().filter(call => call.includes('users?'))).toHaveLength(2)
  })

  test('are asked of no backend that has none', async () => {
    declared.clear()
    const { names, asked, show } = await openLedger()
    show(rows)
    expect(names).toBeUndefined()
    expect(asked()).toEqual([])
  })
})
