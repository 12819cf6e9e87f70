import { type Leaf, leavesOf } from './leaves.ts'

/** An amount in major units, as a text or a number. */
const MAJOR = /^[+-]?\d+\.(\d+)$/u
const ISO: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/**
 * Codes, and their digits after the decimal sign: those of ISO 4217, or as many
 * as an amount beside another code has.
 */
export function currenciesIn(
  rows: readonly unknown[]
): ReadonlyMap<string, number> {
  const leaves = rows.flatMap((row, index) => leavesOf(row, [String(index)]))
  const decimals = new Map<string, number>()
  for (const beside of Map.groupBy(leaves, placeOf).values()) {
    const digits = beside.map(
      ({ value }) => MAJOR.exec(String(value))?.[1]?.length ?? 0
    )
    for (const code of beside.flatMap(codeIn)) {
      const seen = Math.max(decimals.get(code) ?? 0, ...digits)
      decimals.set(code, ISO.has(code) ? decimalsOf(code) : seen)
    }
  }
  return decimals
}

function placeOf({ names }: Leaf): string {
  return names.slice(0, -1).join('.')
}

/** Of `currency: 'EUR'`, and of `EUR: 12.5`. */
function codeIn({ names, value }: Leaf): string[] {
  const name = names.at(-1) ?? ''
  if (/currency$/iu.test(name)) {
    const isCode = /^[A-Z][A-Z\d]{2,9}$/u.test(String(value))
    return isCode ? [String(value)] : []
  }
  return ISO.has(name) && value !== null && !Number.isNaN(Number(value))
    ? [name]
    : []
}

function decimalsOf(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 2
}
