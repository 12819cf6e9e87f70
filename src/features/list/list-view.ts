import type { ReadableAtom } from 'nanostores'
import type { ComponentType, ReactNode } from 'react'

import type { RowAccessors } from '../../contract/response-check.ts'
import type { Column } from '../../ui/table/column.ts'
import type { RowRemarks } from '../../ui/table/row-context.ts'
import type { BulkView } from '../bulk/bulk-view.ts'
import type { DrawerPart } from '../drawer/drawer-part.ts'
import type { ExportPartProps } from '../export/export-part.tsx'
import type { LazyPart } from '../page/lazy-part.tsx'
import type { FilterView } from './filters/filter-view.ts'
import type { ListTexts } from './list-texts.ts'
import type { RowMenuProps } from './row-menu-part.ts'
import type { List } from './store/list-state.ts'
import type { Selection } from './store/selection.ts'

/** One list as its screen shows it. */
export interface ListView<Row> {
  list: List<Row>
  texts: ListTexts
  /** The first one names the row and links to its drawer. */
  columns: readonly Column<Row>[]
  filters: readonly FilterView[]
  rowKey: (row: Row) => string
  /** What a row is called by its checkbox. */
  rowName: (row: Row) => string
  /** What the server's answer is held against. */
  readers: RowAccessors<Row>
  selection: Selection<Row>
  exported: {
    /** Without date and extension. */
    fileName: string
    /** Made by `exportPart`. */
    part: LazyPart<ExportPartProps<Row>>
  }
  /** Loaded when the first row is opened. */
  drawer: LazyPart<DrawerPart<Row>>
  /** What can be done with many of its rows at once. */
  bulk?: BulkView<Row>
  /** Each row ends with a menu. */
  hasMenu: boolean
  /** Hears of a button in a cell: its `data-press`. */
  onPress?: (name: string, row: Row) => void
  /** A pointer or the focus has come to a button of this name. */
  onIntent?: (name: string) => void
  /** What can be done with a row. Made by `rowMenuPart`. */
  rowMenu?: LazyPart<RowMenuProps<Row>>
  /** Links at the end of each row, before its menu. */
  rowLinks?: (row: Row) => ReactNode
  /** The instant by whose days the rows are parted while sorted by it. */
  days?: { field: string; instant: (row: Row) => string }
  /** What its cells read of rows beside what these hold. */
  $remarks?: ReadableAtom<RowRemarks>
  /** Stands at the foot of the list, behind its sums. */
  Foot?: ComponentType
}
