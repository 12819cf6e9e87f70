import * as v from 'valibot'

import { countText } from '../../format/count-text.ts'
import { messages } from '../../messages.ts'
import { save, consume } from '../../stores/preferences/tab-memory.ts'
import { showToast } from '../../stores/toasts.ts'
import type { BulkAction } from '../actions/action-definition.ts'
import { type OutcomeCounts, outcomes } from './bulk-item.ts'
import type { EndReason } from './bulk-progress.ts'
import { BULK_NOTE } from './saved-bulk.ts'

const IN_BULK = messages.actions.inBulk

/** Summary of a run whose session has ended. */
const Note = v.object({
  adminId: v.string(),
  action: v.custom<BulkAction>(
    name => typeof name === 'string' && Object.hasOwn(IN_BULK, name)
  ),
  counts: v.object({
    done: v.number(),
    skipped: v.number(),
    failed: v.number(),
    unknown: v.number(),
    unsent: v.number()
  })
})
export type Note = v.InferOutput<typeof Note>

const Saved = v.pipe(v.string(), v.parseJson(), Note)

/** Saves a summary for this tab: the document may unload. */
export function saveNote(note: Note): void {
  save(BULK_NOTE, JSON.stringify(note))
}

/** Reports the saved summary once, to its own administrator. */
export function notifySavedBulk(adminId: string): void {
  const result = v.safeParse(Saved, consume(BULK_NOTE))
  if (!result.success || result.output.adminId !== adminId) return
  notifyBulk(result.output.action, 'signed-out', result.output.counts)
}

export function notifyBulk(
  action: BulkAction,
  reason: EndReason,
  counts: OutcomeCounts
): void {
  const good = counts.failed + counts.unknown + counts.unsent === 0
  showToast({
    tone: good ? 'done' : counts.unknown > 0 ? 'unknown' : 'failed',
    title: messages.bulk.ends[reason],
    text: countsText(action, counts)
  })
}

/** E.g. `12 suspended, 1 skipped, 3 not sent`. */
export function countsText(action: BulkAction, counts: OutcomeCounts): string {
  const parts = outcomes
    .filter(outcome => counts[outcome] > 0 || outcome === 'done')
    .map(outcome => {
      const count = countText(counts[outcome])
      const name =
        outcome === 'done'
          ? IN_BULK[action].done
          : messages.bulk.outcomes[outcome]
      return `${count} ${name.toLowerCase()}`
    })
  return `${parts.join(', ')}.`
}
