import { read } from '../../stores/preferences/tab-memory.ts'

/** Session storage key for the summary of a run whose session ended. */
export const BULK_NOTE = 'panel.bulk'

export function hasSavedBulk(): boolean {
  return read(BULK_NOTE) !== null
}
