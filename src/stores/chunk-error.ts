import { messages } from '../messages.ts'
import { pageError } from '../routes/page-error.ts'
import { showError } from './error.ts'
import { emit } from './events.ts'
import { watchSheets } from './late-sheets.ts'
import { isChunkLoading } from './missing-chunks.ts'

export function isChunkErrorPending(): boolean {
  return window.__panelChunkError?.reloading === true
}

/**
 * Shows the inline guard's decision: the loader before a reload, else the error
 * page; ignores optional components.
 */
export function startChunkErrors(): void {
  window.addEventListener('panel:chunk-error', show)
  window.addEventListener('panel:part-error', event => {
    if (isChunkLoading()) event.preventDefault()
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
    const { chunkMissing, deployUnderWay } = messages.errorPage
    const description = error.isHostThere ? deployUnderWay : chunkMissing
    showError(pageError({ description }))
  }
}
