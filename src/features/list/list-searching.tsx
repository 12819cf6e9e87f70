import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'

import { monotonicNow } from '../../format/monotonic-now.ts'
import { messages } from '../../messages.ts'
import { $session } from '../../stores/session.ts'
import { Button } from '../../ui/button.tsx'
import { focusedElement, returnFocus } from '../../ui/dialog/focus-return.ts'
import type { List } from './store/list-state.ts'

/** A page that still asks who looks says so after this, ms. */
const SLOW_CHECK_MS = 1000

interface Props {
  list: Pick<List<unknown>, '$stale' | 'cancel'>
}

/**
 * Says that rows take long, over the old ones, and lets somebody cancel: the
 * address goes back to them, and the focus to where they were asked from. And
 * says that there are none yet because the session is still checked.
 */
export function ListSearching({ list }: Props): ReactNode {
  const isCheckSlow = useSlowCheck()
  const isSlow = useStore(list.$stale, { ssr: 'initial' }) === 'slow'
  const asker = useRef<HTMLElement>(undefined)
  useEffect(() => {
    if (isSlow) asker.current = focusedElement()
  }, [isSlow])
  return (
    <output className="searching">
      {isCheckSlow && (
        <span className="notice quiet">{messages.session.slow}</span>
      )}
      {isSlow && (
        <span className="notice quiet">
          <span>{messages.list.searching}</span>
          <Button
            variant="plain"
            size="sm"
            onClick={() => {
              if (asker.current) returnFocus(asker.current)
              list.cancel()
            }}
          >
            {messages.actions.cancel}
          </Button>
        </span>
      )}
    </output>
  )
}

/** Whether it takes long until it is known who looks. */
function useSlowCheck(): boolean {
  const session = useStore($session, { ssr: 'initial' })
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(
      () => setLate(true),
      SLOW_CHECK_MS - monotonicNow()
    )
    return () => clearTimeout(timer)
  }, [])
  return isLate && session.kind === 'unchecked'
}
