import type { RowsToPrefetch } from '../fast-start/rows-request.ts'
import { rowsToPrefetch } from '../fast-start/rows-to-prefetch.ts'
import type { ListFilter } from '../features/list/store/list-filters.ts'
import { createList } from '../features/list/store/list.ts'
import type { ListRoute, RouteName } from '../routes/table.ts'
import type { CurrentRoute } from '../stores/route.ts'

const newestFirst = [{ field: 'createdAt', descending: true }]
const byName = [{ field: 'name', descending: false }]

const choice = (name: string): ListFilter => ({ kind: 'choice', name })
const period = (name: string): ListFilter => ({ kind: 'period', name })
const amount = (name: string): ListFilter => ({ kind: 'amount', name })
const text = (name: string): ListFilter => ({ kind: 'text', name })
const one = (name: string): ListFilter => ({ kind: 'one', name })
const flag = (name: string): ListFilter => ({
  kind: 'one',
  name,
  values: ['true', 'false']
})

export const adminsList = createList({
  route: 'admins',
  call: 'admins',
  filters: [choice('status'), period('lastLoginAt'), period('createdAt')],
  defaultSort: byName,
  total: 'with-rows'
})

export const usersList = createList({
  route: 'users',
  call: 'users',
  filters: [
    choice('status'),
    period('createdAt'),
    period('lastSeenAt'),
    choice('country'),
    one('currency'),
    amount('balance'),
    flag('hasReserved'),
    flag('isTest')
  ],
  defaultSort: newestFirst,
  total: 'with-rows'
})

export const gamesList = createList({
  route: 'games',
  call: 'games',
  filters: [
    choice('status'),
    choice('kind'),
    flag('isPrivate'),
    amount('fee'),
    period('startedAt'),
    period('createdAt')
  ],
  defaultSort: byName,
  total: 'with-rows'
})

export const systemWalletsList = createList({
  route: 'system-wallets',
  call: 'systemWallets',
  filters: [
    choice('status'),
    choice('currency'),
    choice('purpose'),
    flag('belowThreshold'),
    period('createdAt')
  ],
  defaultSort: byName,
  total: 'with-rows'
})

const transactionFilters: ListFilter[] = [
  period('createdAt'),
  choice('type'),
  choice('status'),
  { kind: 'one', name: 'direction', values: ['credit', 'debit'] },
  one('currency'),
  amount('amount'),
  choice('gameId'),
  text('reference'),
  flag('byAdmin'),
  text('groupId')
]

export const userTransactionsList = createList({
  route: 'user-transactions',
  call: 'userTransactions',
  filters: transactionFilters,
  defaultSort: newestFirst,
  total: 'apart'
})

export const walletTransactionsList = createList({
  route: 'system-wallets-transactions',
  call: 'walletTransactions',
  filters: [choice('walletId'), ...transactionFilters, text('userId')],
  defaultSort: newestFirst,
  // All wallets for all time is the most expensive query of all.
  defaultFilters: { createdAt: ['7d'] },
  total: 'apart'
})

const lists = {
  admins: adminsList,
  users: usersList,
  games: gamesList,
  'system-wallets': systemWalletsList,
  'user-transactions': userTransactionsList,
  'system-wallets-transactions': walletTransactionsList
} satisfies Record<ListRoute, unknown>

/** `undefined` if a screen's rows cannot be prefetched. */
export function rowsToPrefetchOf(
  screen: RouteName
): RowsToPrefetch | undefined {
  return screen === 'login' ? undefined : rowsToPrefetch(lists[screen])
}

/** Prefetches the rows of an address the user will probably open. */
export function prefetchRowsOf(target: CurrentRoute): void {
  const name = target.match?.route.name
  if (name && name !== 'login') lists[name].prefetchNext(target)
}
