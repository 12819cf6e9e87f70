import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'

import type { RouteName } from '../routes/table.ts'
import { $session } from '../stores/session.ts'
import type { RowContext } from '../ui/table/row-context.ts'
import {
  claimPrerendered,
  forgetPrerendered,
  type PrerenderedRows
} from './prerendered-rows.tsx'

/** Until the list has its own rows. */
export function usePrerenderedRows<Row>(
  screen: RouteName,
  rows: readonly Row[] | undefined
): PrerenderedRows<Row> | undefined {
  const [prerendered, setPrerendered] = useState(() =>
    claimPrerendered<Row>(screen)
  )
  const isGuest = useStore($session, { ssr: 'initial' }).kind === 'guest'
  const isOver = rows !== undefined || isGuest
  useEffect(forgetPrerendered, [])
  if (isOver && prerendered) setPrerendered(undefined)
  return isOver ? undefined : prerendered
}

/** Keeps the identity if nothing changed, so nothing rerenders. */
export function sameRowContext(
  before: RowContext | undefined,
  now: RowContext
): RowContext {
  const isSame =
    before !== undefined &&
    before.zone === now.zone &&
    before.currencies === now.currencies &&
    before.address === now.address &&
    before.remarks === now.remarks
  return isSame ? before : now
}
