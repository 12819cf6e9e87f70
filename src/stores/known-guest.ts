import { forget, save, read, consume } from './preferences/tab-memory.ts'

/** A guest this recently is still a guest on the login, in ms. */
export const GUEST_GUARD_MS = 5000
/** A session that ended less than this ago is not resumed, in ms. */
export const ENDED_GUARD_MS = 30_000

const GUEST_AT = 'panel.guestAt'
const ENDED_AT = 'panel.endedAt'

export function saveKnownGuest(): void {
  save(GUEST_AT, String(Date.now()))
}

export function isKnownGuest(): boolean {
  return isRecent(read(GUEST_AT), GUEST_GUARD_MS)
}

export function consumeKnownGuest(): boolean {
  return isRecent(consume(GUEST_AT), GUEST_GUARD_MS)
}

export function saveEnded(): void {
  save(ENDED_AT, String(Date.now()))
}

export function consumeEnded(): boolean {
  return isRecent(consume(ENDED_AT), ENDED_GUARD_MS)
}

/** Somebody has signed in since: the next page asks again. */
export function forgetGuest(): void {
  forget(GUEST_AT)
  forget(ENDED_AT)
}

export function isRecent(instant: string | null, withinMs: number): boolean {
  const age = Date.now() - Number(instant ?? 0)
  return age >= 0 && age < withinMs
}
