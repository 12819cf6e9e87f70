import { atom, type ReadableAtom } from 'nanostores'

import { documentSingleton } from './document-singleton.ts'

/** Something that the shown screen can do, by its key or by its name. */
export interface Command {
  /** Names it in the palette; two of a name are one command. */
  label: string
  /** The single key that does it. */
  key?: string | undefined
  run: () => void
}

const $offered = documentSingleton('commands', () =>
  atom<readonly Command[]>([])
)

/** What the shown screen offers, in the order in which it was offered. */
export const $commands: ReadableAtom<readonly Command[]> = $offered

/** Offers a command until the answer is called. */
export function registerCommand(command: Command): () => void {
  $offered.set([...$offered.get(), command])
  return () => {
    $offered.set($offered.get().filter(item => item !== command))
  }
}
