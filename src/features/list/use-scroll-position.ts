import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'

import { $route } from '../../stores/route.ts'
import {
  restoreScrollPosition,
  scrollToStart
} from '../../stores/scroll-position.ts'
import type { ListAddress } from './store/list-address.ts'

/** Back and Forward restore the scroll position; moves start at the top. */
export function useScrollPosition(
  list: Pick<ListAddress, 'rowsKey'>,
  hasRows: boolean
): void {
  const route = useStore($route, { ssr: 'initial' })
  const key = route && list.rowsKey(route)
  const before = useRef(key)

  useEffect(() => {
    const moved = before.current !== undefined && before.current !== key
    before.current = key
    if (route?.via === 'history' && hasRows) restoreScrollPosition()
    else if (route?.via === 'move' && moved) scrollToStart()
    // Once for each history entry, and not for each new page.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [route, hasRows])
}
