/**
 * Why a visitor is a guest: nobody is signed in, the session has just ended,
 * or the server could not be asked, which is no verdict at all.
 */
export type GuestReason = 'unauthenticated' | 'ended' | 'unreachable'

/** The session as the panel knows it; `unchecked` until the first attempt ended. */
export type Session<Admin> =
  | { kind: 'unchecked' }
  | { kind: 'guest'; reason: GuestReason }
  | { kind: 'admin'; admin: Admin }
