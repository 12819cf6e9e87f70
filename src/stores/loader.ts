import { atom, type ReadableAtom } from 'nanostores'

import { documentSingleton } from './document-singleton.ts'
import { on } from './events.ts'

export type Loader = { kind: 'off' } | { kind: 'on'; label?: string }

const OFF: Loader = { kind: 'off' }

/** Calls are not counted: two shows and one hide are off. */
export const $loader: ReadableAtom<Loader> = documentSingleton('loader', () => {
  const $state = atom<Loader>(OFF)
  on('showLoader', payload => {
    const label = payload?.label
    $state.set(label ? { kind: 'on', label } : { kind: 'on' })
  })
  on('hideLoader', () => {
    $state.set(OFF)
  })
  return $state
})
