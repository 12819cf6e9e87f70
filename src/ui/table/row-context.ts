export type CurrencyDecimals =
  | { kind: 'loading' }
  | { kind: 'known'; byCode: ReadonlyMap<string, { decimals: number }> }
  | { kind: 'unknown' }

/** Keeps its identity until a value changes, to avoid rerenders. */
export interface RowContext {
  zone: string
  /** The server's time, ms. Hydration must see the prerendered value. */
  now: () => number
  currencies: CurrencyDecimals
  /** With no row open. */
  address: string
  remarks: RowRemarks
}

/** By row key; only the screen's own cells know the type. */
export type RowRemarks = ReadonlyMap<string, object>

export const NO_REMARKS: RowRemarks = new Map()
