import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { type ComponentType, lazy, type ReactNode } from 'react'

import type { RouteName } from '../../domain/routes.ts'
import { rememberFailedScreen } from '../../stores/failed-screens.ts'
import { loadScreen } from '../../stores/missing-parts.ts'
import { $route } from '../../stores/route.ts'

/**
 * A screen that is loaded when a move asks for it, below a `Suspense`. React
 * keeps a failed one for ever, so after a failure the next move makes a fresh
 * one.
 */
export function lazyScreen(
  screen: RouteName,
  load: () => Promise<ComponentType>
): ComponentType {
  let failed = false
  const make = (): ComponentType =>
    lazy(async () => {
      try {
        return { default: await loadScreen(load) }
      } catch (error) {
        failed = true
        rememberFailedScreen(screen)
        throw error
      }
    })
  const $screen = atom(make())
  // Not at the failure itself: React would render, load and fail without end.
  $route.listen(() => {
    if (!failed) return
    failed = false
    $screen.set(make())
  })
  return function LazyScreen(): ReactNode {
    const Screen = useStore($screen)
    return <Screen />
  }
}
