import type { FilterName, ListName } from '../../contract/lists.ts'
import type { ValueAccessor } from '../../contract/response-check.ts'
import type { Money } from '../../contract/values.ts'
import type { StatusAppearance } from '../../format/status.ts'
import type { Column } from '../../ui/table/column.ts'
import type { FilterView } from '../list/filters/filter-view.ts'

/**
 * A field of a resource: its fact in the drawer, its column and its filter
 * derive from its kind; what a kind does not say is written out.
 */
export type Field<Row> = FieldKind<Row> & {
  label: string
  column?: FieldColumn<Row>
  filter?: FieldFilter
}

/** By the contract's names, in the order of the columns. */
export type Fields<Row> = Readonly<Record<string, Field<Row>>>

/** With a control for each filter of a list. */
export type FieldTable<Row, Name extends ListName> = Fields<Row> &
  Readonly<Record<FilterName<Name>, Field<Row> & { filter: FieldFilter }>>

type FieldKind<Row> =
  | { kind: 'text' | 'code' | 'id'; value: Read<Row, string> }
  | { kind: 'word'; value: Read<Row, string>; words: Words<string> }
  | {
      kind: 'status'
      value: (row: Row) => string
      words: Words<StatusAppearance>
    }
  /** ISO 8601; `null` is "never". */
  | { kind: 'time'; value: Read<Row, string>; mode?: 'ago' }
  | { kind: 'number'; value: Read<Row, number> }
  | { kind: 'flag'; value: Read<Row, boolean> }
  /** An `amount` is in the row's currency, `money` brings its own. */
  | { kind: 'amount' | 'money'; value: Read<Row, Money>; sign?: 'always' }
  /** Nothing derives; `value` verifies a response, the drawer draws facts. */
  | { kind: 'own'; value?: ValueAccessor<Row> }

type Read<Row, Value> = (row: Row) => Value | null | undefined

type Words<Word> = Readonly<Record<string, Word>>

type FieldColumn<Row> = Partial<Omit<Column<Row>, 'id' | 'sortField'>>

type FieldFilter = {
  /** Where it is not the field's. */
  label?: string
  quick?: true
  /** Where the kind of the filter does not say it. */
} & (WithoutNames<FilterView> | { kind?: never })

export type WithoutNames<View> = View extends unknown
  ? Omit<View, 'name' | 'label' | 'quick'>
  : never
