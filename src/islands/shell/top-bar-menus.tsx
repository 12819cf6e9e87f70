import type { ReactNode } from 'react'

import { ErrorBoundary } from '../../features/page/error-boundary.tsx'
import { startPanel } from '../../stores/panel.ts'
import { ThemeMenu } from './theme-menu.tsx'
import { ZoneMenu } from './zone-menu.tsx'

startPanel()

export function TopBarMenus(): ReactNode {
  return (
    <ErrorBoundary>
      <ZoneMenu />
      <ThemeMenu />
    </ErrorBoundary>
  )
}
