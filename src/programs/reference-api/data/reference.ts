const PREFIXES: Record<string, string> = {
  deposit: 'DEP',
  withdrawal: 'WDR',
  entry_fee: 'FEE',
  prize: 'WIN',
  refund: 'RFD',
  commission: 'COM',
  bonus: 'BON',
  transfer: 'TRF',
  adjustment: 'ADJ',
  reversal: 'REV'
}

/** From 0 to `limit`, exclusive. */
export interface Numbers {
  below: (limit: number) => number
}

/** The prefix of the type and random digits: `DEP-1234-5678`. */
export function referenceOf(type: string, random: Numbers): string {
  const digits = String(random.below(100_000_000)).padStart(8, '0')
  return `${PREFIXES[type] ?? 'TXN'}-${digits.slice(0, 4)}-${digits.slice(4)}`
}
