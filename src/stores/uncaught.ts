import { renderError } from '../routes/page-error.ts'
import { isChunkErrorPending } from './chunk-error.ts'
import { showError } from './error.ts'
import { isReporting } from './report-failure.ts'

/** The page can no longer be trusted; the first error counts. */
export function startUncaught(): void {
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
