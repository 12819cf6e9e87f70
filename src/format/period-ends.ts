import { startOfDay } from './zone-days.ts'

const DAY = 86_400_000
/** In ms: nothing is older, and years are written in four digits. */
const FIRST = 0
const LAST = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

/** A day that exists, `2026-11-01`, of 1970 to 9999. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/u.test(text) && isWritten(`${text}T00:00:00.000Z`)
}

/** An instant in UTC, `2026-11-01T10:00:00.000Z`. */
export function isInstant(text: string): boolean {
  return /^\d{4}-.*Z$/u.test(text) && isWritten(text)
}

/** From ms, clamped to the years that can be written. */
export function instantText(milliseconds: number): string {
  return new Date(Math.min(Math.max(milliseconds, FIRST), LAST)).toISOString()
}

export function addDays(day: string, days: number): string {
  return instantText(Date.parse(day) + days * DAY).slice(0, 10)
}

/** The start of a period in ms, given its first day or instant. */
export function startOf(end: string, zone: string): number {
  return isDay(end) ? startOfDay(end, zone) : Date.parse(end)
}

/** The end of a period in ms, given its last day or the end itself. */
export function endOf(end: string, zone: string): number {
  if (!isDay(end)) return Date.parse(end)
  const next = addDays(end, 1)
  return next === end ? LAST : startOfDay(next, zone)
}

/** A day beside an instant gets leeway: its start depends on the zone. */
export function isOrdered(from: string, to: string): boolean {
  if (isDay(from) && isDay(to)) return from <= to
  const leeway = isDay(from) || isDay(to) ? 2 * DAY : 0
  return Date.parse(from) <= Date.parse(to) + leeway
}

function isWritten(text: string): boolean {
  const milliseconds = Date.parse(text)
  return (
    milliseconds >= FIRST &&
    milliseconds <= LAST &&
    new Date(milliseconds).toISOString() === text
  )
}
