import { messages } from '../../messages.ts'
import { confirmWhile } from '../../stores/confirm-while.ts'
import { definitionOf } from '../actions/action-definitions.ts'
import { BulkField } from './bulk-field.tsx'
import {
  isBulkReady,
  isBulkTyped,
  openBulkForm,
  consumeBulkForm
} from './bulk-form.ts'
import { countOf } from './bulk-texts.ts'
import { startBulk } from './bulk.ts'
import { type BulkRequest, requestCount } from './open-bulk.ts'

export interface PendingBulk extends BulkRequest {
  /** Snapshot time of all matching rows; `undefined` for chosen rows. */
  clock: string | undefined
}

const NOT_ASKED = (): void => undefined

/** Asks to confirm, then starts the run. Returns a cleanup function. */
export function confirmBulk(requested: PendingBulk): () => void {
  const { action, clock } = requested
  const { title, text } = messages.actions.inBulk[action]
  const { tone = 'plain', fields } = definitionOf(action)
  const count = countOf(action, requestCount(requested))
  let stopAsking = NOT_ASKED

  function ask(): void {
    stopAsking = confirmWhile({
      header: messages.bulk.question(title(count)),
      message:
        clock === undefined ? text : `${messages.bulk.snapshot(clock)} ${text}`,
      tone,
      ...(fields.length > 0
        ? {
            content: fields.map(view => (
              <BulkField key={view.name} action={action} view={view} />
            )),
            ready: isBulkReady(action)
          }
        : {}),
      acceptLabel: title(count),
      rejectLabel: messages.actions.cancel,
      accept: agree,
      reject: leave,
      onHide: leave
    })
  }

  /** Asks before discarding what was typed. */
  function leave(): void {
    if (!isBulkTyped()) return
    stopAsking = confirmWhile({
      header: messages.actions.discard.title,
      message: messages.actions.discard.text,
      acceptLabel: messages.actions.discard.accept,
      rejectLabel: messages.actions.discard.reject,
      tone: 'danger',
      defaultFocus: 'reject',
      reject: ask,
      onHide: ask
    })
  }

  function agree(): void {
    const command = consumeBulkForm(action)
    if (command) void startBulk(requested, command)
    // A future end that was typed may have passed by now.
    else ask()
  }

  openBulkForm()
  ask()
  return () => stopAsking()
}
