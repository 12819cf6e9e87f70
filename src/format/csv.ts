export type CsvCell =
  | { kind: 'text'; value: string }
  /** A plain decimal of any length: `-12.50`. */
  | { kind: 'number'; value: string }

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

/**
 * What a spreadsheet may run as a formula, even after characters it skips or
 * hides (OWASP, CSV injection). Full-width and small forms count too.
 */
const FORMULA_START =
  /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@\t\r\n\0＝＋－＠﹦﹢﹣﹫]/u

/** A phone number or an amount, which computes nothing: `+48 600 100 200`. */
const DIGITS_ALONE = /^[+-]\d[\d ]*(\.\d+)?$/u

const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/u

export function textCell(value: string | undefined): CsvCell {
  return { kind: 'text', value: value ?? '' }
}

export function numberCell(value: string | number | undefined): CsvCell {
  return value === undefined
    ? textCell(undefined)
    : { kind: 'number', value: String(value) }
}

/**
 * One line (RFC 4180), CRLF included. Text that could run as a formula gets a
 * leading apostrophe; a number like `1e+21` is written as text.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`
}

function cellText({ kind, value }: CsvCell): string {
  if (kind === 'number' && PLAIN_DECIMAL.test(value)) return value
  const isFormula = FORMULA_START.test(value) && !DIGITS_ALONE.test(value)
  const safe = isFormula ? `'${value}` : value
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
