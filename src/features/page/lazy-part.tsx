import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { type ComponentType, type ReactNode, useEffect } from 'react'

import { loadPart, tellMissing } from '../../stores/missing-parts.ts'

/** Open or closed, where a part is a dialog or a drawer. */
interface MaybeOpen {
  open?: boolean
}

/** A part of the page that is loaded once it is shown, or wanted before. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Loads it for one who will probably show it. A failure is told to nobody. */
  preload: () => void
}

type State<Props> =
  | { kind: 'unloaded' }
  | { kind: 'loaded'; Part: ComponentType<Props> }
  | { kind: 'failed' }

/**
 * Makes a part that shows nothing until it is loaded, and keeps the failure of
 * that to itself: the page stays as it is, with all that was typed in it. Not
 * by `Suspense`, which React shows the content of up to 300 ms late.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>
): LazyPart<Props> {
  const $state = atom<State<Props>>({ kind: 'unloaded' })
  const isLoaded = (): boolean => $state.get().kind === 'loaded'
  let isAhead = false

  async function take(): Promise<void> {
    const Part = await loadPart(load)
    if (!isLoaded()) $state.set({ kind: 'loaded', Part })
  }

  function show(): void {
    if (isLoaded()) return
    $state.set({ kind: 'unloaded' })
    take().catch(() => {
      if (!isLoaded()) $state.set({ kind: 'failed' })
    })
  }

  function preload(): void {
    if (isAhead || isLoaded()) return
    isAhead = true
    take().catch(() => {
      isAhead = false
    })
  }

  function LazyPart(props: Props & MaybeOpen): ReactNode {
    const state = useStore($state, { ssr: 'initial' })
    const isWanted = props.open !== false
    const isMissing = isWanted && state.kind === 'failed'
    useEffect(() => {
      // One that failed is for the reader to try again.
      if (isWanted && $state.get().kind === 'unloaded') show()
    }, [isWanted])
    useEffect(
      () => (isMissing ? tellMissing({ retry: show }) : undefined),
      [isMissing]
    )
    return state.kind === 'loaded' ? <state.Part {...props} /> : null
  }

  return Object.assign(LazyPart, { preload })
}
