/** The filter that says of which period the sums are. */
export const PERIOD = 'createdAt'

const FILTERS = ['walletId', 'userId', 'currency'] as const

/** The filter with several values, and these; for wallets before currencies. */
export interface Compared {
  by: (typeof FILTERS)[number]
  values: readonly string[]
}

type Filters = Readonly<Record<string, readonly string[]>>

export function comparedBy(filters: Filters): Compared | undefined {
  const by = FILTERS.find(name => (filters[name]?.length ?? 0) > 1)
  // Users are summed in their own wallets: what is a credit in these rows is a
  // debit there.
  if (by === 'userId' && (filters['walletId'] ?? filters['direction'])) {
    return undefined
  }
  return by && { by, values: filters[by] ?? [] }
}

/** Beside sums of another period, or of other wallets, there is no chart. */
export function hasChart(filters: Filters): boolean {
  const compared = comparedBy(filters)
  return (
    compared === undefined ||
    (compared.by !== 'userId' && filters[PERIOD] !== undefined)
  )
}
