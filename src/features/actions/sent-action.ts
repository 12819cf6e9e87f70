import * as v from 'valibot'

const Whole = v.object({
  kind: v.literal('whole'),
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
const Withheld = v.object({ kind: v.literal('withheld'), varied: v.boolean() })

/** A command that may have been done. */
export const SentAction = v.variant('kind', [Whole, Withheld])
export type SentAction = v.InferOutput<typeof SentAction>
export type WholeSent = v.InferOutput<typeof Whole>

export function withoutSecret(
  sent: SentAction,
  secret: readonly string[]
): SentAction {
  return secret.length > 0 ? { kind: 'withheld', varied: sent.varied } : sent
}

/** Whether another body went out under the key before. */
export function isVaried(
  before: SentAction | undefined,
  body: Record<string, unknown> | undefined
): boolean {
  if (!before) return false
  if (before.kind === 'withheld' || before.varied) return true
  return JSON.stringify(before.body) !== JSON.stringify(body)
}
