import type { ResourceName } from '../../../backend/backend-definition.ts'

/** Where backends of all kinds have what the panel asks for. */
export const usualPaths = {
  login: [
    'auth/login',
    'login',
    'auth/signin',
    'auth/sign-in',
    'auth/token',
    'token',
    'auth/jwt/create',
    'sessions',
    'admin/login'
  ],
  current: ['auth/me', 'me', 'auth/user', 'users/me', 'profile', 'admin'],
  refresh: [
    'auth/refresh',
    'auth/token/refresh',
    'auth/refreshtoken',
    'auth/refresh-token',
    'token/refresh',
    'refresh',
    'admin/refresh'
  ],
  logout: ['auth/logout', 'auth/signout', 'logout', 'sessions', 'admin/logout'],
  documents: ['openapi.json', 'v3/api-docs', 'swagger.json', 'api-docs']
} as const

/** Parameters for the number of rows. */
export const usualLimits = [
  'per_page',
  'page_size',
  'limit',
  'size',
  'pageSize',
  'perPage',
  'page[size]',
  'pagination[pageSize]',
  'itemsPerPage',
  '_per_page',
  '_limit',
  '$top',
  '$limit'
] as const

/** Last parts of a list's path. */
export const usualLists: Readonly<Record<ResourceName, readonly string[]>> = {
  admins: ['admins', 'staff', 'operators', 'administrators'],
  users: ['users', 'players', 'customers', 'members'],
  games: ['games', 'rooms', 'tables', 'matches'],
  systemWallets: [
    'system-wallets',
    'house-wallets',
    'house-accounts',
    'system-accounts',
    'wallets'
  ],
  userTransactions: [],
  walletTransactions: [
    'transactions',
    'ledger',
    'bookings',
    'entries',
    'payments'
  ]
}

/** Other names of the contract's fields, the likeliest first. */
export const usualFields: Readonly<Record<string, readonly string[]>> = {
  id: ['pk', 'uuid'],
  displayName: ['fullName', 'name', 'firstName', 'username'],
  name: ['title', 'fullName', 'displayName', 'firstName'],
  email: ['emailAddress', 'mail'],
  status: ['state', 'phase', 'bookingState'],
  type: ['kind', 'bookingType', 'transactionType', 'category'],
  createdAt: ['created', 'createdOn', 'registeredAt', 'dateJoined', 'bookedAt'],
  lastSeenAt: ['lastActivity', 'lastSeen', 'lastLogin'],
  lastLoginAt: ['lastLogin', 'lastSeenAt'],
  country: ['countryCode'],
  code: ['slug', 'iban', 'kind'],
  purpose: ['kind', 'slug', 'type'],
  amount: ['delta', 'value'],
  gamesPlayed: ['gamesCount'],
  players: ['playersCount'],
  maxPlayers: ['seats'],
  userId: ['player', 'user'],
  walletId: ['account', 'houseWalletId', 'houseAccountId']
}
