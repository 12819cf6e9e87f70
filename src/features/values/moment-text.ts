import { clockText, dayText } from '../../format/dates.ts'

/** `21 Nov 2026 14:01:52`: an instant with its year, in a zone. */
export function momentText(instant: string, zone: string): string {
  return `${dayText(instant, zone)} ${clockText(instant, zone)}`
}
