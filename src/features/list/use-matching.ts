import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { clockText } from '../../format/dates.ts'
import { $zone } from '../../stores/preferences/zone.ts'
import { useRouteValue } from '../page/use-route-value.ts'
import type { ListView } from './list-view.ts'
import type { FetchedPage } from './store/fetched-page.ts'

export interface Matching {
  total: number
  /** ISO 8601; `clock` is its time in the selected zone. */
  asOf: string
  clock: string
}

/** Selects all matching rows. Another query or row undoes that. */
export function useMatching<Row>(
  { list }: ListView<Row>,
  shown: FetchedPage<Row> | undefined,
  selected: ReadonlyMap<string, Row>
): {
  offered: Matching | undefined
  chosen: Matching | undefined
  choose: (all: boolean) => void
} {
  const zone = useStore($zone, { ssr: 'initial' })
  const summary = useStore(list.$summary, { ssr: 'initial' })
  const [choice, setChoice] = useState<Matching & { on: string }>()
  const criteria = useRouteValue(route => {
    const { search, filters, zone: days } = list.query(route)
    // The days of a period depend on the zone.
    return JSON.stringify([search, filters, days || zone])
  })
  const on = JSON.stringify([criteria, ...selected.keys()])
  if (choice && choice.on !== on) setChoice(undefined)

  const total = summary.kind === 'known' ? summary.total : undefined
  const asOf = shown?.page.meta.asOf
  const offered =
    total !== undefined && asOf !== undefined && total > selected.size
      ? { total, asOf, clock: clockText(asOf, zone).slice(0, 5) }
      : undefined
  return {
    offered,
    chosen: choice?.on === on ? choice : undefined,
    choose: all => setChoice(all && offered ? { ...offered, on } : undefined)
  }
}
