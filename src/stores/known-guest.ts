import { save, read, consume } from './preferences/tab-memory.ts'

/** A guest this recently is still a guest on the login, in ms. */
export const GUEST_GUARD_MS = 5000

const GUEST_AT = 'panel.nobodyAt'

export function saveKnownGuest(): void {
  save(GUEST_AT, String(Date.now()))
}

export function isKnownGuest(): boolean {
  return isLately(read(GUEST_AT))
}

export function consumeKnownGuest(): boolean {
  return isLately(consume(GUEST_AT))
}

function isLately(instant: string | null): boolean {
  const age = Date.now() - Number(instant ?? 0)
  return age >= 0 && age < GUEST_GUARD_MS
}
