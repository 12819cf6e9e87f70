import { Outlet } from './outlet.tsx'
import { UserTransactionsScreen } from './user-transactions-screen.tsx'

const own = {
  route: 'user-transactions',
  screen: UserTransactionsScreen
} as const

/** The outlet of the page that is prerendered with this screen. */
export function UserTransactionsIsland(): React.ReactNode {
  return <Outlet own={own} />
}
