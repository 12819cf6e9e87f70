import type { ResourceName } from '../backend/backend-definition.ts'
import { backend } from '../backend/backend.ts'
import { messages } from '../messages.ts'

/** Public names, which other programs know. */
export type RouteName =
  | 'login'
  | 'admins'
  | 'users'
  | 'games'
  | 'system-wallets'
  | 'user-transactions'
  | 'system-wallets-transactions'

/** Every screen behind the sign-in is a list. */
export type ListRoute = Exclude<RouteName, 'login'>

export type Access = 'auth' | 'guest'

export interface MenuPlace {
  group: 'main' | 'ledger'
  label: string
  /** For where only one word fits. */
  short: string
  /** Pressed after `GO_KEY`. */
  key: string
}

export interface Route {
  name: RouteName
  /** Below the site's base, with `:id` for a parameter: see `sitePath`. */
  path: string
  /** The call of its rows; none for the sign-in. */
  list?: ResourceName
  title: string
  access: Access
  menu?: MenuPlace
  /** The navigation entry that is current on a route without its own. */
  under?: RouteName
}

const all: readonly Route[] = [
  {
    name: 'login',
    path: '/login',
    title: messages.login.title,
    access: 'guest'
  },
  {
    name: 'admins',
    path: '/admins',
    list: 'admins',
    title: messages.admins.title,
    access: 'auth',
    menu: {
      group: 'main',
      label: messages.admins.title,
      short: messages.admins.title,
      key: 'a'
    }
  },
  {
    name: 'users',
    path: '/users',
    list: 'users',
    title: messages.users.title,
    access: 'auth',
    menu: {
      group: 'main',
      label: messages.users.title,
      short: messages.users.title,
      key: 'u'
    }
  },
  {
    name: 'games',
    path: '/games',
    list: 'games',
    title: messages.games.title,
    access: 'auth',
    menu: {
      group: 'main',
      label: messages.games.title,
      short: messages.games.title,
      key: 'm'
    }
  },
  {
    name: 'system-wallets',
    path: '/system-wallets',
    list: 'systemWallets',
    title: messages.systemWallets.title,
    access: 'auth',
    menu: {
      group: 'ledger',
      label: messages.systemWallets.title,
      short: messages.systemWallets.short,
      key: 'w'
    }
  },
  {
    name: 'user-transactions',
    path: '/users/:id/transactions',
    list: 'userTransactions',
    title: messages.userTransactions.title,
    access: 'auth',
    under: 'users'
  },
  {
    name: 'system-wallets-transactions',
    path: '/system-wallets/transactions',
    list: 'walletTransactions',
    title: messages.walletTransactions.title,
    access: 'auth',
    menu: {
      group: 'ledger',
      label: messages.walletTransactions.title,
      short: messages.walletTransactions.short,
      key: 't'
    }
  }
]

/** Everything else derives from this table. */
export const routes = all.filter(
  ({ list }) => list === undefined || backend.has(list)
)

/** Also one without a screen here: see `hasScreen`. */
export function routeNamed(name: RouteName): Route {
  const route = all.find(item => item.name === name)
  if (!route) throw new Error(`No route is named ${name}`)
  return route
}

/** False for a screen of a resource that the backend does not have. */
export function hasScreen(name: RouteName): boolean {
  return routes.some(route => route.name === name)
}

/** Whether a screen has this path, but no resource. */
export function isUndeclared(path: string): boolean {
  const ofPath = (route: Route): boolean => route.path === path
  return all.some(ofPath) && !routes.some(ofPath)
}
