import type { NetPoint } from './net-points.ts'

export interface NetFormat {
  /** `+535.45`, or `0.00` without a sign. */
  signed: (minorUnits: bigint) => string
  /** As in `1.3k`. */
  compact: (minorUnits: bigint) => string
  /** `2026-11-08` as `8 Nov`. */
  day: (day: string) => string
}

export function daysText(
  { first, last }: Pick<NetPoint, 'first' | 'last'>,
  format: Pick<NetFormat, 'day'>
): string {
  return first === last
    ? format.day(first)
    : `${format.day(first)} – ${format.day(last)}`
}
