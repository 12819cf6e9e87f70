import { keep, look, take } from './preferences/tab-memory.ts'

/** A guest this recently is still a guest on the login, in ms. */
export const GUEST_GUARD_MS = 5000

const GUEST_AT = 'panel.nobodyAt'

export function keepKnownGuest(): void {
  keep(GUEST_AT, String(Date.now()))
}

export function isKnownGuest(): boolean {
  return isLately(look(GUEST_AT))
}

export function takeKnownGuest(): boolean {
  return isLately(take(GUEST_AT))
}

function isLately(instant: string | null): boolean {
  const age = Date.now() - Number(instant ?? 0)
  return age >= 0 && age < GUEST_GUARD_MS
}
