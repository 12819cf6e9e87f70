import { messages } from '../messages.ts'
import { DECIMAL_SEPARATOR } from './money.ts'
import { type AmountProblem, withoutCode } from './read-amount.ts'

/** Why the typed amount is refused, and how to write it instead. */
export function amountProblem(
  text: string,
  problem: AmountProblem,
  { code, decimals }: { code: string; decimals: number }
): string {
  const ways =
    problem === 'ambiguous' ? plainWays(withoutCode(text, code), decimals) : []
  return messages.filters.amountProblem(problem, code, decimals, ways)
}

/** `1,234` as a thousand, and as a fraction if the currency has any. */
function plainWays(text: string, decimals: number): string[] {
  const [whole = '', fraction = ''] = text.split(/[.,]/u)
  // Of more decimals, a zero more distinguishes three digits from a thousand.
  const cut = decimals > 3 ? `${fraction}0` : fraction.slice(0, decimals)
  const ways = [whole + fraction]
  if (decimals > 0) ways.push(whole + DECIMAL_SEPARATOR + cut)
  return ways
}
