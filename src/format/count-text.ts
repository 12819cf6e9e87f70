import { language } from '../messages.ts'
import { LOCALE } from './locale.ts'

/** Between the digits of a whole number, where a group of three begins. */
const GROUP = /\B(?=(?:\d{3})+$)/gu

/** `12,345`: the digits of a whole number, of any length, in groups. */
export function groupDigits(digits: string): string {
  return digits.replaceAll(GROUP, language.writing.thousands)
}

/** `12,345`: how many there are of something; nothing where that is not known. */
export function countText(count: number): string
export function countText(count: number | undefined): string | undefined
export function countText(count: number | undefined): string | undefined {
  if (count === undefined) return undefined
  // An API may count in odd ways: `Intl` knows how to write all of them.
  if (!Number.isSafeInteger(count)) return count.toLocaleString(LOCALE)
  return groupDigits(String(count))
}
