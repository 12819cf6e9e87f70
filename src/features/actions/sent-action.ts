import * as v from 'valibot'

const Whole = v.object({
  kind: v.literal('whole'),
  method: v.picklist(['GET', 'POST', 'PATCH', 'DELETE']),
  /** Below the API base, with its ids. */
  path: v.string(),
  version: v.optional(v.number()),
  body: v.optional(v.record(v.string(), v.unknown())),
  /** Another body went out under this key before: one of them is done at most. */
  varied: v.boolean()
})

/** Its body holds a secret, which went with the document that sent it. */
const Withheld = v.object({ kind: v.literal('withheld'), varied: v.boolean() })

/** A command as it went out and may have been done. */
export const SentAction = v.variant('kind', [Whole, Withheld])
export type SentAction = v.InferOutput<typeof SentAction>
export type WholeSent = v.InferOutput<typeof Whole>

/** What a tab may keep of it: never a secret. */
export function withoutSecret(
  sent: SentAction,
  secret: readonly string[]
): SentAction {
  return secret.length > 0 ? { kind: 'withheld', varied: sent.varied } : sent
}

/** Whether this body is not the one that went out under the key before. */
export function isVaried(
  before: SentAction | undefined,
  body: Record<string, unknown> | undefined
): boolean {
  if (!before) return false
  if (before.kind === 'withheld' || before.varied) return true
  return JSON.stringify(before.body) !== JSON.stringify(body)
}
