import * as v from 'valibot'

import { UnreadRow } from '../../backend/read.ts'
import { shown } from './json.ts'

/** `status: Expected string`; `undefined` if the value fits. */
export function difference(
  schema: v.GenericSchema,
  value: unknown
): string | undefined {
  const result = v.safeParse(schema, value)
  return result.success ? undefined : differenceOf(result.issues[0])
}

export function differenceOf(issue: v.BaseIssue<unknown>): string {
  return shown(`${v.getDotPath(issue) ?? 'the body'}: ${issue.message}`)
}

/**
 * One line for each field that does not fit, with the first value that does
 * not, and how many do not.
 */
export function differences(
  schema: v.GenericSchema,
  rows: readonly unknown[]
): string[] {
  const found = rows.flatMap((row, index) =>
    linesOf(schema, row).map(line => ({ line, place: index + 1 }))
  )
  const alike = Map.groupBy(found, ({ line }) => withoutValues(line))
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const places = new Set([first, ...others].map(({ place }) => place))
    const isEvery = places.size === rows.length && rows.length > 1
    return isEvery
      ? `${first.line} (in every row)`
      : `${first.line} (in ${places.size} of ${rows.length} rows, first in row ${first.place})`
  })
}

/** What another row would have said of the same fault. */
function withoutValues(line: string): string {
  return line.replaceAll(/"[^"]*"|[\d.,]*\d/gu, '')
}

function linesOf(schema: v.GenericSchema, row: unknown): string[] {
  if (row instanceof UnreadRow) return [shown(row.problem)]
  const { issues = [] } = v.safeParse(schema, row)
  // The places in a list in the row are one field.
  return issues.map(issue =>
    differenceOf(issue).replaceAll(/\.\d+(?=[.:])/gu, '')
  )
}

/** Amounts and ids sent as numbers, which a reader with floats would round. */
export function numbersForText(
  raw: unknown,
  read: unknown,
  path: readonly string[] = []
): string[] {
  if (typeof raw === 'number') {
    return typeof read === 'string' ? [path.join('.')] : []
  }
  if (!isObject(raw) || !isObject(read)) return []
  return Object.keys(raw).flatMap(key =>
    numbersForText(Reflect.get(raw, key), Reflect.get(read, key), [
      ...path,
      key
    ])
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
