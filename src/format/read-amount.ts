import { language } from '../messages.ts'
import { cleanCode } from './clean-text.ts'
import { DECIMAL_SEPARATOR } from './money.ts'

export type AmountProblem = 'not-a-number' | 'too-precise' | 'ambiguous'

export type ReadAmount =
  | { kind: 'amount'; minorUnits: string }
  | { kind: 'problem'; problem: AmountProblem }

/** Spaces and Swiss apostrophes. */
const LOOSE = /[ ']/gu
/** They separate groups of three before the fraction, and nothing else. */
const LOOSE_GROUPS = /^[+-]?\d{1,3}(?:~\d{3})+(?:[.,]\d+)?$/u

/**
 * Reads an amount that a person typed, of any length: `1234.5`, `1 234,50`,
 * `1,234.50`, or copied from the panel: `+7.00`, `−7.00 EUR` with its own `code`.
 * One separator before exactly three digits (1,234) is ambiguous and refused:
 * with money we do not guess. As the panel writes an amount, it is read all the
 * same: of three decimals after the decimal separator of the language, which
 * misread moves a thousandth, never a thousandfold; of a currency without decimals
 * after its separator of thousands, where no fraction can be meant.
 */
export function readAmount(
  text: string,
  decimals: number,
  code = ''
): ReadAmount {
  const marked = withoutCode(text, code).replaceAll(LOOSE, '~')
  if (marked.includes('~') && !LOOSE_GROUPS.test(marked)) {
    return problem('not-a-number')
  }
  const plain = marked.replaceAll('~', '')
  const match = /^([+-]?)([\d.,]*\d)$/u.exec(plain)
  const [, sign = '', digits = ''] = match ?? []
  if (!match || /^[.,]/u.test(digits)) return problem('not-a-number')
  const separators = digits.match(/[.,]/gu) ?? []
  const last = separators.at(-1)
  if (last === undefined) return amount(sign, digits, '', decimals)
  const parts = digits.split(/[.,]/u)
  const tail = parts.at(-1) ?? ''
  const same = separators.every(separator => separator === last)
  const grouped = isGrouped(parts)
  if (separators.length === 1) {
    const asWritten = last === DECIMAL_SEPARATOR && tail.length === decimals
    if (tail.length === 3 && grouped && !asWritten) {
      return decimals === 0 && last === language.writing.thousands
        ? amount(sign, parts.join(''), '', decimals)
        : problem('ambiguous')
    }
    return amount(sign, parts[0] ?? '', tail, decimals)
  }
  if (same) {
    return grouped
      ? amount(sign, parts.join(''), '', decimals)
      : problem('not-a-number')
  }
  const whole = parts.slice(0, -1)
  const before = separators.slice(0, -1)
  return isGrouped(whole) && new Set(before).size === 1
    ? amount(sign, whole.join(''), tail, decimals)
    : problem('not-a-number')
}

/** The typed amount alone; a code that starts with a digit could be part of it. */
export function withoutCode(text: string, code: string): string {
  const plain = cleanCode(text)
  return /^\D/u.test(code) && plain.endsWith(code)
    ? plain.slice(0, -code.length).trim()
    : plain
}

/** `1`, `234`, `567`: one to three digits, then always three. */
function isGrouped([first = '', ...rest]: readonly string[]): boolean {
  return /^[1-9]\d{0,2}$/u.test(first) && rest.every(part => part.length === 3)
}

function amount(
  sign: string,
  whole: string,
  fraction: string,
  decimals: number
): ReadAmount {
  // Trailing zeros are dropped: `1.2340` writes 1.234 unambiguously.
  const exact = fraction.replace(/0+$/u, '')
  if (exact.length > decimals) return problem('too-precise')
  const units = BigInt(`${whole}${exact.padEnd(decimals, '0')}`)
  return { kind: 'amount', minorUnits: String(sign === '-' ? -units : units) }
}

function problem(kind: AmountProblem): ReadAmount {
  return { kind: 'problem', problem: kind }
}
