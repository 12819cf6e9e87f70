import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { type ComponentType, type ReactNode, useEffect } from 'react'

import { loadChunk, reportMissing } from '../../stores/missing-chunks.ts'

/** A dialog or drawer is loaded only once it opens. */
interface MaybeOpen {
  open?: boolean
}

/** A component that is loaded when first shown, or preloaded. */
export type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads it on intent. Resolves once it is there or failed: not reported. */
  preload: () => Promise<void>
}

type State<Props> =
  | { kind: 'unloaded' }
  | { kind: 'loaded'; Part: ComponentType<Props> }
  | { kind: 'failed' }

/**
 * Renders nothing until loaded. A failed load leaves the page and all typed
 * text as they are. Not `Suspense`: React shows its content up to 300 ms late.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>
): LazyComponent<Props> {
  const $state = atom<State<Props>>({ kind: 'unloaded' })
  const isLoaded = (): boolean => $state.get().kind === 'loaded'
  let preloading: Promise<void> | undefined

  async function take(): Promise<void> {
    const Part = await loadChunk(load)
    if (!isLoaded()) $state.set({ kind: 'loaded', Part })
  }

  function show(): void {
    if (isLoaded()) return
    $state.set({ kind: 'unloaded' })
    take().catch(() => {
      if (!isLoaded()) $state.set({ kind: 'failed' })
    })
  }

  function preload(): Promise<void> {
    preloading ??= take().catch(() => {
      preloading = undefined
    })
    return preloading
  }

  function LazyComponent(props: Props & MaybeOpen): ReactNode {
    const state = useStore($state, { ssr: 'initial' })
    const isWanted = props.open !== false
    const isMissing = isWanted && state.kind === 'failed'
    useEffect(() => {
      // Only the user retries a failed load.
      if (isWanted && $state.get().kind === 'unloaded') show()
    }, [isWanted])
    useEffect(
      () => (isMissing ? reportMissing({ retry: show }) : undefined),
      [isMissing]
    )
    return state.kind === 'loaded' ? <state.Part {...props} /> : null
  }

  return Object.assign(LazyComponent, { preload })
}
