import { type LazyScreen, lazyScreen } from '../features/page/lazy-screen.tsx'
import type { ListRoute } from '../routes/table.ts'
import {
  arrowLeftRightIcon,
  dicesIcon,
  shieldCheckIcon,
  usersIcon,
  walletIcon
} from '../ui/icons.ts'
import { adminsList } from './admins/admins-list.ts'
import { gamesList } from './games/games-list.ts'
import {
  userTransactionsList,
  walletTransactionsList
} from './ledger/ledger-lists.ts'
import { systemWalletsList } from './system-wallets/system-wallets-list.ts'
import { usersList } from './users/users-list.ts'

interface Screen {
  list: object
  /** In navigation and palette. */
  icon: string | undefined
  /** Loaded on demand, but for the page's own. */
  lazy: LazyScreen
}

/** All screens behind the sign-in. */
export const screens = {
  admins: {
    list: adminsList,
    icon: shieldCheckIcon,
    lazy: lazyScreen(
      'admins',
      async () => (await import('./admins/admins-screen.tsx')).AdminsScreen
    )
  },
  users: {
    list: usersList,
    icon: usersIcon,
    lazy: lazyScreen(
      'users',
      async () => (await import('./users/users-screen.tsx')).UsersScreen
    )
  },
  games: {
    list: gamesList,
    icon: dicesIcon,
    lazy: lazyScreen(
      'games',
      async () => (await import('./games/games-screen.tsx')).GamesScreen
    )
  },
  'system-wallets': {
    list: systemWalletsList,
    icon: walletIcon,
    lazy: lazyScreen(
      'system-wallets',
      async () =>
        (await import('./system-wallets/system-wallets-screen.tsx'))
          .SystemWalletsScreen
    )
  },
  'user-transactions': {
    list: userTransactionsList,
    icon: undefined,
    lazy: lazyScreen(
      'user-transactions',
      async () =>
        (await import('./ledger/user-transactions-screen.tsx'))
          .UserTransactionsScreen
    )
  },
  'system-wallets-transactions': {
    list: walletTransactionsList,
    icon: arrowLeftRightIcon,
    lazy: lazyScreen(
      'system-wallets-transactions',
      async () =>
        (await import('./ledger/wallet-transactions-screen.tsx'))
          .WalletTransactionsScreen
    )
  }
} satisfies Record<ListRoute, Screen>
