import { fieldAmount } from '../../format/amount-text.ts'
import { readAmount } from '../../format/read-amount.ts'
import { messages } from '../../messages.ts'
import type { KnownCurrencies, ReadBody } from './action-definition.ts'
import type { Values } from './field-definition.ts'

/** A field as it is sent: without the spaces at its ends. */
export function textOf(values: Values, field: string): string {
  return (values[field] ?? '').trim()
}

/** What was written, or `undefined` for an empty field. */
export function optionalText(
  values: Values,
  field: string
): string | undefined {
  return textOf(values, field) || undefined
}

/** The fields among these that differ from what the form began with. */
export function changedOf(
  values: Values,
  start: Values,
  fields: readonly string[]
): ReadonlySet<string> {
  return new Set(
    fields.filter(field => textOf(values, field) !== textOf(start, field))
  )
}

/** A whole number, or NaN, which every schema refuses in its own words. */
export function numberOf(values: Values, field: string): number {
  const text = textOf(values, field)
  return /^\d+$/u.test(text) ? Number(text) : Number.NaN
}

/** A yes or a no; null, which is refused, before one of them is chosen. */
export function flagOf(values: Values, field: string): boolean | null {
  const text = textOf(values, field)
  return text === '' ? null : text === 'true'
}

/** What a field of an amount begins with, as far as it can be written. */
export function amountIn(
  minorUnits: string | undefined,
  decimals: number | undefined
): string | undefined {
  return minorUnits === undefined || decimals === undefined
    ? undefined
    : fieldAmount(minorUnits, decimals)
}

export type MinorRead =
  | { kind: 'minor'; minorUnits: string }
  /** `''` where another field stands in the way. */
  | { kind: 'problem'; text: string }

/**
 * A typed amount in minor units of a currency that the API knows. It waits for
 * its currency where none is chosen yet.
 */
export function minorOf(
  text: string,
  currency: string,
  currencies: KnownCurrencies
): MinorRead {
  const decimals = currencies.get(currency)?.decimals
  if (currency !== '' && decimals === undefined) {
    return { kind: 'problem', text: messages.checks.decimals(currency) }
  }
  if (text.trim() === '') {
    return { kind: 'problem', text: messages.checks.required }
  }
  if (decimals === undefined) return { kind: 'problem', text: '' }
  const read = readAmount(text, decimals)
  return read.kind === 'amount'
    ? { kind: 'minor', minorUnits: read.minorUnits }
    : {
        kind: 'problem',
        text: messages.filters.amountProblem(read.problem, decimals)
      }
}

/** A body, and the fields of the form that cannot be read into it. */
export function bodyOf(
  body: Record<string, unknown>,
  unread: ReadBody['unread'] = {}
): ReadBody {
  return { body: withoutEmpty(body), unread }
}

/** The same without what is not there. */
export function withoutEmpty<Value>(
  body: Readonly<Record<string, Value | undefined>>
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]]
    )
  )
}
