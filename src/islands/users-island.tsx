import { UsersScreen } from '../screens/users/users-screen.tsx'
import { Outlet } from './shell/outlet.tsx'

const own = { route: 'users', screen: UsersScreen } as const

export function UsersIsland(): React.ReactNode {
  return <Outlet own={own} />
}
