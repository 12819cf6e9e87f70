import { useStore } from '@nanostores/react'
import { useLayoutEffect } from 'react'

import type { ScreenLayout } from '../../domain/column-layout.ts'
import type { RouteName } from '../../routes/table.ts'
import { viewsOf } from '../../stores/preferences/saved-views.ts'
import { showLook } from '../../stores/preferences/shown-look.ts'
import { $admin } from '../../stores/session.ts'

/** Shows the look of a screen from when it is known whose it is. */
export function useShownLook(screen: RouteName, layout: ScreenLayout): void {
  const isKnown = useStore($admin, { ssr: 'initial' }) !== undefined
  const views = useStore(viewsOf(screen).$views, { ssr: 'initial' }).length
  useLayoutEffect(
    () => (isKnown ? showLook(screen, layout, views) : undefined),
    [isKnown, screen, layout, views]
  )
}
