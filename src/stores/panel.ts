import { notFoundError } from '../routes/page-error.ts'
import { startBlockedCalls } from './blocked-calls.ts'
import { watchBlockedSheets } from './blocked-sheets.ts'
import { startBuildCheck } from './build.ts'
import { startChunkErrors } from './chunk-error.ts'
import { showError } from './error.ts'
import { startGuard } from './guard.ts'
import { hideInputMethodKeys } from './input-method.ts'
import { $missingParts } from './missing-chunks.ts'
import { startTheme } from './preferences/theme.ts'
import { $route, startRouting } from './route.ts'
import { subscribeToSessions } from './session-news.ts'
import { startTitle } from './title.ts'
import { startUncaught } from './uncaught.ts'

let started = false

/**
 * Starts everything that runs on every page of the panel. Every island calls
 * it; only the first call counts.
 */
export function startPanel(): void {
  if (started || typeof window !== 'object') return
  started = true
  hideInputMethodKeys()
  watchBlockedSheets()
  startTheme()
  startBlockedCalls()
  startChunkErrors()
  startUncaught()
  subscribeToSessions()
  startRouting()
  startTitle()
  $route.subscribe(route => {
    if (route && !route.match) showError(notFoundError(route.fullPath))
  })
  startGuard()
  const checkBuild = startBuildCheck()
  // A deploy may have removed the chunk.
  $missingParts.listen(parts => {
    if (parts.length > 0) checkBuild()
  })
}
