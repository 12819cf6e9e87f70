import type { LazyPart } from '../page/lazy-part.tsx'
import type { BulkHostProps } from './bulk-host.tsx'
import type { BulkAction } from './open-bulk.ts'

/** What can be done with many rows of a list at once. */
export interface BulkView<Row> {
  actions: readonly BulkAction[]
  /** Left out where the actions do not name a version. */
  version?: (row: Row) => number | undefined
  /** Made by `bulkPart`. */
  part: LazyPart<BulkHostProps>
}
