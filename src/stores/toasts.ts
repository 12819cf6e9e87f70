import { atom, type ReadableAtom } from 'nanostores'

import { documentSingleton } from './document-singleton.ts'

/** How long a success is shown, in ms; failures stay. */
export const TOAST_MS = 6000

export interface Toast {
  id: number
  tone: 'done' | 'unknown' | 'failed'
  /** The fact in bold, and one sentence. */
  title: string
  text?: string | undefined
  /** Where the result can be seen. */
  link?: { href: string; label: string } | undefined
  /** To be quoted to whoever runs the API. */
  requestId?: string | undefined
}

const shared = documentSingleton('toasts', () => ({
  $state: atom<readonly Toast[]>([]),
  lastId: 0
}))

/** Oldest first. */
export const $toasts: ReadableAtom<readonly Toast[]> = shared.$state

/** Shows a toast; a success goes by itself. Returns its id. */
export function tell(toast: Omit<Toast, 'id'>): number {
  shared.lastId += 1
  shared.$state.set([...shared.$state.get(), { ...toast, id: shared.lastId }])
  return shared.lastId
}

export function dismissToast(id: number): void {
  shared.$state.set(shared.$state.get().filter(toast => toast.id !== id))
}
