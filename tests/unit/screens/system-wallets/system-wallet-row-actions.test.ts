import { describe, expect, test } from 'vitest'

import type { SystemWallet } from '../../../../src/contract/system-wallet/system-wallet.ts'
import { messages } from '../../../../src/messages.ts'
import { walletRowActions } from '../../../../src/screens/system-wallets/system-wallet-row-actions.ts'

const reasons = messages.actions.reasons.wallet

function wallet(status: string): SystemWallet {
  return {
    id: 'wal_3',
    name: 'Prize pool',
    code: 'eur-prize-pool',
    purpose: 'prize_pool',
    currency: 'EUR',
    balance: '100',
    reserved: undefined,
    change24h: undefined,
    status,
    lowBalanceAt: undefined,
    allowNegative: false,
    lastTransactionAt: undefined,
    createdAt: '2026-01-01T00:00:00Z',
    version: 7
  }
}

/** Each offer with why it is off, or with `can`. */
const rowActions = (status: string): string[][] =>
  walletRowActions(wallet(status)).map(({ request, disabledReason }) => [
    request.name,
    disabledReason ?? 'can'
  ])

describe('what is offered on a system wallet', () => {
  test('is everything while it is active', () => {
    expect(rowActions('active')).toEqual([
      ['transfer', 'can'],
      ['adjust-wallet', 'can'],
      ['edit-wallet', 'can'],
      ['freeze-wallet', 'can']
    ])
  })

  test('moves no money while it is frozen', () => {
    expect(rowActions('frozen')).toEqual([
      ['transfer', reasons.frozen],
      ['adjust-wallet', reasons.frozen],
      ['edit-wallet', 'can'],
      ['unfreeze-wallet', 'can']
    ])
  })

  test('is nothing once it is closed', () => {
    expect(
      rowActions('closed').map(([, disabledReason]) => disabledReason)
    ).toEqual(Array.from({ length: 4 }, () => reasons.closed))
  })
})
