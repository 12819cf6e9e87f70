import { amountProblem } from '../../format/amount-problem.ts'
import { fieldAmount } from '../../format/amount-text.ts'
import { cleanCode, withoutUnseen } from '../../format/clean-text.ts'
import { readAmount } from '../../format/read-amount.ts'
import { messages } from '../../messages.ts'
import type { KnownCurrencies, ReadBody } from './action-definition.ts'
import type { Values } from './field-definition.ts'

/** Free text as sent: without what a copy brings along unseen. */
export function textOf(values: Values, field: string): string {
  return withoutUnseen(values[field] ?? '')
}

export function optionalText(
  values: Values,
  field: string
): string | undefined {
  return textOf(values, field) || undefined
}

/** An email, a reference, a code or a number as sent. */
export function codeOf(values: Values, field: string): string {
  return cleanCode(values[field] ?? '')
}

export function optionalCode(
  values: Values,
  field: string
): string | undefined {
  return codeOf(values, field) || undefined
}

export function changedOf(
  values: Values,
  start: Values,
  fields: readonly string[]
): ReadonlySet<string> {
  return new Set(
    fields.filter(field => textOf(values, field) !== textOf(start, field))
  )
}

/** NaN if not a whole number: every schema refuses it in its own words. */
export function numberOf(values: Values, field: string): number {
  const text = codeOf(values, field)
  return /^\d+$/u.test(text) ? Number(text) : Number.NaN
}

/** Null, which is refused, before one is chosen. */
export function flagOf(values: Values, field: string): boolean | null {
  const text = textOf(values, field)
  return text === '' ? null : text === 'true'
}

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
  /** `''` where another field is to blame. */
  | { kind: 'problem'; text: string }

/** Parses minor units. No problem text until a currency is chosen. */
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
  const read = readAmount(text, decimals, currency)
  return read.kind === 'amount'
    ? { kind: 'minor', minorUnits: read.minorUnits }
    : {
        kind: 'problem',
        text: amountProblem(text, read.problem, { code: currency, decimals })
      }
}

export function bodyOf(
  body: Record<string, unknown>,
  unread: ReadBody['unread'] = {}
): ReadBody {
  return { body: withoutEmpty(body), unread }
}

export function withoutEmpty<Value>(
  body: Readonly<Record<string, Value | undefined>>
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]]
    )
  )
}
