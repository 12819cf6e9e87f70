import { config } from '../config.ts'
import { notFoundError, renderError } from '../routes/page-error.ts'
import { pageTitle } from '../routes/page-title.ts'
import { startBlockedCalls } from './blocked-calls.ts'
import { watchBlockedSheets } from './blocked-sheets.ts'
import { startBuildCheck } from './build.ts'
import { startChunkErrors, isChunkErrorPending } from './chunk-error.ts'
import { showError, $error } from './error.ts'
import { startGuard } from './guard.ts'
import { hideInputMethodKeys } from './input-method.ts'
import { $missingParts } from './missing-chunks.ts'
import { startTheme } from './preferences/theme.ts'
import { isReporting } from './report-failure.ts'
import { $route, startRouting } from './route.ts'
import { subscribeToSessions } from './session-news.ts'

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

function startTitle(): void {
  $route.listen(write)
  $error.subscribe(write)
}

function write(): void {
  const error = $error.get()
  const route = $route.get()?.match?.route
  const title = error
    ? `${error.statusCode} - ${error.statusMessage}`
    : route?.title
  if (error || route) document.title = pageTitle(title, config.panelName)
}

/** The page can no longer be trusted; the first error counts. */
function startUncaught(): void {
  window.addEventListener('error', ({ error, filename }) => {
    // Extensions run in this page too, and browsers warn without an error.
    if (error !== null && filename.startsWith(location.origin)) show(error)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isOwn(reason)) show(reason)
  })
}

/** Extensions reject promises of their own, in this page. */
function isOwn(reason: unknown): boolean {
  return (
    reason instanceof Error &&
    reason.stack?.includes(`${location.origin}/`) === true
  )
}

function show(thrown: unknown): void {
  if (!isReporting() && !isChunkErrorPending()) showError(renderError(thrown))
}
