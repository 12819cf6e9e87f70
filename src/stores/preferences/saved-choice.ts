import { atom, onMount, type ReadableAtom } from 'nanostores'

import { onRemembered, remember } from './browser-memory.ts'
import { recall } from './recall.ts'

interface SavedChoice<Value extends string> {
  $choice: ReadableAtom<Value>
  choose: (value: Value) => void
}

/**
 * Saved in the browser and shared by its tabs. Whatever `valueOf` does not know
 * means `initial`.
 */
export function savedChoice<Value extends string>(
  key: string,
  initial: Value,
  valueOf: (saved: string | undefined) => Value | undefined
): SavedChoice<Value> {
  const $choice = atom<Value>(initial)
  let isSaved = true
  const read = (): void => {
    // Without storage, the choice of this page stays.
    if (isSaved) $choice.set(valueOf(recall(key)) ?? initial)
  }
  onMount($choice, () => {
    if (typeof window !== 'object') return undefined
    read()
    return onRemembered(name => {
      if (name === key || name === null) read()
    })
  })
  return {
    $choice,
    choose(value) {
      $choice.set(value)
      isSaved = remember(key, value)
    }
  }
}
