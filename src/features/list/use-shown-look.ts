import { useStore } from '@nanostores/react'
import { useLayoutEffect } from 'react'

import type { RouteName } from '../../routes/table.ts'
import { $admin } from '../../stores/session.ts'
import type { ScreenLayout } from '../../ui/table/column-layout.ts'
import { viewsOf } from './preferences/saved-views.ts'
import { showLook } from './preferences/shown-look.ts'

/** Shows the look of a screen from when it is known whose it is. */
export function useShownLook(screen: RouteName, layout: ScreenLayout): void {
  const isKnown = useStore($admin, { ssr: 'initial' }) !== undefined
  const views = useStore(viewsOf(screen).$views, { ssr: 'initial' }).length
  useLayoutEffect(
    () => (isKnown ? showLook(screen, layout, views) : undefined),
    [isKnown, screen, layout, views]
  )
}
