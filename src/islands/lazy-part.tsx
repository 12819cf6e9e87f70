import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { type ComponentType, lazy, type ReactNode } from 'react'

import { loadPart } from '../stores/missing-parts.ts'
import { MissingPartError, PartBoundary } from './part-boundary.tsx'

/** Open or closed, where a part is a dialog or a drawer. */
interface MaybeOpen {
  open?: boolean
}

/**
 * A part of the page that is loaded once it is shown, below a `Suspense`.
 * React keeps a failed one for ever, so whoever tries again gets a fresh one.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>
): ComponentType<Props> {
  const make = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await loadPart(load) }
      } catch (error) {
        throw new MissingPartError('A part could not be loaded', {
          cause: error
        })
      }
    })
  const $part = atom({ attempt: 0, Part: make() })
  const retry = (): void => {
    $part.set({ attempt: $part.get().attempt + 1, Part: make() })
  }
  return function LazyPart(props: Props & MaybeOpen): ReactNode {
    const { attempt, Part } = useStore($part)
    return (
      <PartBoundary key={attempt} wanted={props.open !== false} onRetry={retry}>
        <Part {...props} />
      </PartBoundary>
    )
  }
}
