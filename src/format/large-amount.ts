interface SizedCurrency {
  type: 'real' | 'virtual'
  decimals: number
  /** In minor units, if the server says so. */
  largeAmount?: string | undefined
}

/** Larger amounts have to be typed twice. */
export function isLargeAmount(
  minorUnits: string,
  currency: SizedCurrency
): boolean {
  const units = BigInt(minorUnits)
  const size = units < 0n ? -units : units
  return size > BigInt(currency.largeAmount ?? usualLimit(currency))
}

/** In minor units. */
function usualLimit({ type, decimals }: SizedCurrency): bigint {
  return majorUnits(type, decimals) * 10n ** BigInt(decimals)
}

function majorUnits(type: SizedCurrency['type'], decimals: number): bigint {
  if (type === 'virtual') return 10_000n
  // Coins such as BTC and ETH: no country's currency has more than four.
  if (decimals > 4) return 1n
  // Yen, won, pesos: one is worth about a hundredth of a euro.
  return decimals === 0 ? 100_000n : 1_000n
}
