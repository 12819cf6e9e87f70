/** Keeps a text for this tab; false where the browser keeps nothing. */
export function keep(name: string, text: string): boolean {
  try {
    sessionStorage.setItem(name, text)
    return sessionStorage.getItem(name) === text
  } catch {
    return false
  }
}

/** Returns what was kept, and keeps it. */
export function look(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

/** Returns what was kept, and forgets it. */
export function take(name: string): string | null {
  try {
    const text = sessionStorage.getItem(name)
    sessionStorage.removeItem(name)
    return text
  } catch {
    return null
  }
}

/** Forgets what was kept. */
export function forget(name: string): void {
  take(name)
}
