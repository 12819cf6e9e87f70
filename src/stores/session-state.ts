/**
 * Why a visitor is a guest: nobody is signed in, the session has just ended,
 * the server could not be asked, which is no verdict at all, it has not
 * confirmed the sign-out of this browser yet, or another administrator has
 * signed in in another tab, and this page is nobody's, or the browser did not
 * keep the session that has just begun.
 */
export type GuestReason =
  | 'unauthenticated'
  | 'ended'
  | 'unreachable'
  | 'sign-out-open'
  | 'replaced'
  | 'not-kept'

/** The session as the panel knows it; `unchecked` until the first attempt ended. */
export type Session<Admin> =
  | { kind: 'unchecked' }
  | {
      kind: 'guest'
      reason: GuestReason
      /** For how long the server wants not to be asked again, s. */
      retryAfter?: number | undefined
    }
  | { kind: 'admin'; admin: Admin }
