/** Postgres and SQLite both store an amount in 64 bits. */
export const MAX_MINOR_UNITS = 9_223_372_036_854_775_807n

/** In major units; larger amounts have to be typed twice. */
const LARGE = { real: 1_000n, virtual: 10_000n }

export function isLargeAmount(
  minorUnits: string,
  currency: { type: 'real' | 'virtual'; decimals: number }
): boolean {
  const units = BigInt(minorUnits)
  const size = units < 0n ? -units : units
  return size > LARGE[currency.type] * 10n ** BigInt(currency.decimals)
}
