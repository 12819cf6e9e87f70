import * as v from 'valibot'

import { messages } from '../../../messages.ts'
import { invalid } from './problem.ts'

const SHAPES: Readonly<Record<string, string>> = {
  string: 'Must be text.',
  number: 'Must be a number.',
  boolean: 'Must be true or false.',
  array: 'Must be a list.',
  object: 'Must be an object.',
  loose_object: 'Must be an object.',
  strict_object: 'Must be an object.',
  union: 'Must be text or a whole number.'
}

/** Throws 422 with a plain sentence for each field, named by `pointerOf`. */
export function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  pointerOf: (path: readonly string[]) => string
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value, { abortPipeEarly: true })
  if (result.success) return result.output
  throw invalid(
    result.issues.map(issue => ({
      pointer: pointerOf((issue.path ?? []).map(({ key }) => String(key))),
      detail: sentenceOf(issue)
    }))
  )
}

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const { kind, type, expected, message, received } = issue
  if (kind !== 'schema') return message
  if (received === 'undefined') return messages.checks.required
  if (expected === 'never') return 'There is no such field.'
  const choices = expected?.match(/(?<=")[^" |]+(?=")/gu) ?? []
  if (choices.length === 1) return `Must be ${choices[0]}.`
  if (choices.length > 1) return `Choose one of: ${choices.join(', ')}.`
  return SHAPES[type] ?? 'Must be something else.'
}
