import { guardFormulas } from './formula-guard.ts'

export type CsvCell =
  | { kind: 'text'; value: string }
  /** A plain decimal of any length: `-12.50`. */
  | { kind: 'number'; value: string }

/** What a spreadsheet expects depends on the country it was made for. */
export interface CsvDialect {
  separator: ',' | ';'
  decimal: '.' | ','
}

export const csvDialects = {
  comma: { separator: ',', decimal: '.' },
  semicolon: { separator: ';', decimal: ',' }
} as const satisfies Record<string, CsvDialect>

export type CsvDialectName = keyof typeof csvDialects

/** `head` is the column's name in the first line. */
export interface CsvField<Row> {
  head: string
  /** The field of the contract that it is made of. */
  of?: string
  /** The same amount in minor units: for programs. */
  repeats?: boolean
  cell(row: Row): CsvCell
}

/** Without it, spreadsheets do not read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

const PLAIN_DECIMAL = /^-?\d+(\.\d+)?$/u

/** The same for each dialect: a spreadsheet may expect the other one. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/u

export function textCell(value: string | undefined): CsvCell {
  return { kind: 'text', value: value ?? '' }
}

export function numberCell(value: string | number | undefined): CsvCell {
  return value === undefined
    ? textCell(undefined)
    : { kind: 'number', value: String(value) }
}

/**
 * One line (RFC 4180, with the separator of the dialect), CRLF included. Text
 * that could run as a formula gets an apostrophe before it; a number like
 * `1e+21` is written as text.
 */
export function csvLine(
  cells: readonly CsvCell[],
  { separator, decimal }: CsvDialect
): string {
  const texts = cells.map(cell => cellText(cell, decimal))
  return `${texts.join(separator)}\r\n`
}

function cellText({ kind, value }: CsvCell, decimal: string): string {
  // Without quotes, or a spreadsheet may take it for a text.
  if (kind === 'number' && PLAIN_DECIMAL.test(value)) {
    return value.replace('.', decimal)
  }
  const safe = guardFormulas(value)
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
