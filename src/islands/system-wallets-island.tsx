import { SystemWalletsScreen } from '../screens/system-wallets/system-wallets-screen.tsx'
import { Outlet } from './shell/outlet.tsx'

const own = { route: 'system-wallets', screen: SystemWalletsScreen } as const

export function SystemWalletsIsland(): React.ReactNode {
  return <Outlet own={own} />
}
