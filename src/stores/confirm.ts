import { atom, type ReadableAtom } from 'nanostores'

import { documentSingleton } from './document-singleton.ts'
import { emit, on, type PanelEvents } from './events.ts'
import { reportFailure } from './report-failure.ts'

type Question = PanelEvents['confirm']

/**
 * The open confirm. Every confirm has an id of its own; `opening` counts how
 * often the dialog was opened, so it stays when a second confirm replaces the
 * first in place.
 */
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
    // The type promises options, an untyped caller may not.
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

/** The confirm that is open in this document, one at a time. */
export const $confirm: ReadableAtom<OpenConfirm | undefined> = shared.$state

/** Asks the administrator to accept or reject. */
export function askConfirm(options: Question): void {
  emit('confirm', options)
}

/**
 * Lets confirms of `group` open, as its host is there now. Returns an unsubscribe function.
 * Confirms without a group always open.
 */
export function addConfirmGroup(group: string): () => void {
  shared.groups.add(group)
  return () => {
    shared.groups.delete(group)
  }
}

/** Closes the confirm `id`, then calls its `accept`. Once per opening. */
export function acceptConfirm(id: number): void {
  attempt(closeConfirm(id)?.accept)
}

/** Closes the confirm `id`, then calls its `reject`. Once per opening. */
export function rejectConfirm(id: number): void {
  attempt(closeConfirm(id)?.reject)
}

/** Closes the confirm `id` without an answer, then calls its `onHide`. */
export function hideConfirm(id: number): void {
  attempt(closeConfirm(id)?.onHide)
}

function closeConfirm(id: number): Question | undefined {
  const confirm = shared.$state.get()
  // A second click comes late: its confirm is closed or replaced already.
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
