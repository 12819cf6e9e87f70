import * as v from 'valibot'

import { forget, keep, look } from '../preferences/tab-memory.ts'
import { ACTION_DRAFT } from './open-action.ts'

const Texts = v.record(v.string(), v.string())

/** What of an open form outlives its session and its document. */
const Draft = v.object({
  /** Whose it is: nobody else ever sees it. */
  adminId: v.string(),
  name: v.string(),
  subject: v.object({
    id: v.string(),
    name: v.string(),
    version: v.optional(v.number())
  }),
  start: Texts,
  values: Texts,
  idempotencyKey: v.string(),
  /** It was sent, and no answer has come: it may have been done. */
  sent: v.boolean()
})
const Kept = v.pipe(v.string(), v.parseJson(), Draft)
export type Draft = v.InferOutput<typeof Draft>

/** Keeps a form for this tab, in the place of the one before. */
export function keepDraft(draft: Draft): void {
  keep(ACTION_DRAFT, JSON.stringify(draft))
}

/** Notes whether the kept form may have been done, whoever is there now. */
export function markSent(sent: boolean): void {
  const result = v.safeParse(Kept, look(ACTION_DRAFT))
  if (result.success) keepDraft({ ...result.output, sent })
}

export function forgetDraft(): void {
  forget(ACTION_DRAFT)
}

/** The form that this administrator left; that of another one is forgotten. */
export function readDraft(adminId: string): Draft | undefined {
  const result = v.safeParse(Kept, look(ACTION_DRAFT))
  if (result.success && result.output.adminId === adminId) return result.output
  forgetDraft()
  return undefined
}
