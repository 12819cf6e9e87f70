import type { SessionCalls } from '../../src/backend/backend-definition.ts'
import { defineBackend } from '../../src/backend/define-backend.ts'
import { django } from '../../src/backend/dialects.ts'

// For the server of django_api.py, whose refresh token is in the body.

export const session: SessionCalls = {
  login: { path: 'token/', token: 'access' },
  refresh: { path: 'token/refresh/', token: 'access' },
  logout: { path: 'token/blacklist/' },
  current: { path: 'players/1/' },
  refreshToken: 'refresh'
}

export const backend = defineBackend({
  ...django,
  session,
  byUsername: true,
  admin: ({ id, username, email }: Player) => ({ id, name: username, email }),
  currencies: { EUR: 2 },
  resources: {
    users: {
      list: 'players/',
      one: 'players/:id/',
      without: ['username', 'country', 'lastSeenAt', 'balance', 'gamesPlayed'],
      row: (player: Player) => ({
        id: player.id,
        displayName: player.username,
        email: player.email,
        status: 'active',
        balances: [],
        createdAt: player.date_joined
      })
    }
  },
  commands: {
    editUser: {
      method: 'PATCH',
      path: 'players/:id/',
      without: ['country', 'tags', 'phone', 'isTest'],
      body: ({
        displayName,
        email
      }: {
        displayName?: string
        email?: string
      }) => ({
        username: displayName,
        email
      })
    }
  }
})

interface Player {
  id: number
  username: string
  email: string
  date_joined: string
}
