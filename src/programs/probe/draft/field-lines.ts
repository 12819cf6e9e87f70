import * as v from 'valibot'

import { bare, theirFields } from './their-fields.ts'
import { usualFields } from './usual-names.ts'

/** Amounts, which come in minor or in major units. */
const MONEY = new Set(['amount', 'balance', 'reserved', 'balanceAfter'])

/** `name: row.full_name` for each field of the contract that was found. */
export function fieldLines(
  entries: Readonly<Record<string, v.GenericSchema>>,
  rows: readonly unknown[]
): string[] {
  return Object.entries(entries).flatMap(([field, schema]) => {
    const value = valueText(field, schema, rows)
    if (value !== undefined) return [`${field}: ${value}`]
    const isOptional = v.safeParse(schema, undefined).success
    return isOptional ? [] : [`// ${field}: which of theirs?`]
  })
}

/** A comma behind each line of code but the last. */
export function withCommas(lines: readonly string[], indent: string): string {
  const last = lines.findLastIndex(line => !line.startsWith('//'))
  return lines
    .map((line, index) =>
      line.startsWith('//') || index >= last
        ? indent + line
        : `${indent}${line},`
    )
    .join('\n')
}

/** Their field of the contract's name, or of a usual one, if its values fit. */
function valueText(
  field: string,
  schema: v.GenericSchema,
  rows: readonly unknown[]
): string | undefined {
  const theirs = theirFields(rows[0])
  for (const name of [field, ...(usualFields[field] ?? [])]) {
    const found = theirs.find(({ own }) => bare(own) === bare(name))
    if (found === undefined) continue
    const values = rows.map(found.in)
    if (MONEY.has(field)) return moneyText(found.code, rows, values)
    if (values.every(value => v.safeParse(schema, value).success)) {
      return found.code
    }
  }
  return undefined
}

/** An entry has no sign: its direction says it. */
function moneyText(
  code: string,
  rows: readonly unknown[],
  values: readonly unknown[]
): string {
  const texts = values.map(String)
  const isSigned = texts.some(text => text.startsWith('-'))
  const text = isSigned ? `String(${code}).replace('-', '')` : code
  if (!texts.some(value => value.includes('.'))) return text
  const currency = theirFields(rows[0]).find(
    ({ own }) => bare(own) === 'currency'
  )
  return `minor(${text}, currencies[${currency?.code ?? "'EUR'"}])`
}
