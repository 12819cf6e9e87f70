import { Outlet } from './outlet.tsx'
import { SystemWalletsScreen } from './system-wallets-screen.tsx'

const own = { route: 'system-wallets', screen: SystemWalletsScreen } as const

/** The outlet of the page that is prerendered with this screen. */
export function SystemWalletsIsland(): React.ReactNode {
  return <Outlet own={own} />
}
