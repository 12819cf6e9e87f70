import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { clockText } from '../../format/dates.ts'
import { $zone } from '../../stores/preferences/zone.ts'
import { useRoutePart } from '../page/use-route-part.ts'
import type { ListView } from './list-view.ts'
import type { Shown } from './store/page-cache.ts'

/** All that matched a question at one moment. */
export interface Matching {
  total: number
  /** ISO 8601, and as the clock of the shown zone had it. */
  asOf: string
  clock: string
}

/**
 * The step from the chosen rows to all that match: what can be chosen, what is
 * chosen, and the choice. Another question, or another row, takes it back.
 */
export function useMatching<Row>(
  { list }: ListView<Row>,
  shown: Shown<Row> | undefined,
  selected: ReadonlyMap<string, Row>
): {
  offered: Matching | undefined
  chosen: Matching | undefined
  choose: (all: boolean) => void
} {
  const zone = useStore($zone, { ssr: 'initial' })
  const summary = useStore(list.$summary, { ssr: 'initial' })
  const [choice, setChoice] = useState<Matching & { on: string }>()
  const question = useRoutePart(route => {
    const { search, filters, zone: days } = list.query(route)
    // The days of a period are those of a zone.
    return JSON.stringify([search, filters, days || zone])
  })
  const on = JSON.stringify([question, ...selected.keys()])
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
