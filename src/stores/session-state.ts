/**
 * Why a visitor is a guest. `unreachable`: the server gave no verdict.
 * `sign-out-open`: it has not confirmed a sign-out. `replaced`: somebody else
 * signed in in another tab. `not-kept`: the browser lost the new session.
 */
export type GuestReason =
  | 'unauthenticated'
  | 'ended'
  | 'unreachable'
  | 'sign-out-open'
  | 'replaced'
  | 'not-kept'

/** `unchecked` until the first attempt has ended. */
export type Session<Admin> =
  | { kind: 'unchecked' }
  | {
      kind: 'guest'
      reason: GuestReason
      /** For how long the server wants no request, in s. */
      retryAfter?: number | undefined
    }
  | { kind: 'admin'; admin: Admin }
