import { atom, type ReadableAtom } from 'nanostores'

import { documentSingleton } from './document-singleton.ts'
import { loadMissingSheets } from './late-sheets.ts'
import { reportFailure } from './report-failure.ts'
import { $route } from './route.ts'

/** A part that could not be loaded, and what tries it again. */
export interface MissingPart {
  retry: () => void
}

const shared = documentSingleton('missing-parts', () => ({
  $state: atom<readonly MissingPart[]>([]),
  parts: 0,
  screens: 0
}))

/** What is wanted now and could not be loaded. */
export const $missingParts: ReadableAtom<readonly MissingPart[]> = shared.$state

/** Loads what stands beside other work: its failure takes nothing away. */
export function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  return counted('parts', load)
}

/** Loads a screen: where it is missing there is nothing else to show. */
export function loadScreen<Part>(load: () => Promise<Part>): Promise<Part> {
  return counted('screens', load)
}

/** Whether what fails to load now is told by `$missingParts`. */
export function isPartLoading(): boolean {
  return shared.parts > 0 && shared.screens === 0
}

/** Tells that a part is missing, until the answer is called. */
export function tellMissing(part: MissingPart): () => void {
  shared.$state.set([...shared.$state.get(), part])
  return () => {
    shared.$state.set(shared.$state.get().filter(item => item !== part))
  }
}

/**
 * Does something with a part as soon as it is there. Where it is missing, it
 * can be tried again until the address changes: then nobody waits for it.
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

/** Tries everything again that is missing. */
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
