import type { ReactNode } from 'react'

import { startPanel } from '../../stores/panel.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { ThemeMenu } from './theme-menu.tsx'
import { ZoneMenu } from './zone-menu.tsx'

startPanel()

/** What counts for all screens: the zone of times, and the theme. */
export function TopBarMenus(): ReactNode {
  return (
    <ErrorBoundary>
      <ZoneMenu />
      <ThemeMenu />
    </ErrorBoundary>
  )
}
