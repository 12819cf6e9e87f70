import type { SessionCalls } from '../../src/backend/backend-definition.ts'
import { defineBackend } from '../../src/backend/define-backend.ts'
import { postgrest } from '../../src/backend/dialects.ts'
import { major, minor } from '../../src/backend/minor.ts'
import { otherSide } from '../../src/backend/other-side.ts'

// For the server of postgrest.ts: all that is unlike other backends.

export const session: SessionCalls = {
  login: { path: 'sessions', token: 'session.token' },
  refresh: {
    method: 'PUT',
    path: 'sessions/current',
    body: { grant: 'renew' },
    token: 'session.token'
  },
  logout: {
    method: 'DELETE',
    path: 'sessions/current',
    body: { everywhere: false }
  },
  current: { path: 'profile' },
  headers: token => ({
    apikey: 'public-key',
    prefer: 'count=exact',
    ...(token === '' ? {} : { 'x-session': token })
  })
}

const entries = {
  one: 'moves?id=eq.:id',
  sorts: { createdAt: 'at', amount: 'delta' },
  row: (move: Move) => ({
    id: move.id,
    createdAt: move.at,
    type: move.kind,
    status: 'completed',
    direction: move.delta.startsWith('-')
      ? ('debit' as const)
      : ('credit' as const),
    amount: minor(move.delta.replace('-', ''), 2),
    currency: 'EUR',
    userId: move.player_id,
    counterparty: { kind: 'system_wallet', id: move.account_id }
  })
}

export const backend = defineBackend({
  ...postgrest,
  page: ({ page }) => ({ page }),
  pageSize: 20,
  session,
  byUsername: true,
  admin: (staff: { id: number; login: string }) => ({
    id: staff.id,
    name: staff.login
  }),
  currencies: { EUR: 2 },
  resources: {
    users: {
      list: 'players',
      one: 'players?id=eq.:id',
      search: text => ({ or: `(name.ilike.*${text}*,mail.ilike.*${text}*)` }),
      sorts: { displayName: 'name', createdAt: 'since' },
      row: (player: Player) => ({
        id: player.id,
        displayName: player.name,
        email: player.mail,
        status: 'active',
        balances: [{ currency: 'EUR', available: minor(player.balance, 2) }],
        createdAt: player.since
      })
    },
    userTransactions: {
      ...entries,
      list: 'moves?player_id=eq.:id&owner=eq.:id'
    },
    walletTransactions: {
      ...entries,
      list: 'moves',
      sorts: { ...entries.sorts, amount: '-delta' },
      row: (move: Move) => ({
        ...otherSide(entries.row(move)),
        walletId: move.account_id,
        counterparty: { kind: 'user', id: move.player_id }
      })
    }
  },
  commands: {
    adjustUser: {
      method: 'POST',
      path: 'rpc/adjust',
      body: ({ direction, amount, reason }) => ({
        delta: `${direction === 'debit' ? '-' : ''}${major(amount)}`,
        note: reason
      })
    }
  }
})

interface Player {
  id: number
  name: string
  mail: string
  balance: string
  since: string
}

interface Move {
  id: number
  player_id: number
  account_id: number
  kind: string
  delta: string
  at: string
}
