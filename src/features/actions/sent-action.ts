import * as v from 'valibot'

import { isKeyReused } from '../../contract/command-failure.ts'
import type { RequestError } from '../../contract/request-error.ts'

const Complete = v.object({
  kind: v.literal('complete'),
  method: v.picklist(['GET', 'POST', 'PATCH', 'DELETE']),
  /** Relative to the API base, with its ids. */
  path: v.string(),
  version: v.optional(v.number()),
  body: v.optional(v.record(v.string(), v.unknown())),
  /** Of the amounts in the body. */
  currency: v.optional(v.string()),
  /** Another body went out under this key: at most one of them is done. */
  varied: v.boolean()
})

/** Its body holds a secret, which was lost with the document. */
const SecretLost = v.object({
  kind: v.literal('secret-lost'),
  varied: v.boolean()
})

/** A command that may have been done. */
export const SentAction = v.variant('kind', [Complete, SecretLost])
export type SentAction = v.InferOutput<typeof SentAction>
export type CompleteSentAction = v.InferOutput<typeof Complete>

export function withoutSecret(
  sent: SentAction,
  secret: readonly string[]
): SentAction {
  return secret.length > 0 ? { kind: 'secret-lost', varied: sent.varied } : sent
}

/** Whether another body went out under the key before. */
export function isVaried(
  before: SentAction | undefined,
  body: Record<string, unknown> | undefined
): boolean {
  if (!before) return false
  if (before.kind === 'secret-lost' || before.varied) return true
  return JSON.stringify(before.body) !== JSON.stringify(body)
}

/** Which of the commands under one key was done; `accepted`: none yet. */
export type WhichWasDone = 'this' | 'accepted' | 'earlier' | 'one-of-them'

export function whichWasDone(
  sent: SentAction | undefined,
  error: RequestError
): WhichWasDone {
  if (isKeyReused(error)) return 'earlier'
  return sent?.varied ? 'one-of-them' : 'this'
}
