import { useSyncExternalStore } from 'react'

import { messages } from '../../messages.ts'

const OTHER = messages.keys.caps.control

/** What stands on the key that makes commands: `Ctrl`, or `⌘` on a Mac. */
export function useCommandKey(): string {
  return useSyncExternalStore(never, here, () => OTHER)
}

function here(): string {
  return /mac|iphone|ipad/iu.test(navigator.platform) ? '⌘' : OTHER
}

/** A keyboard stays what it is. */
function never(): () => void {
  return () => undefined
}
