/** Gives the text kept in this browser under a name, if there is any. */
export function recall(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a text in this browser; false where the browser keeps nothing. */
export function remember(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text)
    return localStorage.getItem(name) === text
  } catch {
    return false
  }
}

/** Calls `listener` when another tab changes what is kept under a name. */
export function onRemembered(listener: (name: string | null) => void): void {
  if (typeof window !== 'object') return
  window.addEventListener('storage', ({ key }) => listener(key))
}
