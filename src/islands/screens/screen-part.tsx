import type { ComponentType } from 'react'

import type { RouteName } from '../../domain/routes.ts'
import { rememberFailedScreen } from '../../stores/failed-screens.ts'
import { lazyPart } from '../lazy-part.tsx'

/** A part of a screen that is loaded once it is shown, below a `Suspense`. */
export function screenPart<Props extends object>(
  screen: RouteName,
  load: () => Promise<ComponentType<Props>>
): ComponentType<Props> {
  return lazyPart(async () => {
    try {
      return await load()
    } catch (error) {
      rememberFailedScreen(screen)
      throw error
    }
  })
}
