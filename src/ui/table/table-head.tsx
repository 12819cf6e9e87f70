import { type JSX, useEffect, useRef } from 'react'

import type { SortField } from '../../format/sort-order.ts'
import { messages } from '../../messages.ts'
import { memoized } from '../memoized.ts'
import type { ColumnWidths } from './column-widths.ts'
import type { Column, SortHandler } from './column.ts'
import { type TableResize, ResizeHandle } from './resize-handle.tsx'
import { SortHead } from './sort-head.tsx'
import { tableRoles } from './table-roles.ts'
import type { TableSelection } from './table-selection.ts'

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort: readonly SortField[]
  onSort: SortHandler
  sortHref: ((field: string) => string) | undefined
  selection: TableSelection<Row> | undefined
  inactive: boolean
  widths: ColumnWidths
  resize: TableResize | undefined
  hasRowEnd: boolean
}

function PlainHead<Row>({
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  sortHref,
  selection,
  inactive,
  widths,
  resize,
  hasRowEnd
}: TableHeadProps<Row>): JSX.Element {
  return (
    // Of cards it is out of sight until a key leads to one of its buttons.
    <thead
      {...tableRoles.rows}
      className="max-sm:absolute max-sm:inset-x-0 max-sm:top-0 max-sm:z-sticky max-sm:block max-sm:overflow-hidden max-sm:leading-11 max-sm:not-focus-within:sr-only"
    >
      <tr
        {...tableRoles.row}
        className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:border-y max-sm:border-line max-sm:bg-surface max-sm:px-gutter"
      >
        {selection && (
          <SelectHead
            rows={rows.length}
            inactive={inactive}
            chosen={
              rows.filter(row => selection.selected.has(rowKey(row))).length
            }
            onPage={on => selection.onPage(rows, on)}
          />
        )}
        {columns.map((column, index) => (
          <SortHead
            key={column.id}
            column={column}
            sort={sort}
            onSort={onSort}
            sortHref={sortHref}
            first={index === 0}
          >
            {resize && (
              <ResizeHandle
                {...resize}
                id={column.id}
                head={column.head}
                widths={widths}
              />
            )}
          </SortHead>
        ))}
        {hasRowEnd && (
          <th {...tableRoles.head} scope="col">
            <span className="sr-only">{messages.table.actions}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

export const TableHead = memoized(PlainHead)

interface SelectHeadProps {
  rows: number
  chosen: number
  inactive: boolean
  onPage: (on: boolean) => void
}

function SelectHead({
  rows,
  chosen,
  inactive,
  onPage
}: SelectHeadProps): JSX.Element {
  const box = useRef<HTMLInputElement>(null)
  const all = rows > 0 && chosen === rows
  const some = chosen > 0 && !all
  useEffect(() => {
    if (box.current) box.current.indeterminate = some
  }, [some])
  return (
    <th {...tableRoles.head} scope="col" data-select>
      <input
        ref={box}
        className="checkbox"
        type="checkbox"
        aria-label={messages.table.selectPage}
        disabled={rows === 0 || inactive}
        checked={all}
        onChange={() => onPage(!all)}
      />
    </th>
  )
}
