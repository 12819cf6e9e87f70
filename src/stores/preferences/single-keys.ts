import { atom, onMount, type ReadableAtom } from 'nanostores'

import { onRemembered, remember } from './browser-memory.ts'
import { recall } from './recall.ts'

/** Where the preference is kept for every tab of this browser. */
export const SINGLE_KEYS_KEY = 'panel-single-keys'

/** Whether keys without Ctrl or Cmd are shortcuts. */
export type SingleKeys = 'on' | 'off'

const $state = atom<SingleKeys>('on')
/** Whether the last choice of this page is kept in this browser. */
let isKept = true

/** On until a person turns them off (WCAG 2.1.4). */
export const $singleKeys: ReadableAtom<SingleKeys> = $state

/** Turns single-key shortcuts on or off, here and in every other tab. */
export function chooseSingleKeys(keys: SingleKeys): void {
  $state.set(keys)
  isKept = remember(SINGLE_KEYS_KEY, keys)
}

onMount($state, () => {
  if (typeof window !== 'object') return undefined
  readPreference()
  return onRemembered(name => {
    if (name === SINGLE_KEYS_KEY || name === null) readPreference()
  })
})

function readPreference(): void {
  // What has been chosen on this page stays where nothing can be kept.
  if (isKept) $state.set(recall(SINGLE_KEYS_KEY) === 'off' ? 'off' : 'on')
}
