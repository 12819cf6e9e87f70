import { atom, type ReadableAtom } from 'nanostores'

import { documentSingleton } from './document-singleton.ts'
import { loadMissingSheets } from './late-sheets.ts'
import { reportFailure } from './report-failure.ts'
import { $route } from './route.ts'

export interface MissingChunk {
  retry: () => void
}

const shared = documentSingleton('missing-chunks', () => ({
  $state: atom<readonly MissingChunk[]>([]),
  parts: 0,
  screens: 0
}))

export const $missingParts: ReadableAtom<readonly MissingChunk[]> =
  shared.$state

/** A failure leaves the screen in place. */
export function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  return counted('parts', load)
}

/** Without a screen there is nothing to show. */
export function loadScreen<Part>(load: () => Promise<Part>): Promise<Part> {
  return counted('screens', load)
}

export function isChunkLoading(): boolean {
  return shared.parts > 0 && shared.screens === 0
}

/** Reports a missing component. Returns a cleanup function. */
export function reportMissing(part: MissingChunk): () => void {
  shared.$state.set([...shared.$state.get(), part])
  return () => {
    shared.$state.set(shared.$state.get().filter(item => item !== part))
  }
}

/** Failures can be retried until the address changes. */
export function withChunk<Part>(
  load: () => Promise<Part>,
  use: (part: Part) => void
): void {
  loadChunk(load).then(
    part => {
      try {
        use(part)
      } catch (error) {
        reportFailure(error)
      }
    },
    () => {
      const forget = reportMissing({
        retry() {
          end()
          withChunk(load, use)
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
