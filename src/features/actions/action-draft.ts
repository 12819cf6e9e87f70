import * as v from 'valibot'

import { forget, save, read } from '../../stores/preferences/tab-memory.ts'
import { ACTION_DRAFT } from './open-action.ts'
import { SentAction } from './sent-action.ts'

const Texts = v.record(v.string(), v.string())

/** What survives the session and the document. */
const Draft = v.object({
  name: v.string(),
  subject: v.object({
    id: v.string(),
    name: v.string(),
    version: v.optional(v.number())
  }),
  start: Texts,
  values: Texts,
  idempotencyKey: v.string(),
  /** The page it reopens on; any page once its session has ended. */
  pathname: v.optional(v.string()),
  /** It may have been done: reopens until that is known. */
  sent: v.optional(SentAction)
})
export type Draft = v.InferOutput<typeof Draft>

/** By administrator: nobody else ever sees one. */
const Drafts = v.pipe(v.string(), v.parseJson(), v.record(v.string(), Draft))
type Drafts = v.InferOutput<typeof Drafts>

/** Replaces the draft in this tab. Returns false if storage fails. */
export function saveDraft(adminId: string, draft: Draft): boolean {
  return saveAll({ ...readAll(), [adminId]: draft })
}

/** Returns the administrator's draft, if it belongs to this page. */
export function readDraft(
  adminId: string,
  pathname: string | undefined
): Draft | undefined {
  const draft = readAll()[adminId]
  const isHere =
    draft?.sent !== undefined ||
    draft?.pathname === undefined ||
    draft.pathname === pathname
  return isHere ? draft : undefined
}

export function forgetDraft(key: string): void {
  replace(key, () => undefined)
}

/** Forgets the draft, unless its command may have been done. */
export function forgetUnsent(key: string): void {
  replace(key, draft => (draft.sent ? draft : undefined))
}

/** Records that the draft's command was not done. */
export function markUnsent(key: string): void {
  replace(key, draft => ({ ...draft, sent: undefined }))
}

/** Lets the draft reopen on any page. */
export function freeDraft(key: string): void {
  replace(key, draft => ({ ...draft, pathname: undefined }))
}

function replace(
  key: string,
  change: (draft: Draft) => Draft | undefined
): void {
  const saved = Object.entries(readAll()).flatMap(([adminId, draft]) => {
    const next = draft.idempotencyKey === key ? change(draft) : draft
    return next ? [[adminId, next] as const] : []
  })
  saveAll(Object.fromEntries(saved))
}

function readAll(): Drafts {
  const result = v.safeParse(Drafts, read(ACTION_DRAFT))
  return result.success ? result.output : {}
}

function saveAll(drafts: Drafts): boolean {
  if (Object.keys(drafts).length > 0) {
    return save(ACTION_DRAFT, JSON.stringify(drafts))
  }
  forget(ACTION_DRAFT)
  return true
}
