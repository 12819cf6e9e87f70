import { weekdayText } from '../../format/dates.ts'
import type { SortField } from '../../format/sort-order.ts'
import { dayOf } from '../../format/zone-days.ts'
import { serverNow } from '../../stores/server-time.ts'
import type { RowGroups } from '../../ui/table/column.ts'
import type { ListView } from './list-view.ts'

/** Groups rows by the days of a zone, while they are sorted by time. */
export function dayGroups<Row>(
  days: ListView<Row>['days'],
  [first]: readonly SortField[],
  zone: string
): RowGroups<Row> | undefined {
  if (days === undefined || first?.field !== days.field) return undefined
  const thisYear = dayOf(serverNow(), zone).slice(0, 4)
  return {
    of: row => dayOf(Date.parse(days.instant(row)), zone),
    head: day => weekdayText(day, thisYear)
  }
}
