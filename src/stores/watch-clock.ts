import { onServerTime } from '../api/server-time.ts'
import { withChunk } from './missing-chunks.ts'

/** A clock that is off by less shifts no period that anyone sees, in ms. */
export const TOLERATED_MS = 120_000

/** Reports a clock of this machine that differs from the server's. */
export function watchClock(): void {
  let reported = 0
  onServerTime(offset => {
    if (Math.abs(offset - reported) <= TOLERATED_MS) return
    reported = offset
    withChunk(
      () => import('./report-clock.ts'),
      ({ reportClock }) => reportClock(offset)
    )
  })
}
