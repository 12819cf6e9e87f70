import { resumeActions } from './actions/open-action.ts'
import { startSessionRetry } from './session-retry.ts'

let started = false

/**
 * Starts what a page does by itself as well and nobody waits for: what the
 * head runs comes before the rows, and is the smaller without it.
 */
export function startPanelLater(): void {
  if (started || typeof window !== 'object') return
  started = true
  startSessionRetry()
  resumeActions()
}
