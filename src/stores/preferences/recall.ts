/**
 * Returns the text kept in this browser under a name, if there is any. It is
 * apart from what keeps it, for the head of a page reads before there is more.
 */
export function recall(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}
