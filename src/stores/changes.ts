import { oncePerDocument } from './once.ts'

const listeners = oncePerDocument('changes', () => new Set<() => void>())

/** Calls back whenever an action has changed something. Gives its undo. */
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
