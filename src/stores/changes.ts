import { documentSingleton } from './document-singleton.ts'

const listeners = documentSingleton('changes', () => new Set<() => void>())

export function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function announceChange(): void {
  for (const listener of Array.from(listeners)) listener()
}
