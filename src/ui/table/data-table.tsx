import type { JSX, ReactNode } from 'react'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'

import type { SortField } from '../../format/sort-order.ts'
import { showWidths } from './column-widths.ts'
import type { Column, RowGroups as Groups, SortHandler } from './column.ts'
import type { RowEnd } from './plain-row.tsx'
import type { TableResize } from './resize-handle.tsx'
import type { RowContext } from './row-context.ts'
import { rowKeys } from './row-keys.ts'
import { rowPresses } from './row-presses.ts'
import { SkeletonRows } from './skeleton-rows.tsx'
import { TableBody } from './table-body.tsx'
import { TableColumns } from './table-columns.tsx'
import { TableHead } from './table-head.tsx'
import type { ScreenLayout } from './table-layout.ts'
import { tableRoles } from './table-roles.ts'
import type { TableSelection } from './table-selection.ts'
import { useRowSlices } from './use-row-slices.ts'
import { useRowSlots } from './use-row-slots.ts'

export interface DataTableProps<Row> {
  caption: string
  /** Must keep its identity. */
  columns: readonly Column<Row>[]
  /** `undefined` shows a skeleton. */
  rows: readonly Row[] | undefined
  prerendered?: Body<Row> | undefined
  skeletonRows: number
  /** Renders all rows at once to restore a scroll position. */
  atOnce?: boolean | undefined
  /** Must keep its identity. */
  rowContext: RowContext
  groups?: Groups<Row> | undefined
  rowKey: (row: Row) => string
  sort: readonly SortField[]
  onSort: SortHandler
  sortHref?: ((field: string) => string) | undefined
  busy?: boolean | undefined
  /** The rows do not match the current query. */
  stale?: boolean | undefined
  /** Disables selection and actions, not links. */
  inactive?: boolean | undefined
  layout?: Pick<ScreenLayout, 'widths' | 'pinned'> | undefined
  resize?: TableResize | undefined
  selection?: TableSelection<Row> | undefined
  /** Must keep its identity. */
  rowEnd?: RowEnd<Row> | undefined
  /** Default 2. */
  rowEndCount?: 1 | 2 | undefined
  /** By `data-press`. */
  onPress?: ((name: string, row: Row, button: HTMLElement) => void) | undefined
  /** On hover or focus, by `data-press`. */
  onIntent?: ((name: string) => void) | undefined
  openKey?: string | undefined
  /** Instead of rows. */
  children?: ReactNode
}

type Body<Row> = Pick<DataTableProps<Row>, 'rowContext' | 'groups'> & {
  rows: readonly Row[]
}

const FOCUSED_ROW = 'tr[data-row]:focus-within'
const NO_ROWS: readonly never[] = []
const builtLayout = { widths: {}, pinned: true } as const

/** Roles are explicit, as cards on a phone change `display`. */
export function DataTable<Row>(props: DataTableProps<Row>): JSX.Element {
  const { caption, columns, rows, rowKey, selection } = props
  const { busy = false, stale = false, inactive = false, children } = props
  const choosing = inactive ? undefined : selection
  const { widths, pinned } = props.layout ?? builtLayout
  const shown = rows ?? NO_ROWS
  const body = rows ? { ...props, rows } : props.prerendered
  const table = useRef<HTMLTableElement>(null)
  const slots = useRowSlots()
  const among = body?.rowContext ?? props.rowContext
  const listed = body?.rows ?? NO_ROWS
  const items = useMemo(
    () => listed.map(row => ({ row, rowContext: among })),
    [listed, among]
  )
  const atOnce = props.atOnce === true || props.prerendered !== undefined
  const { slice, isComplete } = useRowSlices(items, atOnce)
  const select = selection !== undefined
  const hasRowEnd = props.rowEnd !== undefined
  useLayoutEffect(() => {
    if (table.current) showWidths(table.current, widths)
  })
  useEffect(() => {
    // A row may have been focused before hydration.
    const focused = table.current?.querySelector<HTMLElement>(FOCUSED_ROW)
    const id = focused?.dataset['row']
    if (id !== undefined) slots.hold(id)
  }, [slots])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the links in it
    <section
      // The target of a skip link.
      id="rows"
      // The bar of a selection never covers the last rows.
      className="scroll data-selecting:scroll-pb-20 data-selecting:after:block data-selecting:after:h-19 max-lg:data-selecting:after:h-28 max-md:data-selecting:after:hidden"
      aria-label={caption}
      aria-busy={busy || !isComplete || (!rows && !children)}
      data-selecting={selection && selection.selected.size > 0 ? '' : undefined}
      data-pinned={pinned ? '' : undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      onKeyDown={rowKeys({ rows: listed, rowKey, selection: choosing })}
      {...rowPresses({
        rows: listed,
        rowKey,
        selection: choosing,
        onPress: props.onPress,
        onIntent: props.onIntent,
        onTouch: slots.hold
      })}
    >
      {/* Always there: what comes or goes makes a browser look at all rows. */}
      <ProgressLine hidden={!busy} />
      <table
        {...tableRoles.table}
        ref={table}
        className="data-table"
        data-stale={stale ? '' : undefined}
        data-pinned={pinned ? '' : undefined}
        data-selects={select ? '' : undefined}
        data-acts={hasRowEnd ? '' : undefined}
      >
        <caption className="sr-only">{caption}</caption>
        <TableColumns
          columns={columns}
          select={select}
          rowEndCount={hasRowEnd ? (props.rowEndCount ?? 2) : 0}
        />
        <TableHead
          columns={columns}
          rows={shown}
          rowKey={rowKey}
          sort={props.sort}
          onSort={props.onSort}
          sortHref={props.sortHref}
          selection={selection}
          inactive={inactive}
          widths={widths}
          resize={props.resize}
          hasRowEnd={hasRowEnd}
        />
        {!children && body && (
          <TableBody
            items={slice}
            columns={columns}
            groups={body.groups}
            rowKey={rowKey}
            slots={slots}
            selection={selection}
            inactive={inactive}
            rowEnd={props.rowEnd}
            openKey={props.openKey}
          />
        )}
        {!children && !body && (
          // Animated only if loading is slow.
          <tbody
            {...tableRoles.rows}
            className="motion-safe:animate-breathe"
            aria-hidden
            data-coming
          >
            <SkeletonRows
              columns={columns}
              count={props.skeletonRows}
              select={select}
              hasRowEnd={hasRowEnd}
            />
          </tbody>
        )}
      </table>
      {children}
    </section>
  )
}

/** New rows are on their way, the old ones stay. */
function ProgressLine({ hidden }: { hidden: boolean }): JSX.Element {
  return (
    <div
      // Over the heads, which stick, too.
      className="pointer-events-none sticky inset-x-0 top-0 z-[calc(var(--z-sticky)+2)] -mb-0.5 h-0.5 overflow-hidden after:block after:h-full after:w-3/10 after:animate-pass after:bg-felt-text after:forced-color-adjust-none motion-reduce:after:w-full motion-reduce:after:animate-none forced-colors:after:bg-highlight"
      hidden={hidden}
    />
  )
}
