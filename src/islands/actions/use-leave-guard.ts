import { useEffect, useEffectEvent } from 'react'

import { isLeavingOnPurpose } from '../../stores/leaving.ts'

/**
 * Has the browser ask before it leaves a page that would lose something, and
 * tells that it was left all the same.
 */
export function useLeaveGuard(active: boolean, onLeft?: () => void): void {
  const left = useEffectEvent(() => onLeft?.())
  useEffect(() => {
    if (!active) return undefined
    let asked = false
    const ask = (event: Event): void => {
      // The way to the login is no choice: what can be kept was kept.
      asked = !isLeavingOnPurpose()
      if (asked) event.preventDefault()
    }
    const leave = (): void => {
      if (asked) left()
    }
    addEventListener('beforeunload', ask)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('beforeunload', ask)
      removeEventListener('pagehide', leave)
    }
  }, [active])
}
