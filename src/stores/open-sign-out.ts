/** When somebody signed out here and the server did not say yes. No secret. */
const MARK = 'panel.signedOutAt'

/**
 * True where this browser has signed out and the server may not know: its
 * cookie may still be good, and must not sign anybody in. All tabs share it;
 * a browser without storage has nothing of the kind.
 */
export function isSignOutOpen(): boolean {
  try {
    return localStorage.getItem(MARK) !== null
  } catch {
    return false
  }
}

/** From now on a sign-out is open. */
export function openSignOut(): void {
  try {
    localStorage.setItem(MARK, String(Date.now()))
  } catch {
    // The server's answer alone has to do.
  }
}

/** The server knows of the sign-out, or somebody has signed in since. */
export function closeSignOut(): void {
  try {
    localStorage.removeItem(MARK)
  } catch {
    // There was nothing to forget.
  }
}
