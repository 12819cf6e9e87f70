import { isOffline } from '../../api/connection.ts'
import { announceChange } from '../../stores/changes.ts'
import { onConnection } from '../../stores/on-connection.ts'
import { $admin } from '../../stores/session.ts'
import type { BulkAction } from '../actions/action-definition.ts'
import { countOutcomes } from './bulk-item.ts'
import { saveNote } from './bulk-note.ts'
import type { BulkProgress, BulkRun } from './bulk-progress.ts'
import { $bulk, type Bulk, setBulk } from './open-bulk.ts'

/**
 * Refreshes lists at the end, pauses offline, and stops with the session: the
 * summary is then saved for the same administrator only.
 */
export function followRun(action: BulkAction, run: BulkRun): void {
  const adminId = $admin.get()?.id
  let wasEnded = false
  const note = ({ items }: BulkProgress): void => {
    if (adminId === undefined) return
    const { unknown, ...counts } = countOutcomes(items)
    const open = items.filter(({ state }) => state.kind === 'sending').length
    saveNote({
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
    if (admin?.id === adminId) return
    run.stop('signed-out')
    if (admin) setBulk(undefined)
  })
  const forgetConnection = onConnection(() => {
    if (isOffline()) run.pause('offline')
    else run.reconnect()
  })
  const forgetRun = $bulk.listen(bulk => {
    if (bulk && hasRun(bulk, run)) return
    forgetAdmin()
    forgetConnection()
    forgetRun()
  })
}

/** Also below the question whether to take it back. */
function hasRun({ state }: Bulk, run: BulkRun): boolean {
  if (state.kind === 'started') return state.run === run
  const before = state.kind === 'filling' ? state.question.before : undefined
  return before !== undefined && hasRun(before, run)
}
