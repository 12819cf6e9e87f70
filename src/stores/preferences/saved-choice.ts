import { atom, onMount, type ReadableAtom } from 'nanostores'

import { onRemembered, remember } from './browser-memory.ts'
import { recall } from './recall.ts'

interface SavedChoice<Value extends string> {
  $choice: ReadableAtom<Value>
  choose: (value: Value) => void
}

/**
 * One of a few values, saved in the browser and shared by its tabs. Whatever
 * else is saved means `initial`.
 */
export function savedChoice<Value extends string>(
  key: string,
  values: readonly Value[],
  initial: Value
): SavedChoice<Value> {
  const $choice = atom<Value>(initial)
  let isSaved = true
  const read = (): void => {
    const saved = recall(key)
    // Without storage, the choice of this page stays.
    if (isSaved) $choice.set(values.find(value => value === saved) ?? initial)
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
