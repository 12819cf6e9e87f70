export type CurrencyDecimals =
  | { kind: 'loading' }
  | { kind: 'known'; byCode: ReadonlyMap<string, { decimals: number }> }
  | { kind: 'unknown' }

/**
 * What cells read beside their row. Keeps its identity until a value changes,
 * so no cell rerenders needlessly.
 */
export interface RowContext {
  /** The displayed time zone. */
  zone: string
  /**
   * The base of ages, in ms since the epoch. Fixed between prerendering and
   * hydration, whose output must match.
   */
  now: () => number
  currencies: CurrencyDecimals
  /** The list's address with no row open. */
  address: string
  remarks: RowRemarks
}

/** A screen's remarks on rows, by row key; only its own cells know the type. */
export type RowRemarks = ReadonlyMap<string, object>

export const NO_REMARKS: RowRemarks = new Map()
