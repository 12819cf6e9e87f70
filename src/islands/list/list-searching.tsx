import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef } from 'react'

import { messages } from '../../messages.ts'
import type { List } from '../../stores/list/list-state.ts'
import { Button } from '../../ui/button.tsx'
import { focusedElement, returnFocus } from '../../ui/dialog/focus-return.ts'

interface Props {
  list: Pick<List<unknown>, '$stale' | 'cancel'>
}

/**
 * Says that rows take long, over the old ones, and lets somebody cancel: the
 * address goes back to them, and the focus to where they were asked from.
 */
export function ListSearching({ list }: Props): ReactNode {
  const isSlow = useStore(list.$stale, { ssr: 'initial' }) === 'slow'
  const asker = useRef<HTMLElement>(undefined)
  useEffect(() => {
    if (isSlow) asker.current = focusedElement()
  }, [isSlow])
  return (
    <output className="searching">
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
