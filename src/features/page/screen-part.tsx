import type { ComponentType } from 'react'

import type { RouteName } from '../../routes/table.ts'
import { rememberFailedScreen } from '../../stores/failed-screens.ts'
import { type LazyPart, lazyPart } from './lazy-part.tsx'

/** A lazy component whose failed load is remembered for its screen. */
export function screenPart<Props extends object>(
  screen: RouteName,
  load: () => Promise<ComponentType<Props>>
): LazyPart<Props> {
  return lazyPart(async () => {
    try {
      return await load()
    } catch (error) {
      rememberFailedScreen(screen)
      throw error
    }
  })
}
