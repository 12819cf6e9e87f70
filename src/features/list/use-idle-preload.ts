import { useEffect } from 'react'

import { $ownZone } from '../../stores/preferences/zone.ts'
import { preloadWhenIdle } from '../../stores/preload-when-idle.ts'
import { preloadAction } from '../actions/preload-action.ts'
import type { ListView } from './list-view.ts'
import { ZoneLayer } from './popovers/lazy-layers.ts'

/** A browser's first format is slow, and the drawer names both zones. */
async function readOwnZone(): Promise<void> {
  $ownZone.get()
}

/** So that no press in a list waits for its part (src/decisions/0024). */
export function useIdlePreload<Row>(
  view: ListView<Row>,
  hasRows: boolean
): void {
  useEffect(() => {
    if (!hasRows) return undefined
    return preloadWhenIdle([
      view.drawer.preload,
      readOwnZone,
      view.rowMenu.preload,
      preloadAction,
      view.exportDialog.preload,
      ZoneLayer.preload
    ])
  }, [view, hasRows])
}
