import { ArrowDown, ArrowUp } from 'lucide-react'
import type { JSX } from 'react'

import type { SortField } from '../domain/list-query.ts'
import { messages } from '../messages.ts'
import type { Column, SortHandler } from './column.ts'
import { alignOf } from './column.ts'
import { tableRoles } from './table-roles.ts'

interface SortHeadProps<Row> {
  column: Column<Row>
  sort: readonly SortField[]
  onSort: SortHandler
}

/**
 * The head of a column; a button where the list can be sorted by it. A click
 * with Shift adds the column to the order.
 */
export function SortHead<Row>({
  column,
  sort,
  onSort
}: SortHeadProps<Row>): JSX.Element {
  const { sortField } = column
  const place = sort.findIndex(item => item.field === sortField)
  const sorted = sortField === undefined ? undefined : sort[place]
  const Arrow = sorted?.descending ? ArrowDown : ArrowUp
  return (
    <th
      {...tableRoles.head}
      scope="col"
      className={column.headClass}
      data-align={alignOf(column)}
      data-money={column.money ? '' : undefined}
      data-sorted={sorted ? '' : undefined}
      // One column at a time may carry it; the others say it in words.
      aria-sort={place === 0 && sorted ? direction(sorted) : undefined}
    >
      {sortField === undefined ? (
        column.head
      ) : (
        <button
          type="button"
          onClick={event => {
            onSort(sortField, event.shiftKey)
          }}
        >
          {column.head}
          {place > 0 && sorted && (
            <span className="sr-only">
              {messages.ui.sortedThen(direction(sorted), place + 1)}
            </span>
          )}
          {sorted && <Arrow size={12} strokeWidth={2} />}
        </button>
      )}
    </th>
  )
}

function direction({ descending }: SortField): 'ascending' | 'descending' {
  return descending ? 'descending' : 'ascending'
}
