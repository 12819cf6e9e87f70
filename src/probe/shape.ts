import * as v from 'valibot'

import { UnreadRow } from '../backend/read.ts'
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

/** One line for each field that does not fit, and how often it does not. */
export function differences(
  schema: v.GenericSchema,
  rows: readonly unknown[]
): string[] {
  const first = new Map<string, { place: number; count: number }>()
  for (const [index, row] of rows.entries()) {
    for (const line of new Set(linesOf(schema, row))) {
      const known = first.get(line) ?? { place: index + 1, count: 0 }
      first.set(line, { ...known, count: known.count + 1 })
    }
  }
  return [...first].map(
    ([line, { place, count }]) =>
      `${line} (in ${count} of ${rows.length} rows, first in row ${place})`
  )
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
