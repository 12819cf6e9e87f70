import { clockText, dayText } from '../../format/dates.ts'

/** E.g. `21 Nov 2026 14:01:52`. */
export function momentText(instant: string, zone: string): string {
  return `${dayText(instant, zone)} ${clockText(instant, zone)}`
}
