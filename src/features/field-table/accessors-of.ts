import type {
  RowAccessors,
  ValueAccessor
} from '../../contract/response-check.ts'
import type { Comparison } from '../../format/value-order.ts'
import type { Field, Fields } from './field.ts'

/** How a list's response is verified against its filters and its order. */
export function accessorsOf<Row>(fields: Fields<Row>): RowAccessors<Row> {
  const values: Record<string, ValueAccessor<Row>> = {}
  const comparable: Record<string, Comparison> = {}
  for (const [name, field] of Object.entries(fields)) {
    const order = field.column && comparisons[field.kind]
    // A server may find a code by a part of it.
    const filtered = field.filter && field.kind !== 'code'
    if (filtered || order || field.kind === 'own') {
      values[name] = accessorOf(field)
    }
    if (order) comparable[name] = order
  }
  return { values, comparable }
}

const comparisons: Partial<Record<Field<never>['kind'], Comparison>> = {
  time: 'instant',
  number: 'number',
  amount: 'minor'
}

function accessorOf<Row>(field: Field<Row>): ValueAccessor<Row> {
  switch (field.kind) {
    case 'own':
      return field.value ?? (() => undefined)
    case 'amount':
    case 'money':
      return row => field.value(row)?.amount
    case 'number':
    case 'flag':
      return row => field.value(row)?.toString()
    default:
      return row => field.value(row) ?? undefined
  }
}
