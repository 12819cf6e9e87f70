import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'

import type { RouteName } from '../routes/table.ts'
import { $session } from '../stores/session.ts'
import type { RowSurroundings } from '../ui/table/row-surroundings.ts'
import {
  claimPainted,
  forgetPainted,
  type PaintedRows
} from './painted-rows.tsx'

/** The rows that React finds in the page, until the list has its own. */
export function usePaintedRows<Row>(
  screen: RouteName,
  rows: readonly Row[] | undefined
): PaintedRows<Row> | undefined {
  const [painted, setPainted] = useState(() => claimPainted<Row>(screen))
  const isGuest = useStore($session, { ssr: 'initial' }).kind === 'guest'
  const isOver = rows !== undefined || isGuest
  useEffect(forgetPainted, [])
  if (isOver && painted) setPainted(undefined)
  return isOver ? undefined : painted
}

/** The first one where both are alike: what reads it is not rendered again. */
export function sameSurroundings(
  before: RowSurroundings | undefined,
  now: RowSurroundings
): RowSurroundings {
  const isSame =
    before !== undefined &&
    before.zone === now.zone &&
    before.currencies === now.currencies &&
    before.address === now.address &&
    before.remarks === now.remarks
  return isSame ? before : now
}
