import { announceChange } from '../changes.ts'
import { $admin } from '../session.ts'
import { countOutcomes } from './bulk-item.ts'
import { keepNote } from './bulk-note.ts'
import type { BulkProgress, BulkRun } from './bulk-run.ts'
import { $bulk, type BulkAction } from './open-bulk.ts'

/**
 * Reads the lists anew at the end of a run, and stops it with its session:
 * what it came to is then kept for whoever signs in again.
 */
export function followRun(action: BulkAction, run: BulkRun): void {
  const adminId = $admin.get()?.id
  let wasEnded = false
  const note = ({ items }: BulkProgress): void => {
    if (adminId === undefined) return
    const { unknown, ...counts } = countOutcomes(items)
    const open = items.filter(({ state }) => state.kind === 'sending').length
    keepNote({
      adminId,
      action,
      counts: { ...counts, unknown: unknown + open }
    })
  }
  run.$progress.subscribe(progress => {
    const { phase } = progress
    const ended = phase.kind === 'ended'
    if ('reason' in phase && phase.reason === 'signed-out') note(progress)
    if (ended && !wasEnded) announceChange()
    wasEnded = ended
  })
  const forgetAdmin = $admin.listen(admin => {
    if (admin?.id !== adminId) run.stop('signed-out')
  })
  const forgetRun = $bulk.listen(bulk => {
    if (bulk?.state.kind === 'started' && bulk.state.run === run) return
    forgetAdmin()
    forgetRun()
  })
}
