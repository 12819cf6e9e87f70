import { useEffect, useRef } from 'react'

import type { RequestError } from '../../contract/request-error.ts'
import { useCountdown } from '../page/use-countdown.ts'

/** Default wait without `Retry-After`, in seconds. */
const WAIT_SECONDS = 60

/** The seconds to wait after a refusal of too many requests; 0 for none. */
export function useRetryWait(error: RequestError | undefined): number {
  const [wait, startWait] = useCountdown()
  // What was refused before it is shown is not waited for anew.
  const counted = useRef(error)
  useEffect(() => {
    if (!error || error === counted.current) return
    counted.current = error
    if (error.kind !== 'too-many') return
    startWait(error.facts.retryAfter ?? WAIT_SECONDS)
  }, [error, startWait])
  return wait
}
