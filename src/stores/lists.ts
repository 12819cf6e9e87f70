import { createList } from './list.ts'

const newestFirst = [{ field: 'createdAt', descending: true }]

export const adminsList = createList({
  route: 'admins',
  call: 'admins',
  filters: ['status'],
  defaultSort: [{ field: 'name', descending: false }]
})

export const usersList = createList({
  route: 'users',
  call: 'users',
  filters: ['status'],
  defaultSort: newestFirst
})

export const gamesList = createList({
  route: 'games',
  call: 'games',
  filters: ['status'],
  defaultSort: [{ field: 'name', descending: false }]
})

export const systemWalletsList = createList({
  route: 'system-wallets',
  call: 'systemWallets',
  filters: ['status'],
  defaultSort: [{ field: 'name', descending: false }]
})

export const userTransactionsList = createList({
  route: 'user-transactions',
  call: 'userTransactions',
  filters: ['type', 'status'],
  defaultSort: newestFirst
})

export const walletTransactionsList = createList({
  route: 'system-wallets-transactions',
  call: 'walletTransactions',
  filters: ['type', 'status', 'walletId'],
  defaultSort: newestFirst
})
