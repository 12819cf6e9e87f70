import type { ListView } from './list-view.ts'

/** What it takes to show the rows of a list, before anything can be done. */
export type RowsView<Row> = Pick<
  ListView<Row>,
  'list' | 'columns' | 'rowKey' | 'rowName' | 'rowLinks' | 'days' | 'hasMenu'
>
