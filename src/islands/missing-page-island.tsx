import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { startPanel } from '../stores/panel.ts'
import { $route } from '../stores/route.ts'
import { FindBox } from './search/find-box.tsx'
import { Navigation } from './shell/navigation.tsx'
import { Outlet } from './shell/outlet.tsx'
import { PanelFrame } from './shell/panel-frame.tsx'
import { SessionMenu } from './shell/session-menu.tsx'
import { TopBarMenus } from './shell/top-bar-menus.tsx'

startPanel()

/** Hosts without rewrite rules serve the 404 page for existing routes too. */
export function MissingPageIsland(): ReactNode {
  const match = useStore($route)?.match
  if (match?.route.access !== 'auth') return null
  return (
    <PanelFrame
      navigation={<Navigation />}
      account={<SessionMenu />}
      find={<FindBox />}
      menus={<TopBarMenus />}
    >
      <Outlet />
    </PanelFrame>
  )
}
