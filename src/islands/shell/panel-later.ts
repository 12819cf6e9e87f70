import { resumeActions } from '../../features/actions/open-action.ts'
import { startSessionRetry } from '../../stores/session-retry.ts'

/**
 * Starts, once for a page, what it does by itself as well and nobody waits for:
 * what the head runs comes before the rows, and is the smaller without it.
 */
export function startPanelLater(): void {
  if (typeof window !== 'object') return
  startSessionRetry()
  resumeActions()
}
