import type { LucideIcon } from 'lucide-react'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Dices from 'lucide-react/icons/dices'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Users from 'lucide-react/icons/users'
import Wallet from 'lucide-react/icons/wallet'

import type { RouteName } from '../../routes/table.ts'

export const routeIcons: Partial<Record<RouteName, LucideIcon>> = {
  admins: ShieldCheck,
  users: Users,
  games: Dices,
  'system-wallets': Wallet,
  'system-wallets-transactions': ArrowLeftRight
}
