import { messages } from '../../messages.ts'
import { documentSingleton } from '../document-singleton.ts'
import { showToast } from '../toasts.ts'

const shared = documentSingleton('browser-memory', () => ({
  isReported: false
}))

/** Returns false if nothing can be stored; the user is notified once. */
export function remember(name: string, text: string): boolean {
  const isSaved = write(name, text)
  if (!isSaved && !shared.isReported) {
    shared.isReported = true
    showToast({ tone: 'unknown', ...messages.storage.noSettings })
  }
  return isSaved
}

function write(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text)
    return localStorage.getItem(name) === text
  } catch {
    return false
  }
}

/** Subscribes to changes by other tabs. Returns a cleanup function. */
export function onRemembered(
  listener: (name: string | null) => void
): () => void {
  if (typeof window !== 'object') return () => undefined
  const page = window
  const listen = ({ key }: StorageEvent): void => listener(key)
  page.addEventListener('storage', listen)
  return () => {
    // A store may outlive its page (in tests).
    if (typeof window === 'object') page.removeEventListener('storage', listen)
  }
}
