import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'

import { monotonicNow } from '../../format/monotonic-now.ts'
import { messages } from '../../messages.ts'
import { $session } from '../../stores/session.ts'
import { Button } from '../../ui/button.tsx'
import { focusedElement, returnFocus } from '../../ui/dialog/focus-return.ts'
import { Notice, NoticeText } from '../../ui/notice.tsx'
import type { List } from './store/list-state.ts'

/** A session check longer than this is reported, in ms. */
const SLOW_CHECK_MS = 1000

interface Props {
  list: Pick<List<unknown>, '$stale' | 'cancel'>
}

/** Reports slow rows, which can be cancelled, and a slow session check. */
export function SlowNotice({ list }: Props): ReactNode {
  const isCheckSlow = useSlowCheck()
  const isSlow = useStore(list.$stale, { ssr: 'initial' }) === 'slow'
  const asker = useRef<HTMLElement>(undefined)
  useEffect(() => {
    if (isSlow) asker.current = focusedElement()
  }, [isSlow])
  return (
    // Over the rows that stay, so that nothing moves.
    <output className="relative z-bar h-0 flex-none max-md:sticky max-md:top-0">
      {isCheckSlow && <FloatingNotice>{messages.session.slow}</FloatingNotice>}
      {isSlow && (
        <FloatingNotice>
          <NoticeText as="span">{messages.list.searching}</NoticeText>
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
        </FloatingNotice>
      )}
    </output>
  )
}

function FloatingNotice({ children }: { children: ReactNode }): ReactNode {
  return (
    <Notice
      as="span"
      look="floating"
      className="absolute start-1/2 top-10 w-max max-w-[calc(100%-2*var(--gutter))] -translate-x-1/2 rtl:translate-x-1/2"
    >
      {children}
    </Notice>
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
