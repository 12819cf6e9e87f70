import { atom, type ReadableAtom } from 'nanostores'

import { documentSingleton } from './document-singleton.ts'

/** Successes are shown this long, in ms; failures stay. */
export const TOAST_MS = 6000

export interface Toast {
  id: number
  /** `accepted`: a success, too, which the server or an admin completes. */
  tone: 'done' | 'accepted' | 'unknown' | 'failed'
  title: string
  text?: string | undefined
  link?: { href: string; label: string } | undefined
  /** For support. */
  requestId?: string | undefined
}

const shared = documentSingleton('toasts', () => ({
  $state: atom<readonly Toast[]>([]),
  lastId: 0
}))

/** Oldest first. */
export const $toasts: ReadableAtom<readonly Toast[]> = shared.$state

/** Returns the id. Successes disappear by themselves. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  shared.lastId += 1
  shared.$state.set([...shared.$state.get(), { ...toast, id: shared.lastId }])
  return shared.lastId
}

/** Whether it disappears by itself. */
export function isSuccess({ tone }: Pick<Toast, 'tone'>): boolean {
  return tone === 'done' || tone === 'accepted'
}

export function dismissToast(id: number): void {
  shared.$state.set(shared.$state.get().filter(toast => toast.id !== id))
}
