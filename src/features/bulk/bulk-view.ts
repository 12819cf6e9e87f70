import type { CommandName } from '../../contract/command-calls.ts'
import type { BulkAction } from '../actions/action-definition.ts'
import type { LazyComponent } from '../page/lazy-component.tsx'
import type { BulkHostProps } from './bulk-host.tsx'

export interface BulkView<Row> {
  actions: readonly { name: BulkAction; command: CommandName }[]
  version?: (row: Row) => number | undefined
  /** Made by `lazyBulk`. */
  part: LazyComponent<BulkHostProps>
}
