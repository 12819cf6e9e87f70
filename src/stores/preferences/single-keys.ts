import { atom, onMount, type ReadableAtom } from 'nanostores'

import { onRemembered, remember } from './browser-memory.ts'
import { recall } from './recall.ts'

const SINGLE_KEYS_KEY = 'panel-single-keys'

export type SingleKeys = 'on' | 'off'

const $state = atom<SingleKeys>('on')
let isSaved = true

/** On until turned off (WCAG 2.1.4). */
export const $singleKeys: ReadableAtom<SingleKeys> = $state

export function chooseSingleKeys(keys: SingleKeys): void {
  $state.set(keys)
  isSaved = remember(SINGLE_KEYS_KEY, keys)
}

onMount($state, () => {
  if (typeof window !== 'object') return undefined
  readPreference()
  return onRemembered(name => {
    if (name === SINGLE_KEYS_KEY || name === null) readPreference()
  })
})

function readPreference(): void {
  // Without storage, the choice of this page stays.
  if (isSaved) $state.set(recall(SINGLE_KEYS_KEY) === 'off' ? 'off' : 'on')
}
