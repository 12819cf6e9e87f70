import * as v from 'valibot'

import { messages } from '../messages.ts'
import { Exact } from './exact.ts'

/** Text; a whole number on the wire keeps every digit. */
export const Id = v.pipe(
  Exact,
  v.transform(String),
  v.minLength(1, messages.checks.required)
)

/**
 * Minor units as a decimal string of any length. Whole numbers are accepted,
 * beyond 2^53 only as text from `parseJson`; fractions are not.
 */
export const Minor = v.pipe(
  Exact,
  v.transform(String),
  v.regex(/^-?\d+$/u, 'not a whole number of minor units')
)

/** ISO 8601. */
export const Instant = v.pipe(
  v.string(),
  v.check(
    text => !Number.isNaN(Date.parse(text)),
    'Must be a date and time in ISO 8601.'
  )
)

export const Money = v.object({ amount: Minor, currency: v.string() })
export type Money = v.InferOutput<typeof Money>

/** `undefined` also for `null`. */
type Maybe<Schema extends v.GenericSchema> = v.SchemaWithPipe<
  readonly [
    v.NullishSchema<Schema, undefined>,
    v.TransformAction<
      v.InferOutput<v.NullishSchema<Schema, undefined>>,
      v.InferOutput<Schema> | undefined
    >
  ]
>

/** Missing or `null` means unknown; if `null` means none, use `v.nullish`. */
export function maybe<const Schema extends v.GenericSchema>(
  schema: Schema
): Maybe<Schema> {
  return v.pipe(
    v.nullish(schema, undefined),
    v.transform(value => value ?? undefined)
  )
}
