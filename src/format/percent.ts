import { language } from '../messages.ts'
import { groupDigits } from './count-text.ts'
import { LOCALE } from './locale.ts'
import { DECIMAL_SEPARATOR } from './money.ts'

/** In basis points. */
const PERCENT = 100
const WHOLE = 100 * PERCENT

/** `5.5%` */
export function percentText(basisPoints: number): string {
  if (!Number.isSafeInteger(basisPoints)) {
    const style = { style: 'percent', maximumFractionDigits: 2 } as const
    return (basisPoints / WHOLE).toLocaleString(LOCALE, style)
  }
  const percent = String(basisPoints / PERCENT)
  const [whole = '', ...fraction] = percent.split('.')
  return language.writing.percent(
    [groupDigits(whole), ...fraction].join(DECIMAL_SEPARATOR)
  )
}
