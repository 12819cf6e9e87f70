import type { JSX, ReactNode } from 'react'
import { useId } from 'react'

import type { SortField } from '../../format/sort-order.ts'
import { messages } from '../../messages.ts'
import { Icon } from '../icon.tsx'
import { arrowDownIcon, arrowUpIcon } from '../icons.ts'
import type { Column, SortHandler } from './column.ts'
import { alignOf } from './column.ts'
import { tableRoles } from './table-roles.ts'

interface SortHeadProps<Row> {
  column: Column<Row>
  sort: readonly SortField[]
  onSort: SortHandler
  sortHref?: ((field: string) => string) | undefined
  first?: boolean | undefined
  /** Outside the accessible name. */
  children?: ReactNode
}

/** Shift-click adds the column to the sort order. */
export function SortHead<Row>({
  column,
  sort,
  onSort,
  sortHref,
  first = false,
  children
}: SortHeadProps<Row>): JSX.Element {
  const nameId = useId()
  const { sortField } = column
  const place = sort.findIndex(item => item.field === sortField)
  const sorted =
    sortField === undefined ? undefined : shownOrder(column, sort[place])
  return (
    // Its look is the table's: cells are too many for words of their own.
    <th
      {...tableRoles.head}
      scope="col"
      className={column.headClass}
      data-first={first ? '' : undefined}
      data-align={alignOf(column)}
      data-money={column.money ? '' : undefined}
      data-sorted={sorted ? '' : undefined}
      aria-labelledby={children ? nameId : undefined}
      // Only one column may have it; the others say it in words.
      aria-sort={place === 0 && sorted ? direction(sorted) : undefined}
    >
      {sortField === undefined ? (
        <span id={nameId}>{column.head}</span>
      ) : (
        <button
          id={nameId}
          type="button"
          className="inline-flex h-[calc(var(--column-head)-2px)] items-center gap-1 hover:text-ink max-sm:h-touch"
          data-to={sortHref?.(sortField)}
          // The prerendered page has the address without its path.
          suppressHydrationWarning
          onClick={event => {
            onSort(sortField, event.shiftKey)
          }}
        >
          {place > 0 && sorted ? (
            <>
              <span aria-hidden>{column.head}</span>
              <span className="sr-only">
                {messages.ui.sortedThen(
                  column.head,
                  sorted.descending,
                  place + 1
                )}
              </span>
            </>
          ) : (
            column.head
          )}
          {sorted && (
            <Icon
              path={sorted.descending ? arrowDownIcon : arrowUpIcon}
              size={12}
            />
          )}
        </button>
      )}
      {children}
    </th>
  )
}

/** As the values of the column are ordered. */
function shownOrder<Row>(
  { turned = false }: Pick<Column<Row>, 'turned'>,
  sorted: SortField | undefined
): SortField | undefined {
  return sorted && { ...sorted, descending: sorted.descending !== turned }
}

function direction({ descending }: SortField): 'ascending' | 'descending' {
  return descending ? 'descending' : 'ascending'
}
