import { startOfDay } from './zone-days.ts'

const DAY = 86_400_000
/** Addresses and columns write years in four digits, and nothing is older. */
const FIRST = 0
const LAST = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

/** Whether a text is a day that exists, `2026-11-01`, of 1970 to 9999. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/u.test(text) && isWritten(`${text}T00:00:00.000Z`)
}

/** Whether a text is an instant in UTC, `2026-11-01T10:00:00.000Z`. */
export function isInstant(text: string): boolean {
  return /^\d{4}-.*Z$/u.test(text) && isWritten(text)
}

/** An instant (ms) as text, kept within the years that can be written. */
export function instantText(milliseconds: number): string {
  return new Date(Math.min(Math.max(milliseconds, FIRST), LAST)).toISOString()
}

/** The day so many days after another, or before it. */
export function addDays(day: string, days: number): string {
  return instantText(Date.parse(day) + days * DAY).slice(0, 10)
}

/** Where a period begins that begins with this day or instant, ms. */
export function startOf(end: string, zone: string): number {
  return isDay(end) ? startOfDay(end, zone) : Date.parse(end)
}

/** Where a period ends whose last day this is, or that ends here, ms. */
export function endOf(end: string, zone: string): number {
  if (!isDay(end)) return Date.parse(end)
  const next = addDays(end, 1)
  return next === end ? LAST : startOfDay(next, zone)
}

/**
 * Whether a period could run from one end to the other. A day begins and ends
 * at another instant in each zone, so beside an instant it has some leeway.
 */
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
