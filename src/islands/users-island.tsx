import { Outlet } from './outlet.tsx'
import { UsersScreen } from './users-screen.tsx'

const own = { route: 'users', screen: UsersScreen } as const

/** The outlet of the page that is prerendered with this screen. */
export function UsersIsland(): React.ReactNode {
  return <Outlet own={own} />
}
