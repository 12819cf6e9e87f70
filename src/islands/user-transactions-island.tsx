import { UserTransactionsScreen } from '../screens/ledger/user-transactions-screen.tsx'
import { Outlet } from './shell/outlet.tsx'

const own = {
  route: 'user-transactions',
  screen: UserTransactionsScreen
} as const

export function UserTransactionsIsland(): React.ReactNode {
  return <Outlet own={own} />
}
