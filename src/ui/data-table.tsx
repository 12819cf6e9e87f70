import type { JSX, ReactNode } from 'react'

import type { SortField } from '../domain/list-query.ts'
import type { Column, SortHandler } from './column.ts'
import { DataRow } from './data-row.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import { SortHead } from './sort-head.tsx'
import { tableRoles } from './table-roles.ts'

interface DataTableProps<Row> {
  /** What the table lists, for assistive technology. */
  caption: string
  columns: readonly Column<Row>[]
  /** `undefined` before the first answer: a skeleton of the same height. */
  rows: readonly Row[] | undefined
  skeletonRows: number
  rowKey: (row: Row) => string
  sort: readonly SortField[]
  onSort: SortHandler
  /** New rows are on their way; the old ones stay. */
  busy?: boolean | undefined
  /** The rows do not answer the query shown; they are greyed. */
  stale?: boolean | undefined
  /** A message shown under the head in place of rows. */
  children?: ReactNode
}

/**
 * The table of a list. Native, with sticky head and first column; a stack of
 * cards on a phone, so its roles are stated and outlive the change of display.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  skeletonRows,
  rowKey,
  sort,
  onSort,
  busy = false,
  stale = false,
  children
}: DataTableProps<Row>): JSX.Element {
  const loading = busy || (!rows && !children)
  return (
    <section
      className="scroll"
      aria-label={caption}
      aria-busy={loading}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {busy && <div className="progress" />}
      <table
        {...tableRoles.table}
        className="data-table"
        data-stale={stale ? '' : undefined}
      >
        <caption className="sr-only">{caption}</caption>
        <colgroup>
          {columns.map(column => (
            <col
              key={column.id}
              className={`column-${column.width ?? 'text'}`}
            />
          ))}
        </colgroup>
        <thead {...tableRoles.rows}>
          <tr {...tableRoles.row}>
            {columns.map(column => (
              <SortHead
                key={column.id}
                column={column}
                sort={sort}
                onSort={onSort}
              />
            ))}
          </tr>
        </thead>
        {!children && (
          <tbody {...tableRoles.rows} aria-hidden={rows ? undefined : true}>
            {rows?.map(row => (
              <DataRow key={rowKey(row)} columns={columns} row={row} />
            )) ?? <SkeletonRows columns={columns} count={skeletonRows} />}
          </tbody>
        )}
      </table>
      {children}
    </section>
  )
}
