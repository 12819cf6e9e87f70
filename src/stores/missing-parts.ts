import { atom, type ReadableAtom } from 'nanostores'

import { documentSingleton } from './document-singleton.ts'
import { loadMissingSheets } from './late-sheets.ts'
import { reportFailure } from './report-failure.ts'
import { $route } from './route.ts'

export interface MissingPart {
  retry: () => void
}

const shared = documentSingleton('missing-parts', () => ({
  $state: atom<readonly MissingPart[]>([]),
  parts: 0,
  screens: 0
}))

/** Components that are wanted now and could not be loaded. */
export const $missingParts: ReadableAtom<readonly MissingPart[]> = shared.$state

/** Loads an optional component: its failure leaves the screen in place. */
export function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  return counted('parts', load)
}

/** Loads a screen: without it there is nothing to show. */
export function loadScreen<Part>(load: () => Promise<Part>): Promise<Part> {
  return counted('screens', load)
}

/** Whether a failure to load now is reported by `$missingParts`. */
export function isPartLoading(): boolean {
  return shared.parts > 0 && shared.screens === 0
}

/** Reports a missing component. Returns a cleanup function. */
export function tellMissing(part: MissingPart): () => void {
  shared.$state.set([...shared.$state.get(), part])
  return () => {
    shared.$state.set(shared.$state.get().filter(item => item !== part))
  }
}

/**
 * Runs `use` once the component is loaded. A failure can be retried until the
 * address changes.
 */
export function withPart<Part>(
  load: () => Promise<Part>,
  use: (part: Part) => void
): void {
  loadPart(load).then(
    part => {
      try {
        use(part)
      } catch (error) {
        reportFailure(error)
      }
    },
    () => {
      const forget = tellMissing({
        retry() {
          end()
          withPart(load, use)
        }
      })
      const stop = $route.listen(() => end())
      const end = (): void => {
        stop()
        forget()
      }
    }
  )
}

export function retryMissing(): void {
  for (const { retry } of shared.$state.get()) retry()
}

async function counted<Part>(
  kind: 'parts' | 'screens',
  load: () => Promise<Part>
): Promise<Part> {
  shared[kind] += 1
  try {
    await loadMissingSheets()
    return await load()
  } finally {
    shared[kind] -= 1
  }
}
