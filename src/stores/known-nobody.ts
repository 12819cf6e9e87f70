import { keep, look, take } from './preferences/tab-memory.ts'

/** Who was nobody this short ago is nobody on the login as well, ms. */
export const NOBODY_GUARD_MS = 5000

const NOBODY_AT = 'panel.nobodyAt'

/** Keeps for the login that this visitor has just been asked about. */
export function keepNobody(): void {
  keep(NOBODY_AT, String(Date.now()))
}

/** Whether the page before this one has just asked who looks. */
export function isKnownNobody(): boolean {
  return isLately(look(NOBODY_AT))
}

/** Likewise, for the one who acts on it: it is forgotten. */
export function takeKnownNobody(): boolean {
  return isLately(take(NOBODY_AT))
}

function isLately(instant: string | null): boolean {
  const age = Date.now() - Number(instant ?? 0)
  return age >= 0 && age < NOBODY_GUARD_MS
}
