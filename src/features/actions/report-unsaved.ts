import { messages } from '../../messages.ts'
import { documentSingleton } from '../../stores/document-singleton.ts'
import { showToast } from '../../stores/toasts.ts'

const shared = documentSingleton('unsaved', () => ({ isReported: false }))

/** Reported at once, and once: at the end of the session it is too late. */
export function reportUnsaved(): void {
  if (shared.isReported) return
  shared.isReported = true
  showToast({ tone: 'unknown', ...messages.storage.noDrafts })
}
