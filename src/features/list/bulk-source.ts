import type { CurrentRoute } from '../../stores/route.ts'
import type { BulkTarget } from '../bulk/bulk-item.ts'
import type { BulkSum, BulkView } from '../bulk/bulk-view.ts'
import type { BulkSource } from '../bulk/open-bulk.ts'
import type { ListView } from './list-view.ts'
import type { ListSummary } from './store/list-summary.ts'
import type { Matching } from './use-matching.ts'

export interface BulkRows<Row> extends Pick<
  ListView<Row>,
  'rowKey' | 'rowName'
> {
  list: Pick<ListView<Row>['list'], 'walk'>
  bulk?: Omit<BulkView<Row>, 'actions'> | undefined
}

/** The rows of the run by key: all once the matching ones are read. */
export interface RowsOfRun<Row> {
  source: BulkSource
  rows: ReadonlyMap<string, Row>
}

/** Above it nobody waits for the sums of what matches. */
const MOST_READ = 5000

export function bulkSource<Row>(
  view: BulkRows<Row>,
  selected: readonly Row[],
  matching: Matching | undefined,
  route: CurrentRoute,
  readAt: (row: Row) => string | undefined,
  summary: ListSummary
): RowsOfRun<Row> {
  const { list, rowKey, rowName, bulk } = view
  const rows = new Map<string, Row>()
  const targetOf = (row: Row, asOf: string | undefined): BulkTarget => {
    rows.set(rowKey(row), row)
    const amounts = bulk?.holds?.(row)
    return {
      id: rowKey(row),
      name: bulk?.name?.(row) ?? rowName(row),
      version: bulk?.version?.(row),
      email: bulk?.email?.(row),
      parties: bulk?.parties?.(row),
      amount: bulk?.amount?.(row),
      isOwn: bulk?.isOwn?.(row),
      held: asOf !== undefined && amounts ? { asOf, amounts } : undefined
    }
  }
  if (!matching) {
    const targets = selected.map(row => targetOf(row, readAt(row)))
    return { source: { kind: 'chosen', targets }, rows }
  }
  const { total, asOf } = matching
  const walk = list.walk(route, asOf)
  const isOfAll =
    bulk?.holds && summary.kind === 'known' && summary.total === total
  const amounts = isOfAll ? summary.holdings : undefined
  const sums = bulk?.sums
  const isRead = sums && total <= MOST_READ && !totalsOfAll(summary, total)
  const source: BulkSource = {
    kind: 'matching',
    expected: total,
    held: amounts && { asOf, amounts },
    sums: isRead
      ? read => sums(read.flatMap(({ id }) => rows.get(id) ?? []))
      : undefined,
    readPage: async (at, signal) => {
      const page = await walk(at, signal)
      const data = page.data.map(row => targetOf(row, page.meta.asOf))
      return { ...page, data }
    }
  }
  return { source, rows }
}

export function bulkSums<Row>(
  { sums }: Pick<BulkView<Row>, 'sums'>,
  selected: readonly Row[],
  matching: Matching | undefined,
  summary: ListSummary
): readonly BulkSum[] | undefined {
  if (!sums || !matching) return sums?.(selected)
  return totalsOfAll(summary, matching.total)
}

/** The totals of a list leave out what has not moved yet: none are better. */
function totalsOfAll(
  summary: ListSummary,
  total: number
): readonly BulkSum[] | undefined {
  const totals = summary.kind === 'known' ? summary.totals : undefined
  const counted = totals?.reduce((sum, { count }) => sum + count, 0)
  return counted === total ? totals : undefined
}
