import type { ReadableAtom } from 'nanostores'
import type { ComponentType, ReactNode } from 'react'

import type { RowAccessors } from '../../contract/response-check.ts'
import type { ReadPage } from '../../stores/walk-pages.ts'
import type { Column } from '../../ui/table/column.ts'
import type { RowRemarks } from '../../ui/table/row-context.ts'
import type { BulkView } from '../bulk/bulk-view.ts'
import type { FilterView } from './filters/filter-view.ts'
import type { ListOverlays } from './list-overlays.tsx'
import type { ListTexts } from './list-texts.ts'
import type { SavedView } from './preferences/saved-view.ts'
import type { ListQuery } from './store/list-parameters.ts'
import type { List } from './store/list-state.ts'
import type { Selection } from './store/selection.ts'

export type NameRow<Row> = (row: Row) => Row

/** Of rows that carry ids alone: names that come after them. */
export interface RowNames<Row> {
  /** Hands over what names a row, whenever more names are known. */
  follow: (
    onNames: (nameRow: NameRow<Row>) => void,
    signal: AbortSignal
  ) => void
  /** Each page once its names are known, or cannot be. */
  inPages: (readPage: ReadPage<Row>) => ReadPage<Row>
}

/** A view that is always there. */
export interface StandingView extends Pick<
  SavedView,
  'id' | 'name' | 'query' | 'layout'
> {
  /** How many rows it has; asked for behind those of the list. */
  Count?: ComponentType<{ query: string }> | undefined
  /** What of it the list hides, at the end of the tabs. */
  Notice?: ComponentType<{ query: string }> | undefined
}

export interface ListView<Row> extends ListOverlays<Row> {
  list: List<Row>
  texts: ListTexts
  /** The first one names the row and links to its drawer. */
  columns: readonly Column<Row>[]
  /** Instead of them, where filters decide; the same for the same. */
  columnsFor?: (filters: ListQuery['filters']) => readonly Column<Row>[]
  filters: readonly FilterView[]
  rowKey: (row: Row) => string
  /** Names a row at its checkbox. */
  rowName: (row: Row) => string
  /** How the response is verified. */
  accessors: RowAccessors<Row>
  selection: Selection<Row>
  /** Of an exported file, without date and extension. */
  fileName: string
  bulk?: BulkView<Row>
  /** Where the chosen rows are compared, by their keys. */
  comparisonHref?: (keys: readonly string[]) => string | undefined
  hasMenu: boolean
  /** Handles a button in a cell, by its `data-press`. */
  onPress?: (name: string, row: Row) => void
  /** A pointer or the focus has come to such a button. */
  onIntent?: (name: string) => void
  /** At the end of each row, before its menu. */
  rowLinks?: (row: Row) => ReactNode
  /** Rows are grouped by its days while sorted by it. */
  days?: { field: string; instant: (row: Row) => string }
  /** Data for cells beside their row. */
  $remarks?: ReadableAtom<RowRemarks>
  names?: (() => Promise<RowNames<Row>>) | undefined
  /** Beside the unfiltered list; what is shown may narrow them. */
  standing?:
    | ((shown: ListQuery['filters']) => readonly StandingView[])
    | undefined
  /** Under which filters the footer sums up; under all if missing. */
  summedFor?: (filters: ListQuery['filters']) => boolean
  /** In the footer, after the sums. */
  Foot?: ComponentType | undefined
}
