import { useEffect, useEffectEvent } from 'react'

import { isLeavingOnPurpose, consumeReload } from '../../stores/leaving.ts'

/** Confirms leaving. `onLeft`: left anyway, but not by the panel's reload. */
export function useLeaveGuard(active: boolean, onLeft?: () => void): void {
  const left = useEffectEvent(() => onLeft?.())
  useEffect(() => {
    if (!active) return undefined
    let requested = false
    let reloads = false
    const ask = (event: Event): void => {
      // No prompt on the way to the login: drafts are saved.
      requested = !isLeavingOnPurpose()
      reloads = consumeReload()
      if (requested) event.preventDefault()
    }
    const leave = (): void => {
      if (requested && !reloads) left()
    }
    addEventListener('beforeunload', ask)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('beforeunload', ask)
      removeEventListener('pagehide', leave)
    }
  }, [active])
}
