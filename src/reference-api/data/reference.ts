/** What a movement is called by, after its kind. */
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

/** A source of whole numbers from 0 to a limit, which it excludes. */
export interface Numbers {
  below: (limit: number) => number
}

/** What people quote: the kind of movement and digits without an order. */
export function referenceOf(type: string, random: Numbers): string {
  const digits = String(random.below(100_000_000)).padStart(8, '0')
  return `${PREFIXES[type] ?? 'TXN'}-${digits.slice(0, 4)}-${digits.slice(4)}`
}
