import { resumeActions } from '../../features/actions/open-action.ts'
import { startSessionRetry } from '../../stores/session-retry.ts'
import { watchClock } from '../../stores/watch-clock.ts'

/** Separate, to keep the code that runs before the rows small. */
export function startPanelLater(): void {
  if (typeof window !== 'object') return
  startSessionRetry()
  watchClock()
  resumeActions()
}
