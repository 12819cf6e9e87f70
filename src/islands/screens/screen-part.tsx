import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { type ComponentType, lazy, type ReactNode } from 'react'

import type { RouteName } from '../../domain/routes.ts'
import { rememberFailedScreen } from '../../stores/failed-screens.ts'
import { $route } from '../../stores/route.ts'

/**
 * A part of a screen that is loaded once it is shown, below a `Suspense`.
 * React keeps a failed one for ever, so after a failure the next move makes a
 * fresh one.
 */
export function screenPart<Props extends object>(
  screen: RouteName,
  load: () => Promise<ComponentType<Props>>
): ComponentType<Props> {
  let failed = false
  const make = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        failed = true
        rememberFailedScreen(screen)
        throw error
      }
    })
  const $part = atom(make())
  // Not at the failure itself: React would render, load and fail without end.
  $route.listen(() => {
    if (!failed) return
    failed = false
    $part.set(make())
  })
  return function ScreenPart(props: Props): ReactNode {
    const Part = useStore($part)
    return <Part {...props} />
  }
}
