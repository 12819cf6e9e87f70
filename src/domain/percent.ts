import { LOCALE } from './locale.ts'

/** A percent has a hundred hundredths, and a share a hundred percent. */
const BASIS_POINTS = 10_000

const format = new Intl.NumberFormat(LOCALE, {
  style: 'percent',
  maximumFractionDigits: 2
})

/** A share of so many basis points, as people write it. */
export function percentText(basisPoints: number): string {
  return format.format(basisPoints / BASIS_POINTS)
}
