import type { SessionCalls } from '../../src/backend/backend-definition.ts'
import { defineBackend } from '../../src/backend/define-backend.ts'
import { spring } from '../../src/backend/dialects.ts'
import { minor } from '../../src/backend/minor.ts'
import { otherSide } from '../../src/backend/other-side.ts'
import { words } from '../../src/backend/words.ts'

// Spring Boot with Spring Data's pages and problem details.

export const session: SessionCalls = {
  login: { path: 'auth/signin', token: 'accessToken' },
  refresh: { path: 'auth/refreshtoken', token: 'accessToken' },
  logout: { path: 'auth/signout' },
  current: { path: 'auth/me' }
}

const userStatus = words({ active: 'ENABLED', suspended: 'LOCKED' })
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
  completed: 'SUCCESS',
  pending: 'PROCESSING',
  failed: 'ERROR'
})

const entries = {
  one: 'bookings/:id',
  search: 'q',
  sorts: { createdAt: 'bookedAt', amount: 'amount' },
  filters: {
    type: { name: 'bookingType', words: entryType },
    createdAtFrom: 'from',
    createdAtTo: 'to'
  },
  without: ['description', 'reference', 'balanceAfter', 'walletName'] as const,
  row: (booking: Booking) => ({
    id: booking.id,
    createdAt: booking.bookedAt,
    type: entryType.ours(booking.bookingType),
    status: entryStatus.ours(booking.bookingState),
    direction:
      booking.side === 'DEBIT' ? ('debit' as const) : ('credit' as const),
    amount: minor(booking.amount, 2),
    currency: booking.currency,
    userId: booking.userId,
    counterparty: { kind: 'system_wallet', id: booking.houseAccountId }
  })
}

export const backend = defineBackend({
  ...spring,
  session,
  credentials: ({ email, password }: { email: string; password: string }) => ({
    username: email,
    password
  }),
  admin: (operator: Operator) => ({
    id: operator.id,
    email: operator.email,
    name: operator.name
  }),
  currencies: { EUR: 2 },
  resources: {
    admins: {
      list: 'operators',
      one: 'operators/:id',
      search: 'q',
      sorts: { name: 'name', createdAt: 'createdAt' },
      without: ['lastLoginAt', 'lastLoginIp'],
      row: (operator: Operator) => ({
        id: operator.id,
        name: operator.name,
        email: operator.email,
        status: operator.enabled ? 'active' : 'disabled',
        createdAt: operator.createdAt
      })
    },
    users: {
      list: 'users',
      one: 'users/:id',
      search: 'q',
      sorts: {
        displayName: 'displayName',
        email: 'emailAddress',
        status: 'state',
        createdAt: 'createdAt'
      },
      filters: {
        status: { name: 'state', words: userStatus },
        createdAtFrom: 'from',
        createdAtTo: 'to'
      },
      without: ['gamesPlayed'],
      row: (user: User) => ({
        id: user.id,
        displayName: user.displayName,
        email: user.emailAddress,
        country: user.country,
        status: userStatus.ours(user.state),
        balances: Object.entries(user.accounts).map(([currency, amount]) => ({
          currency,
          available: minor(amount, 2)
        })),
        lastSeenAt: user.lastActivity,
        createdAt: user.createdAt
      })
    },
    games: {
      list: 'rooms',
      one: 'rooms/:id',
      search: 'q',
      sorts: { name: 'name', createdAt: 'createdAt' },
      without: [
        'code',
        'kind',
        'players',
        'commissionBps',
        'prizePool',
        'startedAt'
      ],
      row: (room: Room) => ({
        id: room.id,
        name: room.name,
        status: gameStatus.ours(room.phase),
        maxPlayers: room.seats,
        entryFee: {
          amount: minor(room.buyIn.value, 2),
          currency: room.buyIn.currency
        },
        createdAt: room.createdAt
      })
    },
    systemWallets: {
      list: 'house-accounts',
      one: 'house-accounts/:id',
      search: 'q',
      sorts: { name: 'name', createdAt: 'createdAt' },
      without: ['purpose', 'available', 'change24h', 'lastTransactionAt'],
      row: (account: HouseAccount) => ({
        id: account.id,
        name: account.name,
        code: account.iban,
        currency: account.currency,
        balance: minor(account.balance, 2),
        status: account.locked ? 'frozen' : 'active',
        createdAt: account.createdAt
      })
    },
    userTransactions: { ...entries, list: 'bookings?userId=:id' },
    walletTransactions: {
      ...entries,
      row: (booking: Booking) => ({
        ...otherSide(entries.row(booking)),
        walletId: booking.houseAccountId,
        counterparty: { kind: 'user', id: booking.userId }
      }),
      list: 'bookings',
      filters: {
        ...entries.filters,
        walletId: 'houseAccountId',
        userId: 'userId'
      }
    }
  },
  commands: {
    suspendUser: {
      method: 'PUT',
      path: 'users/:id/lock',
      without: ['until'],
      body: ({ reason }: { reason: string }) => ({ comment: reason }),
      fields: { comment: 'reason' }
    }
  }
})

interface Operator {
  id: number
  name: string
  email: string
  enabled: boolean
  createdAt: string
}

interface User {
  id: number
  displayName: string
  emailAddress: string
  country: string
  state: string
  accounts: Record<string, number>
  lastActivity: string
  createdAt: string
}

interface Room {
  id: number
  name: string
  phase: string
  buyIn: { value: number; currency: string }
  seats: number
  createdAt: string
}

interface HouseAccount {
  id: number
  name: string
  iban: string
  currency: string
  balance: number
  locked: boolean
  createdAt: string
}

interface Booking {
  id: number
  bookingType: string
  bookingState: string
  side: string
  amount: number
  currency: string
  userId: number
  houseAccountId: number
  bookedAt: string
}
