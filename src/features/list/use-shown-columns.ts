import { useMemo } from 'react'

import type { ListView } from './list-view.ts'
import type { ListQuery } from './store/list-parameters.ts'

/** A view with the columns that its rows have under these filters. */
export function useShownColumns<Row>(
  view: ListView<Row>,
  filters: ListQuery['filters']
): ListView<Row> {
  const columns = view.columnsFor?.(filters) ?? view.columns
  return useMemo(() => ({ ...view, columns }), [view, columns])
}
