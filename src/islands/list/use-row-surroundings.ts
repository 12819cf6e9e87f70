import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useMemo, useState } from 'react'

import type { RowSurroundings } from '../../domain/row-surroundings.ts'
import type { BalanceCheck } from '../../stores/balance-check.ts'
import { $currencies } from '../../stores/currencies.ts'
import { $zone } from '../../stores/preferences/zone.ts'
import { $route } from '../../stores/route.ts'
import { gapsById } from '../ledger/balance-gaps.ts'
import type { ListView } from './list-view.ts'

/** Of no rows, and of rows that are no entries of a ledger. */
const UNCHECKED: BalanceCheck = { kind: 'nothing-to-check' }
export const $unchecked = atom(UNCHECKED)

/**
 * What the cells of a list read beside their row. Rows that make way for
 * others (`busy`) keep their links: they lead to where these rows are.
 */
export function useRowSurroundings<Row>(
  { list, balances }: Pick<ListView<Row>, 'list' | 'balances'>,
  rows: readonly Row[] | undefined,
  busy: boolean
): RowSurroundings {
  const route = useStore($route, { ssr: 'initial' })
  const zone = useStore($zone, { ssr: 'initial' })
  const currencies = useStore($currencies, { ssr: 'initial' })
  const check = useStore(balances?.$check ?? $unchecked, {
    ssr: () => UNCHECKED
  })
  const gaps = useMemo(() => gapsById(check), [check])
  const now = list.href(route, { open: '' })
  const [of, setOf] = useState({ rows, address: now })
  const isHeld = busy && of.rows === rows
  const address = isHeld ? of.address : now
  if (of.rows !== rows || of.address !== address) setOf({ rows, address })
  return useMemo(
    () => ({ zone, now: Date.now, currencies, address, gaps }),
    [zone, currencies, address, gaps]
  )
}
