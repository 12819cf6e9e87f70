import { look } from '../../stores/preferences/tab-memory.ts'

/** Session storage key for the summary of a run whose session ended. */
export const BULK_NOTE = 'panel.bulk'

export function hasKeptBulk(): boolean {
  return look(BULK_NOTE) !== null
}
