import * as v from 'valibot'

import { messages } from '../messages.ts'
import { Exact } from './exact.ts'

/** An id: text. A whole number on the wire keeps every digit as text. */
export const Id = v.pipe(
  Exact,
  v.transform(String),
  v.minLength(1, messages.checks.required)
)

/**
 * An amount in minor units, as a decimal string of any length. Whole numbers
 * on the wire are taken too, beyond 2^53 only as `parseJson` gives them: as
 * text. Fractions, and numbers that lost digits, are refused.
 */
export const Minor = v.pipe(
  Exact,
  v.transform(String),
  v.regex(/^-?\d+$/u, 'not a whole number of minor units')
)

/** An instant, ISO 8601. */
export const Instant = v.pipe(
  v.string(),
  v.check(
    text => !Number.isNaN(Date.parse(text)),
    'Must be a date and time in ISO 8601.'
  )
)

export const Money = v.object({ amount: Minor, currency: v.string() })
export type Money = v.InferOutput<typeof Money>

/** What a `maybe` schema becomes: its value, or `undefined` also for null. */
type Maybe<Schema extends v.GenericSchema> = v.SchemaWithPipe<
  readonly [
    v.NullishSchema<Schema, undefined>,
    v.TransformAction<
      v.InferOutput<v.NullishSchema<Schema, undefined>>,
      v.InferOutput<Schema> | undefined
    >
  ]
>

/**
 * A field that an answer may leave out or send as null: nobody knows it. A
 * field of which null says that there is none is `v.nullish`.
 */
export function maybe<const Schema extends v.GenericSchema>(
  schema: Schema
): Maybe<Schema> {
  return v.pipe(
    v.nullish(schema, undefined),
    v.transform(value => value ?? undefined)
  )
}
