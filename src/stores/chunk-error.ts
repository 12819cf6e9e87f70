import { messages } from '../messages.ts'
import { pageError } from '../routes/page-error.ts'
import { showError } from './error.ts'
import { emit } from './events.ts'
import { watchSheets } from './late-sheets.ts'
import { isPartLoading } from './missing-parts.ts'

/** Whether a missing chunk may still be fixed by a reload. */
export function isChunkErrorPending(): boolean {
  return window.__panelChunkError?.reloading === true
}

/**
 * Shows what the inline guard has decided: the loader until it reloads, else
 * the error page (specification, section 8). Chunks of optional components are
 * left to `$missingParts`.
 */
export function startChunkErrors(): void {
  window.addEventListener('panel:chunk-error', show)
  window.addEventListener('panel:part-error', event => {
    if (isPartLoading()) event.preventDefault()
  })
  watchSheets()
  show()
}

function show(): void {
  const error = window.__panelChunkError
  if (!error) return
  if (error.reloading) {
    emit('showLoader')
  } else {
    emit('hideLoader')
    showError(pageError({ description: messages.errorPage.partMissing }))
  }
}
