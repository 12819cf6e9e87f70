import { language } from '../messages.ts'
import { LOCALE } from './locale.ts'

/** Where a group of three digits begins. */
const GROUP = /\B(?=(?:\d{3})+$)/gu

/** `12,345`, for whole numbers of any length. */
export function groupDigits(digits: string): string {
  return digits.replaceAll(GROUP, language.writing.thousands)
}

/** `12,345`; `undefined` if the count is not known. */
export function countText(count: number): string
export function countText(count: number | undefined): string | undefined
export function countText(count: number | undefined): string | undefined {
  if (count === undefined) return undefined
  // An API may send odd counts: `Intl` can write all of them.
  if (!Number.isSafeInteger(count)) return count.toLocaleString(LOCALE)
  return groupDigits(String(count))
}
