import { countText } from '../../format/count-text.ts'
import { writeSort } from '../../format/sort-order.ts'
import { messages } from '../../messages.ts'
import type { ListView } from './list-view.ts'
import type { ListQuery } from './store/list-parameters.ts'
import type { ListState } from './store/list-state.ts'
import type { ListSummary } from './store/list-summary.ts'

/**
 * Screen reader text once the rows and their count are there. Page and order
 * make each move a new text: prefetched rows come before the old text is gone.
 */
export function announcement<Row>(
  view: Pick<ListView<Row>, 'texts' | 'columns' | 'list'>,
  query: ListQuery,
  state: ListState<Row>,
  summary: ListSummary
): string {
  if (state.kind !== 'shown' || state.activity === 'loading') return ''
  if (summary.kind === 'loading') return ''
  const { texts, list } = view
  const rows = state.shown.page.data.length
  if (rows === 0) {
    const isNarrowed =
      query.search !== '' || Object.keys(query.filters).length > 0
    return isNarrowed ? texts.noMatch : texts.empty
  }
  const total = summary.kind === 'known' ? summary.total : undefined
  const shown = countText(rows)
  const counted =
    total === undefined && state.shown.page.meta.hasMore
      ? messages.list.announcedMany(shown, texts.rows)
      : messages.list.announced(shown, countText(total), texts.rows)
  const isUsual = writeSort(query.sort) === writeSort(list.rules.defaultSort)
  return [
    counted,
    query.page > 1 && messages.ui.page(countText(query.page)),
    !isUsual && orderText(view, query)
  ]
    .filter(Boolean)
    .join(', ')
}

function orderText<Row>(
  { columns }: Pick<ListView<Row>, 'columns'>,
  { sort: [first] }: ListQuery
): string {
  const head = columns.find(({ sortField }) => sortField === first?.field)?.head
  return head === undefined || !first
    ? ''
    : messages.list.ordered(messages.ui.sortChoice(head, first.descending))
}
