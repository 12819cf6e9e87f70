import type { SessionCalls } from '../../src/backend/backend-definition.ts'
import { defineBackend } from '../../src/backend/define-backend.ts'
import { laravel } from '../../src/backend/dialects.ts'
import { minor } from '../../src/backend/minor.ts'
import { otherSide } from '../../src/backend/other-side.ts'
import { words } from '../../src/backend/words.ts'

// Laravel with API resources, spatie's query builder and tymon/jwt-auth.

export const session: SessionCalls = {
  login: { path: 'auth/login', token: 'access_token' },
  refresh: { path: 'auth/refresh', token: 'access_token' },
  logout: { path: 'auth/logout' },
  current: { path: 'auth/me' }
}

const userStatus = words({ active: 'active', suspended: 'blocked' })
const purpose = words({ house: 'house', promo: 'bonus', fees: 'fees' })
const gameStatus = words({
  active: 'open',
  running: 'running',
  finished: 'ended'
})
const entryType = words({
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  entry_fee: 'stake',
  prize: 'win'
})
const entryStatus = words({
  completed: 'success',
  pending: 'processing',
  failed: 'error'
})

const entries = {
  one: 'transactions/:id',
  search: 'filter[q]',
  sorts: { createdAt: 'created_at', amount: 'amount' },
  filters: {
    type: { name: 'type', words: entryType },
    status: { name: 'status', words: entryStatus },
    gameId: 'game_id',
    createdAtFrom: 'created_after',
    createdAtTo: 'created_before'
  },
  without: ['description', 'reference', 'balanceAfter', 'walletName'] as const,
  row: (entry: Entry) => ({
    id: entry.id,
    createdAt: entry.created_at,
    type: entryType.ours(entry.type),
    status: entryStatus.ours(entry.status),
    direction: entry.amount.startsWith('-')
      ? ('debit' as const)
      : ('credit' as const),
    amount: minor(entry.amount.replace('-', ''), 2),
    currency: entry.currency,
    userId: entry.user_id,
    counterparty: { kind: 'system_wallet', id: entry.house_wallet_id },
    gameId: entry.game_id
  })
}

export const backend = defineBackend({
  ...laravel,
  session,
  admin: (admin: Staff) => admin,
  currencies: { EUR: 2 },
  resources: {
    admins: {
      list: 'staff',
      one: 'staff/:id',
      search: 'filter[q]',
      sorts: { name: 'name', createdAt: 'created_at' },
      without: ['lastLoginIp'],
      row: (admin: Staff) => ({
        id: admin.id,
        name: admin.name,
        email: admin.email,
        status: admin.is_active ? 'active' : 'disabled',
        lastLoginAt: admin.last_login_at,
        createdAt: admin.created_at
      })
    },
    users: {
      list: 'users',
      one: 'users/:id',
      search: 'filter[q]',
      sorts: {
        displayName: 'full_name',
        email: 'email',
        status: 'status',
        createdAt: 'created_at'
      },
      filters: {
        status: { name: 'status', words: userStatus },
        country: 'country_code',
        createdAtFrom: 'created_after',
        createdAtTo: 'created_before'
      },
      names: ids => ({ 'filter[id]': ids.join(',') }),
      row: ({ wallet, ...user }: User) => ({
        id: user.id,
        displayName: user.full_name,
        email: user.email,
        country: user.country_code,
        status: userStatus.ours(user.status),
        balances: [
          {
            currency: wallet.currency,
            available: minor(wallet.balance, 2),
            reserved: minor(wallet.locked, 2)
          }
        ],
        gamesPlayed: user.games_count,
        lastSeenAt: user.last_seen_at,
        createdAt: user.created_at
      })
    },
    games: {
      list: 'games',
      one: 'games/:id',
      search: 'filter[q]',
      sorts: { name: 'title', status: 'state', createdAt: 'created_at' },
      filters: { status: { name: 'state', words: gameStatus } },
      without: ['code', 'kind', 'commissionBps', 'prizePool', 'startedAt'],
      row: (game: Game) => ({
        id: game.id,
        name: game.title,
        status: gameStatus.ours(game.state),
        minPlayers: game.min_players,
        maxPlayers: game.max_players,
        players: game.players_count,
        entryFee: { amount: minor(game.entry_fee, 2), currency: game.currency },
        createdAt: game.created_at
      })
    },
    systemWallets: {
      list: 'house-wallets',
      one: 'house-wallets/:id',
      search: 'filter[q]',
      sorts: { name: 'name', createdAt: 'created_at' },
      without: ['available', 'change24h', 'lastTransactionAt'],
      names: ids => ({ 'filter[id]': ids.join(',') }),
      row: (wallet: Wallet) => ({
        id: wallet.id,
        name: wallet.name,
        code: wallet.kind,
        purpose: purpose.ours(wallet.kind),
        currency: wallet.currency,
        balance: minor(wallet.balance, 2),
        status: wallet.is_blocked ? 'frozen' : 'active',
        createdAt: wallet.created_at
      })
    },
    userTransactions: { ...entries, list: 'transactions?filter[user_id]=:id' },
    walletTransactions: {
      ...entries,
      row: (entry: Entry) => ({
        ...otherSide(entries.row(entry)),
        walletId: entry.house_wallet_id,
        counterparty: { kind: 'user', id: entry.user_id }
      }),
      list: 'transactions',
      // Its wallets are named by their ids.
      without: ['description', 'reference', 'balanceAfter'],
      // Their sign is the user's.
      sorts: { ...entries.sorts, amount: '-amount' },
      filters: {
        ...entries.filters,
        walletId: 'house_wallet_id',
        userId: 'user_id'
      }
    }
  },
  commands: {
    suspendUser: {
      method: 'POST',
      path: 'users/:id/block',
      without: ['until'],
      body: ({ reason }: { reason: string }) => ({ note: reason }),
      fields: { note: 'reason' }
    },
    completeTransaction: { method: 'POST', path: 'transactions/:id/confirm' }
  }
})

interface Staff {
  id: number
  name: string
  email: string
  is_active: boolean
  last_login_at: string | null
  created_at: string
}

interface User {
  id: number
  full_name: string
  email: string
  country_code: string
  status: string
  wallet: { currency: string; balance: string; locked: string }
  games_count: number
  last_seen_at: string
  created_at: string
}

interface Game {
  id: number
  title: string
  state: string
  entry_fee: string
  currency: string
  min_players: number
  max_players: number
  players_count: number
  created_at: string
}

interface Wallet {
  id: number
  name: string
  kind: string
  currency: string
  balance: string
  is_blocked: boolean
  created_at: string
}

interface Entry {
  id: number
  type: string
  status: string
  amount: string
  currency: string
  user_id: number
  house_wallet_id: number
  game_id: number
  created_at: string
}
