/** Reads a saved setting. A module of its own keeps inline scripts small. */
export function recall(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}
