import { oncePerDocument } from './once.ts'

const shared = oncePerDocument('leaving', () => ({ onPurpose: false }))

/** Whether the panel itself leaves this document: nobody is asked then. */
export function isLeavingOnPurpose(): boolean {
  return shared.onPurpose
}

/** Leaves this document by the panel's own decision; drafts stay kept. */
export function leaveOnPurpose(go: () => void): void {
  shared.onPurpose = true
  // Back may take this document out of the browser's cache again.
  window.addEventListener('pageshow', stay, { once: true })
  go()
}

function stay(): void {
  shared.onPurpose = false
}
