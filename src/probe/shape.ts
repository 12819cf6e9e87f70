import * as v from 'valibot'

import { shown } from './json.ts'

/** `data.0.status: Expected string`; `undefined` if the value fits. */
export function difference(
  schema: v.GenericSchema,
  value: unknown
): string | undefined {
  const result = v.safeParse(schema, value)
  return result.success ? undefined : differenceOf(result.issues)
}

export function differenceOf(
  issues: readonly [v.BaseIssue<unknown>, ...unknown[]]
): string {
  const [issue] = issues
  return shown(`${v.getDotPath(issue) ?? 'the body'}: ${issue.message}`)
}

/** Amounts and ids sent as numbers, which a reader with floats would round. */
export function numbersForText(
  raw: unknown,
  read: unknown,
  path: readonly string[] = []
): string[] {
  const isNumber = typeof raw === 'number' || typeof raw === 'bigint'
  if (isNumber) return typeof read === 'string' ? [path.join('.')] : []
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
