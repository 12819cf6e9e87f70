import type { BulkAction } from '../actions/action-definition.ts'
import type { LazyComponent } from '../page/lazy-component.tsx'
import type { BulkHostProps } from './bulk-host.tsx'

export interface BulkView<Row> {
  actions: readonly BulkAction[]
  version?: (row: Row) => number | undefined
  /** Made by `lazyBulk`. */
  part: LazyComponent<BulkHostProps>
}
