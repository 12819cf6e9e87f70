import { useSyncExternalStore } from 'react'

import { messages } from '../../messages.ts'

const OTHER = messages.keys.caps.control

/** `Ctrl`, or `⌘` on a Mac. */
export function useCommandKey(): string {
  return useSyncExternalStore(never, here, () => OTHER)
}

function here(): string {
  return /mac|iphone|ipad/iu.test(navigator.platform) ? '⌘' : OTHER
}

/** The keyboard never changes. */
function never(): () => void {
  return () => undefined
}
