import { atom, type ReadableAtom } from 'nanostores'

import { documentSingleton } from './document-singleton.ts'
import { emit, on, type PanelEvents } from './events.ts'
import { reportFailure } from './report-failure.ts'

type Question = PanelEvents['confirm']

/** `opening` stays the same when another confirm replaces this in place. */
export interface OpenConfirm {
  id: number
  opening: number
  options: Question
}

const shared = documentSingleton('confirm', () => {
  const $state = atom<OpenConfirm | undefined>(undefined)
  const groups = new Set<string | undefined>([undefined])
  let lastId = 0
  let lastOpening = 0

  on('confirm', options => {
    // The type promises options, but an untyped caller may pass none.
    if (!(options as Question | undefined)) return
    if (!groups.has(options.group)) return
    attempt(options.onShow)
    const opening = $state.get()?.opening ?? ++lastOpening
    $state.set({ id: ++lastId, opening, options })
  })
  on('close', () => {
    $state.set(undefined)
  })
  return { $state, groups }
})

export const $confirm: ReadableAtom<OpenConfirm | undefined> = shared.$state

export function askConfirm(options: Question): void {
  emit('confirm', options)
}

/** Confirms of a group need its host. Returns a cleanup function. */
export function addConfirmGroup(group: string): () => void {
  shared.groups.add(group)
  return () => {
    shared.groups.delete(group)
  }
}

/** Once per opening, after closing. */
export function acceptConfirm(id: number): void {
  attempt(closeConfirm(id)?.accept)
}

/** Once per opening, after closing. */
export function rejectConfirm(id: number): void {
  attempt(closeConfirm(id)?.reject)
}

export function hideConfirm(id: number): void {
  attempt(closeConfirm(id)?.onHide)
}

function closeConfirm(id: number): Question | undefined {
  const confirm = shared.$state.get()
  if (confirm?.id !== id) return undefined
  shared.$state.set(undefined)
  return confirm.options
}

function attempt(callback: (() => void) | undefined): void {
  try {
    callback?.()
  } catch (error) {
    reportFailure(error)
  }
}
