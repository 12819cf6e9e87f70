import {
  addDays,
  endOf,
  instantText,
  isDay,
  isInstant,
  isOrdered,
  startOf
} from './period-ends.ts'
import { dayOf, startOfDay } from './zone-days.ts'

const PRESETS = [
  'today',
  'yesterday',
  '7d',
  '30d',
  'last-week',
  'month',
  'last-month',
  'before-7d',
  'before-30d',
  'before-90d'
] as const

/** Relative to today; `month` is the current one, weeks begin on Monday. */
export type PeriodPreset = (typeof PRESETS)[number]

/**
 * An end is a day of the shown zone, `2026-11-01`, which belongs to the period,
 * or an instant in UTC, `2026-11-01T10:00:00.000Z`, which as `to` does not.
 */
export type Period =
  | { kind: 'preset'; preset: PeriodPreset }
  | { kind: 'since'; from: string }
  | { kind: 'until'; to: string }
  | { kind: 'between'; from: string; to: string }

/** Instants in UTC, ISO 8601: `from` inclusive, `to` exclusive. */
export interface PeriodBounds {
  from?: string
  to?: string
}

/** Reads `7d` or `2026-11-01..`; `undefined` if invalid. */
export function readPeriod(text: string): Period | undefined {
  const preset = PRESETS.find(name => name === text)
  if (preset) return { kind: 'preset', preset }
  const [from, to, ...more] = text.split('..')
  if (from === undefined || to === undefined || more.length > 0) {
    return undefined
  }
  if (to === '') return isEnd(from) ? { kind: 'since', from } : undefined
  if (from === '') return isEnd(to) ? { kind: 'until', to } : undefined
  return isEnd(from) && isEnd(to) && isOrdered(from, to)
    ? { kind: 'between', from, to }
    : undefined
}

export function writePeriod(period: Period): string {
  switch (period.kind) {
    case 'preset':
      return period.preset
    case 'since':
      return `${period.from}..`
    case 'until':
      return `..${period.to}`
    case 'between':
      return `${period.from}..${period.to}`
  }
}

export function periodBounds(
  period: Period,
  zone: string,
  nowMilliseconds: number
): PeriodBounds {
  switch (period.kind) {
    case 'preset':
      return presetBounds(period.preset, zone, dayOf(nowMilliseconds, zone))
    case 'since':
      return { from: instantText(startOf(period.from, zone)) }
    case 'until':
      return { to: instantText(endOf(period.to, zone)) }
    case 'between': {
      const from = startOf(period.from, zone)
      const to = Math.max(from, endOf(period.to, zone))
      return { from: instantText(from), to: instantText(to) }
    }
  }
}

/** As instants, no later than now: a link then shows the same rows later. */
export function pinPeriod(
  period: Period,
  zone: string,
  nowMilliseconds: number
): Period {
  const now = instantText(nowMilliseconds)
  const bounds = periodBounds(period, zone, nowMilliseconds)
  const to = earlier(bounds.to ?? now, now)
  return bounds.from === undefined
    ? { kind: 'until', to }
    : { kind: 'between', from: earlier(bounds.from, now), to }
}

function isEnd(text: string): boolean {
  return isDay(text) || isInstant(text)
}

function presetBounds(
  preset: PeriodPreset,
  zone: string,
  today: string
): PeriodBounds {
  const days = (first: string, last: string): PeriodBounds => ({
    from: instantText(startOfDay(first, zone)),
    to: instantText(endOf(last, zone))
  })
  const before = (day: string): PeriodBounds => ({
    to: instantText(startOfDay(day, zone))
  })
  switch (preset) {
    case 'today':
      return days(today, today)
    case 'yesterday':
      return days(addDays(today, -1), addDays(today, -1))
    case '7d':
      return days(addDays(today, -6), today)
    case '30d':
      return days(addDays(today, -29), today)
    case 'last-week': {
      const monday = addDays(today, -7 - daysSinceMonday(today))
      return days(monday, addDays(monday, 6))
    }
    case 'month':
      return days(`${today.slice(0, 8)}01`, lastDayOfMonth(today))
    case 'last-month': {
      const last = addDays(`${today.slice(0, 8)}01`, -1)
      return days(`${last.slice(0, 8)}01`, last)
    }
    case 'before-7d':
      return before(addDays(today, -7))
    case 'before-30d':
      return before(addDays(today, -30))
    case 'before-90d':
      return before(addDays(today, -90))
  }
}

function daysSinceMonday(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7
}

function lastDayOfMonth(day: string): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/** Both in UTC with four-digit years, so text order is time order. */
function earlier(one: string, other: string): string {
  return one < other ? one : other
}
