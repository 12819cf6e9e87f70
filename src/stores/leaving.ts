import { documentSingleton } from './document-singleton.ts'

const shared = documentSingleton('leaving', () => ({
  onPurpose: false,
  reload: false
}))

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

/** Loads this page again where a person wants it; drafts come back after it. */
export function reloadPage(): void {
  shared.reload = true
  location.reload()
}

/** Whether this leaving is such a reload; the next one is none. */
export function takeReload(): boolean {
  const isReload = shared.reload
  shared.reload = false
  return isReload
}

function stay(): void {
  shared.onPurpose = false
}
