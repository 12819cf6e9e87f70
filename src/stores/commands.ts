import { atom, type ReadableAtom } from 'nanostores'

import { documentSingleton } from './document-singleton.ts'

export interface Command {
  /** Commands with the same name count as one. */
  label: string
  key?: string | undefined
  run: () => void
}

const $offered = documentSingleton('commands', () =>
  atom<readonly Command[]>([])
)

/** In order of registration. */
export const $commands: ReadableAtom<readonly Command[]> = $offered

/** Returns an unregister function. */
export function registerCommand(command: Command): () => void {
  $offered.set([...$offered.get(), command])
  return () => {
    $offered.set($offered.get().filter(item => item !== command))
  }
}
