import type { RowsToPrefetch } from '../fast-start/rows-request.ts'
import { rowsToPrefetch } from '../fast-start/rows-to-prefetch.ts'
import { createList } from '../features/list/store/list.ts'
import type { ListRoute, RouteName } from '../routes/table.ts'
import type { CurrentRoute } from '../stores/route.ts'

const newestFirst = [{ field: 'createdAt', descending: true }]
const byName = [{ field: 'name', descending: false }]

export const adminsList = createList({
  route: 'admins',
  call: 'admins',
  defaultSort: byName,
  total: 'with-rows'
})

export const usersList = createList({
  route: 'users',
  call: 'users',
  defaultSort: newestFirst,
  total: 'with-rows'
})

export const gamesList = createList({
  route: 'games',
  call: 'games',
  defaultSort: byName,
  total: 'with-rows'
})

export const systemWalletsList = createList({
  route: 'system-wallets',
  call: 'systemWallets',
  defaultSort: byName,
  total: 'with-rows'
})

export const userTransactionsList = createList({
  route: 'user-transactions',
  call: 'userTransactions',
  defaultSort: newestFirst,
  total: 'apart'
})

export const walletTransactionsList = createList({
  route: 'system-wallets-transactions',
  call: 'walletTransactions',
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
