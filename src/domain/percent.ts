import { LOCALE } from './locale.ts'

/** A percent has a hundred hundredths, and a share a hundred percent. */
const BASIS_POINTS = 10_000

/** A share of so many basis points, as people write it. */
export function percentText(basisPoints: number): string {
  return (basisPoints / BASIS_POINTS).toLocaleString(LOCALE, {
    style: 'percent',
    maximumFractionDigits: 2
  })
}
