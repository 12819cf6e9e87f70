import * as v from 'valibot'

import { messages } from '../../messages.ts'
import { DisplayName, Email, Reason } from '../fields.ts'
import { Instant } from '../values.ts'

const texts = messages.checks

/** `null` empties it. */
const Phone = v.nullable(
  v.pipe(v.string(), v.trim(), v.regex(/^\+?[\d ()-]{5,24}$/u, texts.phone))
)

export const EditUser = v.strictObject({
  displayName: v.optional(DisplayName),
  email: v.optional(Email),
  phone: v.optional(Phone),
  /** ISO 3166-1, two letters. */
  country: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Z]{2}$/u, texts.country))
  ),
  tags: v.optional(
    v.pipe(
      v.array(
        v.pipe(
          v.string(),
          v.trim(),
          v.regex(/^[\p{L}\p{N} _-]{1,30}$/u, texts.tag)
        )
      ),
      v.maxLength(20, texts.tags)
    )
  ),
  isTest: v.optional(v.boolean())
})
export type EditUser = v.InferOutput<typeof EditUser>

/** Without `until`, a suspension lasts until somebody ends it. */
export const SuspendUser = v.strictObject({
  reason: Reason,
  until: v.optional(Instant)
})
export type SuspendUser = v.InferOutput<typeof SuspendUser>
