import { look } from '../../stores/preferences/tab-memory.ts'

/** Where this tab keeps what a run came to whose session has ended. */
export const BULK_NOTE = 'panel.bulk'

/** Whether there is something kept to be told. */
export function hasKeptBulk(): boolean {
  return look(BULK_NOTE) !== null
}
