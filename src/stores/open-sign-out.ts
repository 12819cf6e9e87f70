/** When somebody signed out here and the server did not say yes. No secret. */
const MARK = 'panel.signedOutAt'

/**
 * The last sign-out of this browser that the server may not know of: its
 * cookie may still be good, and must not sign anybody in. All tabs share it;
 * a browser without storage has nothing of the kind.
 */
export function lastOpenSignOut(): string | undefined {
  try {
    return localStorage.getItem(MARK) ?? undefined
  } catch {
    return undefined
  }
}

/** Whether there is one. */
export function isSignOutOpen(): boolean {
  return lastOpenSignOut() !== undefined
}

/** From now on a sign-out is open. Returns whether the browser keeps that. */
export function openSignOut(): boolean {
  // Two may be pressed in one millisecond.
  const signOut = `${Date.now()} ${Math.random()}`
  try {
    localStorage.setItem(MARK, signOut)
  } catch {
    // The server's answer alone has to do.
  }
  return lastOpenSignOut() === signOut
}

/** The server knows of this one, or somebody has signed in behind it. */
export function closeSignOut(signOut: string | undefined): void {
  if (signOut === undefined || lastOpenSignOut() !== signOut) return
  try {
    localStorage.removeItem(MARK)
  } catch {
    // There was nothing to forget.
  }
}
