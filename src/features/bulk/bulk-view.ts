import type { LazyComponent } from '../page/lazy-component.tsx'
import type { BulkHostProps } from './bulk-host.tsx'
import type { BulkAction } from './open-bulk.ts'

export interface BulkView<Row> {
  actions: readonly BulkAction[]
  version?: (row: Row) => number | undefined
  /** Made by `lazyBulk`. */
  part: LazyComponent<BulkHostProps>
}
