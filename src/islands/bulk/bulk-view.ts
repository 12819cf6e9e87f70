import type { BulkAction } from '../../stores/bulk/open-bulk.ts'
import type { LazyPart } from '../lazy-part.tsx'
import type { BulkHostProps } from './bulk-host.tsx'

/** What can be done with many rows of a list at once. */
export interface BulkView<Row> {
  actions: readonly BulkAction[]
  /** Left out where the actions do not name a version. */
  version?: (row: Row) => number | undefined
  /** Made by `bulkPart`. */
  part: LazyPart<BulkHostProps>
}
