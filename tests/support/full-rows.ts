import type { Admin } from '../../src/contract/admin/admin.ts'
import type { Game } from '../../src/contract/game/game.ts'
import type { Transaction } from '../../src/contract/ledger/transaction.ts'
import type { SystemWallet } from '../../src/contract/system-wallet/system-wallet.ts'
import type { User } from '../../src/contract/user/user.ts'

/** Every field with a value of its own, also what may be left out. */
type Full<Row> = { [Field in keyof Row]-?: NonNullable<Row[Field]> }

export const fullAdmin: Full<Admin> = {
  id: 'adm_3',
  email: 'nadia@example.com',
  name: 'Nadia Ferrand',
  status: 'active',
  lastLoginAt: '2026-11-21T14:02:11Z',
  lastLoginIp: '192.0.2.7',
  createdAt: '2025-04-22T17:35:20Z',
  updatedAt: '2026-11-20T08:00:00Z',
  version: 3
}

export const fullUser: Full<User> = {
  id: '42',
  username: 'marta.k',
  displayName: 'Marta Kowalczyk',
  email: 'marta@example.com',
  emailVerified: false,
  phone: '+48 600 100 200',
  country: 'PL',
  avatarUrl: 'https://example.com/marta.png',
  status: 'suspended',
  banReason: 'Two accounts',
  bannedUntil: '2026-12-24T09:00:00Z',
  balances: [
    { currency: 'EUR', available: '128450', reserved: '15000', bonus: '600' }
  ],
  gamesPlayed: 412,
  tags: ['vip'],
  isTest: true,
  lastSeenAt: '2026-11-21T14:02:11Z',
  createdAt: '2026-11-14T09:31:00Z',
  updatedAt: '2026-11-20T08:00:00Z',
  version: 3
}

export const fullGame: Full<Game> = {
  id: 'gam_9',
  name: 'Chess Blitz',
  code: 'chess-blitz',
  kind: 'chess',
  status: 'paused',
  minPlayers: 2,
  maxPlayers: 8,
  players: 5,
  entryFee: { amount: '500', currency: 'EUR' },
  prizePool: { amount: '3200', currency: 'EUR' },
  commissionBps: 525,
  isPrivate: true,
  startedAt: '2026-11-21T13:00:00Z',
  finishedAt: '2026-11-21T14:00:00Z',
  createdAt: '2025-04-22T17:35:20Z',
  updatedAt: '2026-11-20T08:00:00Z',
  version: 3
}

/** Overdrawn, and below its mark. */
export const fullWallet: Full<SystemWallet> = {
  id: 'wal_3',
  name: 'Prize pool',
  code: 'eur-prizes',
  purpose: 'prize_pool',
  currency: 'EUR',
  balance: '-10000',
  reserved: '2550',
  change24h: '-300',
  status: 'active',
  lowBalanceAt: '5000',
  allowNegative: false,
  lastTransactionAt: '2026-11-21T14:02:11Z',
  createdAt: '2025-04-22T17:35:20Z',
  version: 3
}

/** An entry of the house, about a user. */
export const fullEntry: Full<Transaction> = {
  id: 'txn_2',
  createdAt: '2026-11-21T13:47:05Z',
  effectiveAt: '2026-11-21T13:50:00Z',
  cancelledAt: '2026-11-21T13:55:00Z',
  type: 'prize',
  status: 'completed',
  direction: 'debit',
  amount: '8640',
  currency: 'EUR',
  balanceBefore: '622000',
  balanceAfter: '613360',
  walletId: 'wal_3',
  walletName: 'Prize pool',
  userId: '42',
  userName: 'Marta Kowalczyk',
  counterparty: { kind: 'user', id: '42', name: 'Marta K.' },
  gameId: 'gam_9',
  gameName: 'Chess Blitz',
  reference: 'PRZ-1',
  groupId: 'grp_5',
  reversesId: 'txn_1',
  reversedById: 'txn_9',
  reversible: '3000',
  postedById: 'txn_10',
  postsId: 'txn_11',
  waitsFor: 'approval',
  actions: ['reversal'],
  version: 2,
  operator: { id: 'adm_3', name: 'Nadia Ferrand' },
  reason: 'Second place',
  reasonCode: 'mistake',
  failureCode: 'none',
  metadata: { table: 'B4' }
}
