import { useStore } from '@nanostores/react'
import { useLayoutEffect } from 'react'

import type { RouteName } from '../../routes/table.ts'
import { $admin } from '../../stores/session.ts'
import type { ScreenLayout } from '../../ui/table/table-layout.ts'
import { viewsOf } from './preferences/saved-views.ts'
import { showAppearance } from './preferences/shown-appearance.ts'

/** Waits until the administrator is known. */
export function useShownAppearance(
  screen: RouteName,
  layout: ScreenLayout
): void {
  const isKnown = useStore($admin, { ssr: 'initial' }) !== undefined
  const views = useStore(viewsOf(screen).$views, { ssr: 'initial' }).length
  useLayoutEffect(() => {
    if (isKnown) showAppearance(screen, layout, views)
  }, [isKnown, screen, layout, views])
}
