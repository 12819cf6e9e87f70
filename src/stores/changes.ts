import { documentSingleton } from './document-singleton.ts'

const listeners = documentSingleton('changes', () => new Set<() => void>())

/** Subscribes to data changes. Returns an unsubscribe function. */
export function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Reports a data change, so whatever is shown is fetched again. */
export function announceChange(): void {
  for (const listener of Array.from(listeners)) listener()
}
