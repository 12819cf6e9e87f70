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
  window.addEventListener('unhandledrejection', ({ reason }) => show(reason))
}

function show(thrown: unknown): void {
  if (!isReporting() && !isChunkErrorPending()) showError(renderError(thrown))
}
