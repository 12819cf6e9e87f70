import { dayText } from '../../../format/dates.ts'
import type { PeriodBounds } from '../../../format/periods.ts'
import { messages } from '../../../messages.ts'

export function periodText({ from, to }: PeriodBounds, zone: string): string {
  const first = from && dayText(from, zone)
  const last = to && dayText(lastInstantBefore(to), zone)
  if (first === undefined) return messages.statement.sinceFirst(last ?? '')
  if (last === undefined) return messages.filters.since(first)
  return first === last ? first : `${first} – ${last}`
}

function lastInstantBefore(instant: string): string {
  return new Date(Date.parse(instant) - 1).toISOString()
}
