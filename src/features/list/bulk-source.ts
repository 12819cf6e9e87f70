import type { CurrentRoute } from '../../stores/route.ts'
import type { BulkTarget } from '../bulk/bulk-item.ts'
import type { BulkSource } from '../bulk/open-bulk.ts'
import type { ListView } from './list-view.ts'
import type { Matching } from './use-matching.ts'

export interface BulkRows<Row> extends Pick<
  ListView<Row>,
  'rowKey' | 'rowName'
> {
  list: Pick<ListView<Row>['list'], 'walk'>
  bulk?: Pick<NonNullable<ListView<Row>['bulk']>, 'version'> | undefined
}

export function bulkSource<Row>(
  view: BulkRows<Row>,
  selected: readonly Row[],
  matching: Matching | undefined,
  route: CurrentRoute
): BulkSource {
  const { list, rowKey, rowName, bulk } = view
  const targetOf = (row: Row): BulkTarget => ({
    id: rowKey(row),
    name: rowName(row),
    version: bulk?.version?.(row)
  })
  if (!matching) return { kind: 'chosen', targets: selected.map(targetOf) }
  const walk = list.walk(route, matching.asOf)
  return {
    kind: 'matching',
    expected: matching.total,
    readPage: async (at, signal) => {
      const page = await walk(at, signal)
      return { ...page, data: page.data.map(targetOf) }
    }
  }
}
