import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { list } from '../../../support/fake-api.ts'
import { openPanelStores } from '../../../support/panel-stores.ts'

const declared = vi.hoisted(() => new Set<string>())
// The seam of a backend that looks up names; all else is the contract's.
vi.mock(import('../../../../src/backend/backend.ts'), async importOriginal => {
  const original = await importOriginal()
  return {
    ...original,
    backend: { ...original.backend, names: call => declared.has(call) }
  }
})

beforeEach(() => {
  declared.add('users').add('systemWallets')
})
afterEach(() => declared.clear())

const entry = {
  id: 'txn_9',
  createdAt: '2026-11-21T14:02:12Z',
  type: 'deposit',
  status: 'completed',
  direction: 'debit',
  amount: '100',
  currency: 'EUR',
  userId: '42',
  walletId: 'acc_7',
  counterparty: { kind: 'user', id: '42' }
} as const
const answers: Record<string, object> = {
  'transactions/txn_9': { ...entry, entries: [] },
  users: list([
    {
      id: '42',
      displayName: 'Marta Kowalczyk',
      status: 'active',
      balances: [],
      createdAt: entry.createdAt
    }
  ]),
  'system-wallets': list([
    {
      id: 'acc_7',
      name: 'House',
      currency: 'EUR',
      balance: '0',
      status: 'active',
      createdAt: entry.createdAt
    }
  ])
}

const PATHS = {
  user: '/users/42/transactions',
  house: '/system-wallets/transactions'
}

async function openLedger(of: 'user' | 'house'): Promise<{
  /** Looks up the names of a page, as its list does. */
  lookUp: () => Promise<void>
  legs: () => Promise<unknown>
  hits: string[]
}> {
  const hits = await openPanelStores(asked => answers[asked] ?? 404)
  const { navigate } = await import('../../../../src/stores/route.ts')
  navigate(PATHS[of], 'replace')
  const { $entryNames, lookUpEntry } =
    await import('../../../../src/screens/ledger/entry-names.ts')
  const { reversedLegs } =
    await import('../../../../src/screens/ledger/estimated-legs.ts')
  return {
    hits,
    lookUp: async () => {
      lookUpEntry(entry, of)
      await vi.waitFor(() => expect($entryNames.get().users.size).toBe(1))
    },
    legs: () => reversedLegs('txn_9', undefined)
  }
}
test('names a wallet as its list did, with the id beside it, without a call', async () => {
  const { lookUp, legs, hits } = await openLedger('house')
  expect(await legs()).toEqual([
    {
      walletId: 'acc_7',
      name: 'acc_7',
      kind: '',
      currency: 'EUR',
      change: '100'
    }
  ])
  await lookUp()
  const asked = hits.length
  expect(await legs()).toMatchObject([{ name: 'House', id: 'acc_7' }])
  expect(hits.slice(asked)).toHaveLength(1)
})

test("names the user in a user's ledger", async () => {
  const { lookUp, legs } = await openLedger('user')
  await lookUp()
  expect(await legs()).toMatchObject([{ name: 'Marta Kowalczyk', id: '42' }])
})
