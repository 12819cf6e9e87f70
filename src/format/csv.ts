/** What one field of a row holds. */
export type CsvCell =
  | { kind: 'text'; value: string }
  /** A plain decimal of any length: `-12.50`. */
  | { kind: 'number'; value: string }

/** One column: its name in the first line, and what it takes from a row. */
export interface CsvField<Row> {
  head: string
  cell(row: Row): CsvCell
}

/** Begins the file, or spreadsheets read UTF-8 as something else. */
export const BYTE_ORDER_MARK = '\uFEFF'

const PLAIN_DECIMAL = /^-?\d+(\.\d+)?$/u

/**
 * What a spreadsheet may take for a formula, also after what it skips or does
 * not show (OWASP, CSV injection). Full-width and small forms count too.
 */
const FORMULA_START =
  /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@\t\r\n\0＝＋－＠﹦﹢﹣﹫]/u

const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/u

/** A text, empty where there is none. */
export function textCell(value: string | undefined): CsvCell {
  return { kind: 'text', value: value ?? '' }
}

/** A number; an empty text where there is none. */
export function numberCell(value: string | number | undefined): CsvCell {
  return value === undefined
    ? textCell(undefined)
    : { kind: 'number', value: String(value) }
}

/**
 * One line of a file (RFC 4180), its CRLF included. Texts that could run as a
 * formula get an apostrophe in front. A number that is no plain decimal, like
 * `1e+21`, is written as a text.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`
}

function cellText({ kind, value }: CsvCell): string {
  if (kind === 'number' && PLAIN_DECIMAL.test(value)) return value
  const safe = FORMULA_START.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
