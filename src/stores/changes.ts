import { documentSingleton } from './document-singleton.ts'

const listeners = documentSingleton('changes', () => new Set<() => void>())

/** Calls back whenever an action has changed something. Returns an unsubscribe function. */
export function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Says that something was changed: whatever is shown is read again. */
export function announceChange(): void {
  for (const listener of Array.from(listeners)) listener()
}
