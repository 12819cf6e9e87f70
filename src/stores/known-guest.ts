import { keep, look, take } from './preferences/tab-memory.ts'

/** Who was nobody this short ago is nobody on the login as well, ms. */
export const GUEST_GUARD_MS = 5000

const GUEST_AT = 'panel.nobodyAt'

/** Keeps for the login that this visitor has just been asked about. */
export function keepKnownGuest(): void {
  keep(GUEST_AT, String(Date.now()))
}

/** Whether the page before this one has just asked who looks. */
export function isKnownGuest(): boolean {
  return isLately(look(GUEST_AT))
}

/** Likewise, for the one who acts on it: it is forgotten. */
export function takeKnownGuest(): boolean {
  return isLately(take(GUEST_AT))
}

function isLately(instant: string | null): boolean {
  const age = Date.now() - Number(instant ?? 0)
  return age >= 0 && age < GUEST_GUARD_MS
}
