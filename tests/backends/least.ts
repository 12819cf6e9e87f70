import type { SessionCalls } from '../../src/backend/backend-definition.ts'
import { defineBackend } from '../../src/backend/define-backend.ts'
import { laravel } from '../../src/backend/dialects.ts'
import { major, minor } from '../../src/backend/minor.ts'
import type { TypedAmount } from '../../src/backend/typed-amounts.ts'
import { words } from '../../src/backend/words.ts'

// For the server of laravel.ts. Its owner has declared little of what it has.

export const session: SessionCalls = {
  login: { path: 'auth/login', token: 'access_token' },
  refresh: { path: 'auth/refresh', token: 'access_token' },
  logout: { path: 'auth/logout' },
  current: { path: 'auth/me' }
}

const entryStatus = words({
  completed: 'success',
  pending: 'processing'
})

export const backend = defineBackend({
  ...laravel,
  session,
  admin: (admin: { id: number; name: string; email: string }) => admin,
  currencies: { EUR: 2 },
  resources: {
    users: {
      list: 'users',
      one: 'users/:id',
      sorts: { createdAt: 'created_at' },
      row: (user: User) => ({
        id: user.id,
        displayName: user.full_name,
        status: user.status,
        balances: [
          { currency: 'EUR', available: minor(user.wallet.balance, 2) }
        ],
        createdAt: user.created_at
      })
    },
    userTransactions: {
      list: 'transactions?filter[user_id]=:id',
      one: 'transactions/:id',
      sorts: { createdAt: 'created_at' },
      row: (entry: Entry) => ({
        id: entry.id,
        createdAt: entry.created_at,
        type: entry.type,
        status: entryStatus.ours(entry.status),
        direction: entry.amount.startsWith('-') ? 'debit' : 'credit',
        amount: minor(entry.amount.replace('-', ''), 2),
        currency: entry.currency
      })
    }
  },
  commands: {
    adjustUser: {
      method: 'POST',
      path: 'users/:id/adjustments',
      without: ['reference'],
      body: ({ direction, amount, reason }: Adjustment) => ({
        amount: `${direction === 'debit' ? '-' : ''}${major(amount)}`,
        note: reason
      })
    },
    reverse: {
      method: 'POST',
      path: 'transactions/:id/reversal',
      without: ['reference'],
      body: ({ reason }: { reason: string }) => ({ note: reason })
    },
    editUser: {
      method: 'PATCH',
      path: 'users/:id',
      without: ['tags'],
      body: ours => ours
    }
  }
})

interface User {
  id: number
  full_name: string
  status: string
  wallet: { balance: string }
  created_at: string
}

interface Entry {
  id: number
  type: string
  status: string
  amount: string
  currency: string
  created_at: string
}

interface Adjustment {
  direction: string
  amount: TypedAmount
  reason: string
}
