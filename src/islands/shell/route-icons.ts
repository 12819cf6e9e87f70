import type { RouteName } from '../../routes/table.ts'
import {
  arrowLeftRightIcon,
  dicesIcon,
  shieldCheckIcon,
  usersIcon,
  walletIcon
} from '../../ui/icons.ts'

export const routeIcons: Partial<Record<RouteName, string>> = {
  admins: shieldCheckIcon,
  users: usersIcon,
  games: dicesIcon,
  'system-wallets': walletIcon,
  'system-wallets-transactions': arrowLeftRightIcon
}
