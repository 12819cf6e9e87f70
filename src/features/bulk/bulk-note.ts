import * as v from 'valibot'

import { countText } from '../../format/count-text.ts'
import { messages } from '../../messages.ts'
import { save, consume } from '../../stores/preferences/tab-memory.ts'
import { showToast, type Toast } from '../../stores/toasts.ts'
import type { BulkAction } from '../actions/action-definition.ts'
import { type OutcomeCounts, outcomes } from './bulk-item.ts'
import type { EndReason } from './bulk-progress.ts'
import { countOf } from './bulk-texts.ts'
import { BULK_NOTE } from './saved-bulk.ts'

const texts = messages.bulk
const IN_BULK = messages.actions.inBulk

/** Summary of a run whose session has ended. */
const Note = v.object({
  adminId: v.string(),
  action: v.custom<BulkAction>(
    name => typeof name === 'string' && Object.hasOwn(IN_BULK, name)
  ),
  counts: v.object({
    done: v.number(),
    accepted: v.number(),
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
  showToast({
    tone: toneOf(counts),
    title: texts.ends[reason],
    text: countsText(action, counts)
  })
}

function toneOf(counts: OutcomeCounts): Toast['tone'] {
  const { failed, unsent, unknown, accepted } = counts
  if (unknown > 0) return 'unknown'
  if (failed + unsent > 0) return 'failed'
  return accepted > 0 ? 'accepted' : 'done'
}

/** E.g. `12 users were suspended, 1 was skipped, 3 were not sent.` */
export function countsText(action: BulkAction, counts: OutcomeCounts): string {
  const parts = outcomes
    .filter(outcome => counts[outcome] > 0 || outcome === 'done')
    .map(outcome => {
      const count = counts[outcome]
      return outcome === 'done'
        ? texts.counts.done(
            count,
            countOf(action, count),
            IN_BULK[action].done.toLowerCase()
          )
        : texts.counts[outcome](count, countText(count))
    })
  return `${parts.join(', ')}.`
}
