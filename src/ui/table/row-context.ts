/** What is known of currencies by code, as far as amounts need it. */
export type CurrencyDecimals =
  | { kind: 'loading' }
  | { kind: 'known'; byCode: ReadonlyMap<string, { decimals: number }> }
  | { kind: 'unknown' }

/**
 * What the cells of a table read beside their row. It is the same object until
 * one of its values changes, so that no cell is rendered for nothing.
 */
export interface RowContext {
  /** The zone that times are shown in. */
  zone: string
  /**
   * What ages are counted to, ms since the epoch. It stands still between the
   * painting of rows and their hydration, which must find what it would make.
   */
  now: () => number
  currencies: CurrencyDecimals
  /** The address of the list, with no row open. */
  address: string
  remarks: RowRemarks
}

/**
 * What a screen has to say of its rows beside what they hold, by their keys.
 * Only its own cells know what that is.
 */
export type RowRemarks = ReadonlyMap<string, object>

/** Of rows that nobody has anything to say of. */
export const NO_REMARKS: RowRemarks = new Map()
