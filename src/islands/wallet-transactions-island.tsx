import { WalletTransactionsScreen } from '../screens/ledger/wallet-transactions-screen.tsx'
import { Outlet } from './shell/outlet.tsx'

const own = {
  route: 'system-wallets-transactions',
  screen: WalletTransactionsScreen
} as const

export function WalletTransactionsIsland(): React.ReactNode {
  return <Outlet own={own} />
}
