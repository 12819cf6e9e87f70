import { documentSingleton } from './document-singleton.ts'

const shared = documentSingleton('leaving', () => ({
  onPurpose: false,
  reload: false
}))

/** Whether the panel itself leaves, so no prompt is shown. */
export function isLeavingOnPurpose(): boolean {
  return shared.onPurpose
}

/** Leaves this document without a prompt; drafts stay saved. */
export function leaveOnPurpose(go: () => void): void {
  shared.onPurpose = true
  // Back may restore this document from the browser's cache.
  window.addEventListener('pageshow', stay, { once: true })
  go()
}

/** Drafts are restored afterwards. */
export function reloadPage(): void {
  shared.reload = true
  location.reload()
}

export function consumeReload(): boolean {
  const isReload = shared.reload
  shared.reload = false
  return isReload
}

function stay(): void {
  shared.onPurpose = false
}
