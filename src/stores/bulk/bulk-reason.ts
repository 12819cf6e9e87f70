import { atom, computed, type ReadableAtom } from 'nanostores'

import { bulkCommand } from './bulk-actions.ts'
import type { BulkAction } from './open-bulk.ts'

const $state = atom('')

/** Why something is to be done with many, as it is typed. */
export const $bulkReason: ReadableAtom<string> = $state

/** Takes the text of the field. */
export function typeBulkReason(text: string): void {
  $state.set(text)
}

/** Whether the contract takes an action with what was typed. */
export function isReasonReady(action: BulkAction): ReadableAtom<boolean> {
  return computed($state, reason => bulkCommand(action, reason) !== undefined)
}
