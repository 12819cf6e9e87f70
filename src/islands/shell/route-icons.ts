import {
  ArrowLeftRight,
  Dices,
  type LucideIcon,
  ShieldCheck,
  Users,
  Wallet
} from 'lucide-react'

import type { RouteName } from '../../domain/routes.ts'

/** What stands before the name of a screen. */
export const routeIcons: Partial<Record<RouteName, LucideIcon>> = {
  admins: ShieldCheck,
  users: Users,
  games: Dices,
  'system-wallets': Wallet,
  'system-wallets-transactions': ArrowLeftRight
}
