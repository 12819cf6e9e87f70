import { documentSingleton } from './document-singleton.ts'

/** `decided` is the id of the row that somebody has decided, if he has one. */
type Listener = (decided: string | undefined) => void

const listeners = documentSingleton('changes', () => new Set<Listener>())

export function onChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function announceChange(decided?: string): void {
  for (const listener of Array.from(listeners)) listener(decided)
}
