/**
 * `unreachable` is no verdict. `sign-out-open`: the server has not confirmed a
 * sign-out. `replaced`: another administrator signed in in another tab.
 * `not-saved`: the browser lost the new session.
 */
export type GuestReason =
  | 'unauthenticated'
  | 'ended'
  | 'unreachable'
  | 'sign-out-open'
  | 'replaced'
  | 'not-saved'

/** `unchecked` until the first attempt has ended. */
export type Session<Admin> =
  | { kind: 'unchecked' }
  | {
      kind: 'guest'
      reason: GuestReason
      /** In s. */
      retryAfter?: number | undefined
    }
  | { kind: 'admin'; admin: Admin }
