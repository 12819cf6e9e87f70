import type { CommandName } from '../../contract/command-calls.ts'
import type { Totals } from '../../contract/list-answer.ts'
import type { BulkAction } from '../actions/action-definition.ts'
import type { Amount } from '../values/money-cell.tsx'
import type { HeldAmount } from './held.ts'

/** What is chosen in one currency, in minor units. */
export type BulkSum = Pick<Totals, 'currency' | 'credit' | 'debit'>

interface BulkOffer {
  name: BulkAction
  command: CommandName
}

export interface BulkView<Row> {
  actions: readonly BulkOffer[]
  /** In their place for exactly these rows. */
  actionsFor?: (rows: readonly Row[]) => readonly BulkOffer[]
  version?: (row: Row) => number | undefined
  /** In the results, beside the id; without it, the name of the row. */
  name?: (row: Row) => string
  /** Of people, who may share a name; '' if not known. */
  email?: (row: Row) => string
  /** Of rows that are amounts: between whom they move; '' if not known. */
  parties?: (row: Row) => string
  amount?: (row: Row) => Amount
  /** Of rows that the admin cannot approve, having asked for them. */
  isOwn?: (row: Row) => boolean
  /** Of rows that hold money: named in the question. */
  holds?: (row: Row) => readonly HeldAmount[]
  /** Of rows that are amounts: named in the question. */
  sums?: (rows: readonly Row[]) => readonly BulkSum[]
}
