import { useEffect, useEffectEvent } from 'react'

import { isLeavingOnPurpose, takeReload } from '../../stores/leaving.ts'

/**
 * Has the browser ask before it leaves a page that would lose something, and
 * tells that it was left all the same; not of a reload that the panel offered.
 */
export function useLeaveGuard(active: boolean, onLeft?: () => void): void {
  const left = useEffectEvent(() => onLeft?.())
  useEffect(() => {
    if (!active) return undefined
    let asked = false
    let reloads = false
    const ask = (event: Event): void => {
      // The way to the login is no choice: what can be kept was kept.
      asked = !isLeavingOnPurpose()
      reloads = takeReload()
      if (asked) event.preventDefault()
    }
    const leave = (): void => {
      if (asked && !reloads) left()
    }
    addEventListener('beforeunload', ask)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('beforeunload', ask)
      removeEventListener('pagehide', leave)
    }
  }, [active])
}
