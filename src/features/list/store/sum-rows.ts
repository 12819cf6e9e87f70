import type { Page } from '../../../contract/list-answer.ts'
import type { RouteName } from '../../../routes/table.ts'
import { saveListCount } from '../../../stores/list-counts.ts'
import type { CurrentRoute } from '../../../stores/route.ts'
import type { ListAddress } from './list-address.ts'
import type { ListReader } from './list-reader.ts'
import type { SummaryStore } from './list-summary.ts'
import { ownRoute } from './own-route.ts'

interface Parts {
  name: RouteName
  address: ListAddress
  reader: Pick<ListReader<unknown>, 'summary'>
  summary: SummaryStore
}

/** Loads totals for the current filters, after the first page of rows. */
export function sumRows({
  name,
  address,
  reader,
  summary
}: Parts): (route: CurrentRoute, page: Page<unknown>) => Promise<void> {
  return async (route, { meta }) => {
    const key = address.filtersKey(route)
    await summary.load(key, meta, signal => reader.summary(route, signal))
    const now = ownRoute(name)
    if (!now || address.filtersKey(now) !== key) return
    const known = summary.$summary.get()
    const isComplete = key === address.filtersKey({ ...route, search: '' })
    if (isComplete && known.kind === 'known') saveListCount(name, known.total)
  }
}
