import type { ListView } from './list-view.ts'

/** What is needed to show rows, without their actions. */
export type RowsView<Row> = Pick<
  ListView<Row>,
  'list' | 'columns' | 'rowKey' | 'rowName' | 'rowLinks' | 'days' | 'hasMenu'
>
