import { language } from '../messages.ts'
import { groupDigits } from './count-text.ts'
import { DECIMAL_SEPARATOR } from './money.ts'

/** A percent has a hundred basis points. */
const BASIS_POINTS = 100

/** A share of so many basis points, as people write it: `5.5%`. */
export function percentText(basisPoints: number): string {
  const percent = String(Math.round(basisPoints) / BASIS_POINTS)
  const [whole = '', ...fraction] = percent.split('.')
  return language.writing.percent(
    [groupDigits(whole), ...fraction].join(DECIMAL_SEPARATOR)
  )
}
