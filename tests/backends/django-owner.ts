import type { SessionCalls } from '../../src/backend/backend-definition.ts'
import { defineBackend } from '../../src/backend/define-backend.ts'
import { django } from '../../src/backend/dialects.ts'
import { minor } from '../../src/backend/minor.ts'
import { otherSide } from '../../src/backend/other-side.ts'
import { words } from '../../src/backend/words.ts'

// Django REST Framework with django-filter and dj-rest-auth.

export const session: SessionCalls = {
  login: { path: 'auth/login/', token: 'access' },
  refresh: { path: 'auth/token/refresh/', token: 'access' },
  logout: { path: 'auth/logout/' },
  current: { path: 'auth/user/' }
}

const purpose = words({ house: 'house', promo: 'bonus', fees: 'fees' })
const gameStatus = words({
  active: 'OPEN',
  running: 'RUNNING',
  finished: 'ENDED'
})
const entryType = words({
  deposit: 'DEPOSIT',
  withdrawal: 'WITHDRAWAL',
  entry_fee: 'STAKE',
  prize: 'WIN'
})
const entryStatus = words({
  completed: 'DONE',
  pending: 'PENDING',
  failed: 'FAILED'
})

const entries = {
  one: 'ledger/:id/',
  search: 'search',
  sorts: { createdAt: 'created', amount: 'delta' },
  filters: {
    type: { name: 'kind', words: entryType },
    createdAtFrom: 'created__gte',
    createdAtTo: 'created__lt'
  },
  without: ['description', 'reference', 'balanceAfter', 'walletName'] as const,
  row: (entry: Entry) => ({
    id: entry.id,
    createdAt: entry.created,
    type: entryType.ours(entry.kind),
    status: entryStatus.ours(entry.state),
    direction: entry.delta.startsWith('-')
      ? ('debit' as const)
      : ('credit' as const),
    amount: minor(entry.delta.replace('-', ''), 2),
    currency: entry.currency,
    userId: entry.player,
    counterparty: { kind: 'system_wallet', id: entry.account }
  })
}

export const backend = defineBackend({
  ...django,
  session,
  admin: (user: { pk: number; email: string; first_name: string }) => ({
    id: user.pk,
    email: user.email,
    name: user.first_name
  }),
  currencies: { EUR: 2 },
  resources: {
    admins: {
      list: 'operators/',
      one: 'operators/:id/',
      search: 'search',
      sorts: { name: 'first_name', createdAt: 'date_joined' },
      without: ['lastLoginIp'],
      row: (admin: Operator) => ({
        id: admin.id,
        name: admin.first_name,
        email: admin.email,
        status: admin.is_active ? 'active' : 'disabled',
        lastLoginAt: admin.last_login,
        createdAt: admin.date_joined
      })
    },
    users: {
      list: 'players/',
      one: 'players/:id/',
      search: 'search',
      sorts: {
        displayName: 'first_name',
        email: 'email',
        createdAt: 'date_joined'
      },
      filters: {
        status: isActive,
        createdAtFrom: 'created__gte',
        createdAtTo: 'created__lt'
      },
      without: ['gamesPlayed'],
      row: (player: Player) => ({
        id: player.id,
        username: player.username,
        displayName: player.first_name,
        email: player.email,
        country: player.country,
        status: player.is_active ? 'active' : 'suspended',
        balances: player.balances.map(({ currency, amount }) => ({
          currency,
          available: minor(amount, 2)
        })),
        lastSeenAt: player.last_login,
        createdAt: player.date_joined
      })
    },
    games: {
      list: 'games/',
      one: 'games/:id/',
      search: 'search',
      sorts: { name: 'name', createdAt: 'created' },
      without: [
        'code',
        'kind',
        'players',
        'commissionBps',
        'prizePool',
        'startedAt'
      ],
      row: (game: Game) => ({
        id: game.id,
        name: game.name,
        status: gameStatus.ours(game.status),
        entryFee: {
          amount: minor(game.entry_fee, 2),
          currency: game.entry_fee_currency
        },
        createdAt: game.created
      })
    },
    systemWallets: {
      list: 'system-accounts/',
      one: 'system-accounts/:id/',
      search: 'search',
      sorts: { name: 'title', createdAt: 'created' },
      without: ['available', 'change24h', 'lastTransactionAt'],
      row: (account: Account) => ({
        id: account.id,
        name: account.title,
        code: account.slug,
        purpose: purpose.ours(account.slug),
        currency: account.currency,
        balance: minor(account.balance, 2),
        status: account.frozen ? 'frozen' : 'active',
        createdAt: account.created
      })
    },
    userTransactions: { ...entries, list: 'ledger/?player=:id' },
    walletTransactions: {
      ...entries,
      row: (entry: Entry) => ({
        ...otherSide(entries.row(entry)),
        walletId: entry.account,
        counterparty: { kind: 'user', id: entry.player }
      }),
      list: 'ledger/',
      // Their sign is the user's.
      sorts: { ...entries.sorts, amount: '-delta' },
      filters: { ...entries.filters, walletId: 'account', userId: 'player' }
    }
  },
  commands: {
    suspendUser: {
      method: 'POST',
      path: 'players/:id/deactivate/',
      without: ['until'],
      body: ({ reason }: { reason: string }) => ({ reason })
    }
  }
})

/** Of both, or of any other, there is nothing to ask for. */
function isActive(statuses: string): Record<string, boolean> {
  if (statuses === 'active') return { is_active: true }
  return statuses === 'suspended' ? { is_active: false } : {}
}

interface Operator {
  id: number
  email: string
  first_name: string
  is_active: boolean
  last_login: string | null
  date_joined: string
}

interface Player {
  id: number
  username: string
  first_name: string
  email: string
  country: string
  is_active: boolean
  balances: { currency: string; amount: string }[]
  last_login: string | null
  date_joined: string
}

interface Game {
  id: number
  name: string
  status: string
  entry_fee: string
  entry_fee_currency: string
  created: string
}

interface Account {
  id: number
  slug: string
  title: string
  currency: string
  balance: string
  frozen: boolean
  created: string
}

interface Entry {
  id: number
  kind: string
  state: string
  delta: string
  currency: string
  player: number
  account: number
  created: string
}
