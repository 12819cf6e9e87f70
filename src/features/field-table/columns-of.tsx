import type { ReactNode } from 'react'

import { wordOf } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import type { Column } from '../../ui/table/column.ts'
import type { RowContext } from '../../ui/table/row-context.ts'
import type { List } from '../list/store/list-state.ts'
import { MoneyCell } from '../values/money-cell.tsx'
import { Status } from '../values/status-word.tsx'
import { TimeCell } from '../values/time-cell.tsx'
import { UntrustedText } from '../values/untrusted-text.tsx'
import type { Field, Fields } from './field.ts'

/** A table's columns, in the order of its fields; its list says what sorts. */
export function columnsOf<Row>(
  { rules }: Pick<List<Row>, 'rules'>,
  fields: Fields<Row>
): Column<Row>[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    if (!field.column || rules.without?.includes(key)) return []
    return {
      id: key,
      head: field.label,
      sortField: rules.sortFields.includes(key) ? key : undefined,
      ...shapes[field.kind],
      ages: field.kind === 'time' && field.mode === 'ago',
      cell: (row: Row, context: RowContext) => cellOf(field, row, context),
      ...field.column
    }
  })
}

const money = { width: 'money', money: true } as const

const shapes: Record<
  Field<never>['kind'],
  Pick<Column<never>, 'width' | 'align' | 'money'>
> = {
  text: {},
  word: {},
  flag: {},
  own: {},
  id: { width: 'reference' },
  code: { width: 'reference' },
  status: { width: 'status' },
  time: { width: 'date' },
  number: { width: 'number', align: 'end' },
  amount: money,
  money
}

function cellOf<Row>(
  field: Field<Row>,
  row: Row,
  context: RowContext
): ReactNode {
  switch (field.kind) {
    case 'text':
      return <UntrustedText text={field.value(row) ?? undefined} />
    case 'id':
    case 'code':
      return (
        <UntrustedText className="mono" text={field.value(row) ?? undefined} />
      )
    case 'word': {
      const word = field.value(row)
      return word && <UntrustedText text={wordOf(field.words, word)} />
    }
    case 'status':
      return <Status table={field.words} value={field.value(row)} />
    case 'time': {
      const instant = field.value(row)
      if (instant === null) {
        return <span className="text-ink-3">{messages.table.never}</span>
      }
      const { mode = 'day' } = field
      return (
        instant && (
          <TimeCell instant={instant} mode={mode} rowContext={context} />
        )
      )
    }
    case 'number':
      return field.value(row)
    case 'amount':
    case 'money': {
      const value = field.value(row)
      return (
        value && (
          <MoneyCell
            minorUnits={value.amount}
            currency={value.currency}
            currencies={context.currencies}
            sign={field.sign}
          />
        )
      )
    }
    // Their columns have cells of their own.
    case 'flag':
    case 'own':
      return null
    default:
      return field satisfies never
  }
}
