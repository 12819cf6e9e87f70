import { AdminsScreen } from '../screens/admins/admins-screen.tsx'
import { Outlet } from './shell/outlet.tsx'

const own = { route: 'admins', screen: AdminsScreen } as const

export function AdminsIsland(): React.ReactNode {
  return <Outlet own={own} />
}
