import { GamesScreen } from '../screens/games/games-screen.tsx'
import { Outlet } from './shell/outlet.tsx'

const own = { route: 'games', screen: GamesScreen } as const

export function GamesIsland(): React.ReactNode {
  return <Outlet own={own} />
}
