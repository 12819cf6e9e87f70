import { useStore } from '@nanostores/react'
import { useMemo } from 'react'

import { weekdayText } from '../../domain/dates.ts'
import { LOCALE } from '../../domain/locale.ts'
import type { SortField } from '../../domain/sort-order.ts'
import { dayOf } from '../../domain/zone-days.ts'
import { $zone } from '../../stores/preferences/zone.ts'
import type { RowGroups } from '../../ui/table/column.ts'
import type { ListView } from './list-view.ts'

/** The days of the shown zone, while the rows follow one another by time. */
export function useDayGroups<Row>(
  days: ListView<Row>['days'],
  [first]: readonly SortField[]
): RowGroups<Row> | undefined {
  const zone = useStore($zone, { ssr: 'initial' })
  const sorted = days !== undefined && first?.field === days.field
  return useMemo(
    () =>
      sorted
        ? {
            of: row => dayOf(Date.parse(days.instant(row)), zone),
            head: day => {
              const thisYear = dayOf(Date.now(), zone).slice(0, 4)
              return weekdayText(day, thisYear, LOCALE)
            }
          }
        : undefined,
    [days, sorted, zone]
  )
}
