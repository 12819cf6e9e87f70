import type { ComponentType } from 'react'

import type { RouteName } from '../../routes/table.ts'
import { rememberFailedScreen } from '../../stores/failed-screens.ts'
import { type LazyComponent, lazyComponent } from './lazy-component.tsx'

/** A lazy component whose failed load is remembered for its screen. */
export function lazyOnScreen<Props extends object>(
  screen: RouteName,
  load: () => Promise<ComponentType<Props>>
): LazyComponent<Props> {
  return lazyComponent(async () => {
    try {
      return await load()
    } catch (error) {
      rememberFailedScreen(screen)
      throw error
    }
  })
}
