import { useStore } from '@nanostores/react'
import { atom, computed, type ReadableAtom } from 'nanostores'
import { type ComponentType, type ReactNode, useEffect } from 'react'

import { type RouteName, routeNamed } from '../../routes/table.ts'
import { rememberFailedScreen } from '../../stores/failed-screens.ts'
import { loadChunk, loadScreen } from '../../stores/missing-chunks.ts'
import { $route } from '../../stores/route.ts'
import { PageHead } from '../../ui/page-head.tsx'

/** A screen loaded on navigation, or preloaded on intent. */
export interface LazyScreen {
  /** Only the heading until the code has loaded. */
  Screen: ComponentType
  $isThere: ReadableAtom<boolean>
  preload: () => void
}

interface State {
  Screen?: ComponentType
  failure?: { error: unknown }
}

/** A failed load is retried on the next navigation. */
export function lazyScreen(
  name: RouteName,
  load: () => Promise<ComponentType>
): LazyScreen {
  const $state = atom<State>({})
  let isPreloading = false

  async function show(): Promise<void> {
    try {
      $state.set({ Screen: await loadScreen(load) })
    } catch (error) {
      rememberFailedScreen(name)
      $state.set({ failure: { error } })
    }
  }

  async function preload(): Promise<void> {
    if (isPreloading || $state.get().Screen) return
    isPreloading = true
    try {
      // `loadChunk`: a failed preload must not affect the current screen.
      $state.set({ Screen: await loadChunk(load) })
    } catch {
      isPreloading = false
      rememberFailedScreen(name)
    }
  }

  $route.listen(() => {
    if ($state.get().failure) $state.set({})
  })

  return {
    Screen: function LazyScreen(): ReactNode {
      const { Screen, failure } = useStore($state)
      const isRequested = Screen === undefined && failure === undefined
      useEffect(() => {
        if (isRequested) void show()
      }, [isRequested])
      if (failure) throw failure.error
      return Screen ? <Screen /> : <PageHead title={routeNamed(name).title} />
    },
    $isThere: computed($state, ({ Screen }) => Screen !== undefined),
    preload: () => void preload()
  }
}
