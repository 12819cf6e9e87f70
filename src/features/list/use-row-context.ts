import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useMemo, useState } from 'react'

import { $currencies } from '../../stores/currencies.ts'
import { $zone } from '../../stores/preferences/zone.ts'
import { $route } from '../../stores/route.ts'
import { serverNow } from '../../stores/server-time.ts'
import { NO_REMARKS, type RowContext } from '../../ui/table/row-context.ts'
import type { ListView } from './list-view.ts'

const $none = atom(NO_REMARKS)

/** Replaced rows (`busy`) keep their links: these lead to their own URL. */
export function useRowContext<Row>(
  { list, $remarks }: Pick<ListView<Row>, 'list' | '$remarks'>,
  rows: readonly Row[] | undefined,
  busy: boolean
): RowContext {
  const route = useStore($route, { ssr: 'initial' })
  const zone = useStore($zone, { ssr: 'initial' })
  const currencies = useStore($currencies, { ssr: 'initial' })
  const remarks = useStore($remarks ?? $none, { ssr: () => NO_REMARKS })
  const now = list.href(route, { open: '' })
  const [of, setOf] = useState({ rows, address: now })
  const isHeld = busy && of.rows === rows
  const address = isHeld ? of.address : now
  if (of.rows !== rows || of.address !== address) setOf({ rows, address })
  return useMemo(
    () => ({ zone, now: serverNow, currencies, address, remarks }),
    [zone, currencies, address, remarks]
  )
}
