import * as v from 'valibot'

import type { Call } from '../contract/calls.ts'
import { RequestError } from '../contract/request-error.ts'

/** Throws a `bad-answer` that names the first mismatch. */
export function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new RequestError({
    kind: 'bad-answer',
    detail: `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`
  })
}

export function unwrapped({ envelope }: Call, answer: unknown): unknown {
  return envelope === 'item' && hasData(answer) ? answer.data : answer
}

function hasData(answer: unknown): answer is { data: unknown } {
  return typeof answer === 'object' && answer !== null && 'data' in answer
}
