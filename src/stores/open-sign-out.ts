/** When a sign-out here was not confirmed by the server. Not a secret. */
const MARK = 'panel.signedOutAt'

/**
 * The last sign-out that the server may not know of: its cookie may still be
 * valid, but must not sign anybody in. Shared by all tabs; `undefined` without
 * storage.
 */
export function lastOpenSignOut(): string | undefined {
  try {
    return localStorage.getItem(MARK) ?? undefined
  } catch {
    return undefined
  }
}

export function isSignOutOpen(): boolean {
  return lastOpenSignOut() !== undefined
}

/** Marks a sign-out as open. Returns whether the browser stored it. */
export function openSignOut(): boolean {
  // Two clicks may fall into one millisecond.
  const signOut = `${Date.now()} ${Math.random()}`
  try {
    localStorage.setItem(MARK, signOut)
  } catch {
    // Only the server's response counts then.
  }
  return lastOpenSignOut() === signOut
}

/** Call when the server confirmed it, or somebody has signed in since. */
export function closeSignOut(signOut: string | undefined): void {
  if (signOut === undefined || lastOpenSignOut() !== signOut) return
  try {
    localStorage.removeItem(MARK)
  } catch {
    // There was nothing to remove.
  }
}
