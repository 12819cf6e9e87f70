import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'

import { monotonicNow } from '../../format/monotonic-now.ts'
import { messages } from '../../messages.ts'
import { $session } from '../../stores/session.ts'
import { Button } from '../../ui/button.tsx'
import { focusedElement, returnFocus } from '../../ui/dialog/focus-return.ts'
import type { List } from './store/list-state.ts'

/** A session check longer than this is reported, in ms. */
const SLOW_CHECK_MS = 1000

interface Props {
  list: Pick<List<unknown>, '$stale' | 'cancel'>
}

/** Reports slow rows, which can be cancelled, and a slow session check. */
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
