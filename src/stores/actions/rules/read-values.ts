import { readAmount } from '../../../domain/amount-text.ts'
import { messages } from '../../../messages.ts'
import type { KnownCurrencies, ReadBody, Values } from '../action-rule.ts'

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

export type MinorRead =
  | { kind: 'minor'; minorUnits: string }
  | { kind: 'problem'; text: string }

/** A typed amount in minor units of a currency that the API knows. */
export function minorOf(
  text: string,
  currency: string,
  currencies: KnownCurrencies
): MinorRead {
  if (text.trim() === '') {
    return { kind: 'problem', text: messages.checks.required }
  }
  const decimals = currencies.get(currency)?.decimals
  if (decimals === undefined) {
    return { kind: 'problem', text: messages.filters.noCurrencies }
  }
  const read = readAmount(text, decimals)
  return read.kind === 'amount'
    ? { kind: 'minor', minorUnits: read.minorUnits }
    : {
        kind: 'problem',
        text: messages.filters.amountProblem(read.problem, decimals)
      }
}

/** A body, unless a field of the form cannot even be read. */
export function bodyOf(
  body: Record<string, unknown>,
  fields: Record<string, string> = {}
): ReadBody {
  return Object.keys(fields).length > 0
    ? { kind: 'problems', fields }
    : { kind: 'body', body: withoutEmpty(body) }
}

function withoutEmpty(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).filter(([, value]) => value !== undefined)
  )
}
