const PROBE = 'panel.probe'

/** Saved for this tab; false if nothing can be stored. */
export function save(name: string, text: string): boolean {
  try {
    sessionStorage.setItem(name, text)
    return sessionStorage.getItem(name) === text
  } catch {
    return false
  }
}

/** Whether this tab stores anything, which a browser's settings may deny. */
export function canSave(): boolean {
  const isSaved = save(PROBE, 'yes')
  forget(PROBE)
  return isSaved
}

export function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

/** Reads a saved text and removes it. */
export function consume(name: string): string | null {
  try {
    const text = sessionStorage.getItem(name)
    sessionStorage.removeItem(name)
    return text
  } catch {
    return null
  }
}

export function forget(name: string): void {
  consume(name)
}
