/** Above so many major units an amount is typed twice. */
const LARGE = { real: 1_000n, virtual: 10_000n }

/** Whether an amount is so large that a slip of the hand would hurt. */
export function isLargeAmount(
  minorUnits: string,
  currency: { type: 'real' | 'virtual'; decimals: number }
): boolean {
  const units = BigInt(minorUnits)
  const size = units < 0n ? -units : units
  return size > LARGE[currency.type] * 10n ** BigInt(currency.decimals)
}
