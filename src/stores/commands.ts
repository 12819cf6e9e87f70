import { atom, type ReadableAtom } from 'nanostores'

import { documentSingleton } from './document-singleton.ts'

/** A command of the current screen, run by its key or from the palette. */
export interface Command {
  /** The name in the palette; commands with the same name are one. */
  label: string
  key?: string | undefined
  run: () => void
}

const $offered = documentSingleton('commands', () =>
  atom<readonly Command[]>([])
)

/** The commands of the current screen, in order of registration. */
export const $commands: ReadableAtom<readonly Command[]> = $offered

/** Returns an unregister function. */
export function registerCommand(command: Command): () => void {
  $offered.set([...$offered.get(), command])
  return () => {
    $offered.set($offered.get().filter(item => item !== command))
  }
}
