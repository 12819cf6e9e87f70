import type { ReadableAtom } from 'nanostores'
import type { ComponentType, ReactNode } from 'react'

import type { RowAccessors } from '../../contract/response-check.ts'
import type { Column } from '../../ui/table/column.ts'
import type { RowRemarks } from '../../ui/table/row-context.ts'
import type { BulkView } from '../bulk/bulk-view.ts'
import type { FilterView } from './filters/filter-view.ts'
import type { ListOverlays } from './list-overlays.tsx'
import type { ListTexts } from './list-texts.ts'
import type { List } from './store/list-state.ts'
import type { Selection } from './store/selection.ts'

export interface ListView<Row> extends ListOverlays<Row> {
  list: List<Row>
  texts: ListTexts
  /** The first one names the row and links to its drawer. */
  columns: readonly Column<Row>[]
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
  /** In the footer, after the sums. */
  Foot?: ComponentType | undefined
}
