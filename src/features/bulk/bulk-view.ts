import type { CommandName } from '../../contract/command-calls.ts'
import type { BulkAction } from '../actions/action-definition.ts'

export interface BulkView<Row> {
  actions: readonly { name: BulkAction; command: CommandName }[]
  version?: (row: Row) => number | undefined
}
