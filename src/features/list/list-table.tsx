import { useStore } from '@nanostores/react'
import { type ReactNode, useCallback, useMemo } from 'react'

import {
  sameRowContext,
  usePrerenderedRows
} from '../../fast-start/use-prerendered-rows.ts'
import { toggleSort } from '../../format/sort-order.ts'
import { $zone } from '../../stores/preferences/zone.ts'
import { $route, navigate } from '../../stores/route.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { useRouteValue } from '../page/use-route-value.ts'
import { dayGroups } from './day-groups.ts'
import type { ListView } from './list-view.ts'
import { MENU, rowEndOf } from './row-end.tsx'
import type { ListQuery } from './store/list-parameters.ts'
import { useRowContext } from './use-row-context.ts'
import { useRowMenu } from './use-row-menu.tsx'
import type { useTableLayout } from './use-table-layout.ts'
import { useTableSelection } from './use-table-selection.ts'

interface Props<Row> {
  view: ListView<Row>
  table: ReturnType<typeof useTableLayout<Row>>
  query: Pick<ListQuery, 'limit' | 'sort' | 'open'>
  /** `undefined` before the first response. */
  rows: readonly Row[] | undefined
  /** New rows are loading; the old ones stay. */
  busy: boolean
  /** The rows do not match the query; they are greyed. */
  stale: boolean
  /** Rows can be neither selected nor acted on now. */
  inactive: boolean
  /** Replaces the rows. */
  children: ReactNode
}

export function ListTable<Row>(props: Props<Row>): ReactNode {
  const { view, query, rows, busy, inactive } = props
  const { list } = view
  const zone = useStore($zone, { ssr: 'initial' })
  const prerendered = usePrerenderedRows(list.route, rows)
  // Back restores the focused link among the rows and their scroll position.
  const isBack = useRouteValue(route => route?.via) === 'history'
  const rowContext = sameRowContext(
    prerendered?.rowContext,
    useRowContext(view, rows, busy)
  )
  const selection = useTableSelection(view.selection, view.rowName)
  const groups = useMemo(
    () => dayGroups(view.days, query.sort, zone),
    [view.days, query.sort, zone]
  )
  const actions = useMemo(() => rowEndOf(view), [view])
  const { menu, toggle } = useRowMenu(view, rows ?? prerendered?.rows, inactive)
  const { sort } = query
  const sortHref = useCallback(
    (field: string, additive = false) =>
      list.href($route.get(), { sort: toggleSort(sort, field, additive) }),
    [list, sort]
  )
  const sortBy = useCallback(
    (field: string, additive: boolean) =>
      navigate(sortHref(field, additive), 'push'),
    [sortHref]
  )
  return (
    <>
      <DataTable
        caption={view.texts.title}
        {...props.table}
        rows={rows}
        prerendered={prerendered}
        skeletonRows={query.limit}
        rowContext={rowContext}
        atOnce={isBack}
        groups={groups}
        rowKey={view.rowKey}
        sort={query.sort}
        onSort={sortBy}
        sortHref={sortHref}
        busy={busy}
        stale={props.stale}
        inactive={inactive}
        selection={selection}
        rowEnd={actions}
        rowEndCount={view.rowLinks && view.hasMenu ? 2 : 1}
        onPress={(name, row, button) => {
          if (name === MENU) toggle(row, button)
          else view.onPress?.(name, row)
        }}
        onIntent={name => {
          if (name === MENU) void view.rowMenu?.preload()
          else view.onIntent?.(name)
        }}
        openKey={query.open || undefined}
      >
        {props.children}
      </DataTable>
      {menu}
    </>
  )
}
