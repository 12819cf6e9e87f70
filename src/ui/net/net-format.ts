import type { NetPoint } from './net-points.ts'

/** How the chart writes amounts of minor units, and days. */
export interface NetFormat {
  /** With its sign, `0.00` without: `+535.45`. */
  signed: (minorUnits: bigint) => string
  /** Short, for the ends of the scale: `1.3k`. */
  compact: (minorUnits: bigint) => string
  /** `2026-11-08` as `8 Nov`. */
  day: (day: string) => string
}

/** `8 Nov`, or `3 Nov – 9 Nov` for several days. */
export function daysText(
  { first, last }: Pick<NetPoint, 'first' | 'last'>,
  format: Pick<NetFormat, 'day'>
): string {
  return first === last
    ? format.day(first)
    : `${format.day(first)} – ${format.day(last)}`
}
