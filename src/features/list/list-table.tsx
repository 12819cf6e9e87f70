import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useState
} from 'react'

import {
  sameRowContext,
  usePrerenderedRows
} from '../../fast-start/use-prerendered-rows.ts'
import { plainName } from '../../format/plain-name.ts'
import { toggleSort } from '../../format/sort-order.ts'
import { messages } from '../../messages.ts'
import { $currencies } from '../../stores/currencies.ts'
import { $zone } from '../../stores/preferences/zone.ts'
import { $route, navigate } from '../../stores/route.ts'
import { serverNow } from '../../stores/server-time.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { NO_REMARKS, type RowContext } from '../../ui/table/row-context.ts'
import type { TableSelection } from '../../ui/table/table-selection.ts'
import { useRouteValue } from '../page/use-route-value.ts'
import { dayGroups } from './day-groups.ts'
import type { ListView } from './list-view.ts'
import { MENU, rowEndOf } from './row-end.tsx'
import type { ListQuery } from './store/list-parameters.ts'
import type { Selection } from './store/selection.ts'
import type { useTableLayout } from './use-table-layout.ts'

interface Props<Row> {
  view: ListView<Row>
  table: ReturnType<typeof useTableLayout<Row>>
  query: Pick<ListQuery, 'limit' | 'sort' | 'open'>
  /** `undefined` before the first response. */
  rows: readonly Row[] | undefined
  /** New rows are loading; the old ones stay. */
  busy: boolean
  /** Greyed: the rows may not match the query, or could not be reloaded. */
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
    useRowContext(
      view,
      rows,
      busy,
      props.table.columns.some(({ ages = false }) => ages)
    )
  )
  const selection = useTableSelection(view.selection, view.rowName)
  const groups = useMemo(
    () => dayGroups(view.days, query.sort, zone),
    [view.days, query.sort, zone]
  )
  const rowEnd = useMemo(() => rowEndOf(view), [view])
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
        rowEnd={rowEnd}
        rowEndCount={view.rowLinks && view.hasMenu ? 2 : 1}
        onPress={(name, row, button) => {
          if (name === MENU) toggle(row, button)
          else view.onPress?.(name, row)
        }}
        onIntent={name => {
          if (name === MENU) void view.rowMenu.preload()
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

const $none = atom(NO_REMARKS)
const MINUTE_MS = 60_000

/** Another one each minute, so that ages are written again. */
function useClock(ticks: boolean): () => number {
  const [clock, setClock] = useState(() => serverNow)
  useEffect(() => {
    if (!ticks) return undefined
    const timer = setInterval(
      () => setClock(() => () => serverNow()),
      MINUTE_MS
    )
    return () => clearInterval(timer)
  }, [ticks])
  return clock
}

/** Replaced rows (`busy`) keep their links: these lead to their own URL. */
function useRowContext<Row>(
  { list, $remarks }: Pick<ListView<Row>, 'list' | '$remarks'>,
  rows: readonly Row[] | undefined,
  busy: boolean,
  isAging: boolean
): RowContext {
  const route = useStore($route, { ssr: 'initial' })
  const zone = useStore($zone, { ssr: 'initial' })
  const currencies = useStore($currencies, { ssr: 'initial' })
  const remarks = useStore($remarks ?? $none, { ssr: () => NO_REMARKS })
  const now = list.href(route, { open: '' })
  const [of, setOf] = useState({ rows, address: now })
  const isHeld = busy && of.rows === rows
  const address = isHeld ? of.address : now
  if (of.rows !== rows || of.address !== address) setOf({ rows, address })
  const clock = useClock(isAging)
  return useMemo(
    () => ({ zone, now: clock, currencies, address, remarks }),
    [zone, clock, currencies, address, remarks]
  )
}

interface Opened {
  id: string
  button: HTMLElement
}

/** One menu for all rows. It closes with its row or when inactive. */
function useRowMenu<Row>(
  view: Pick<ListView<Row>, 'rowKey' | 'rowName' | 'rowMenu'>,
  rows: readonly Row[] | undefined,
  inactive: boolean
): { menu: ReactNode; toggle: (row: Row, button: HTMLElement) => void } {
  const { rowKey, rowName, rowMenu: RowMenu } = view
  const [opened, setOpened] = useState<Opened>()
  const row =
    inactive || !opened
      ? undefined
      : rows?.find(item => rowKey(item) === opened.id)
  if (opened && row === undefined) setOpened(undefined)
  return {
    toggle: (pressed, button) =>
      setOpened(
        opened?.button === button ? undefined : { id: rowKey(pressed), button }
      ),
    menu: opened && row !== undefined && (
      <RowMenu
        key={opened.id}
        row={row}
        label={messages.table.rowActions(plainName(rowName(row)))}
        button={opened.button}
        onClose={() => setOpened(undefined)}
      />
    )
  }
}

export function useTableSelection<Row>(
  selection: Selection<Row>,
  rowName: (row: Row) => string
): TableSelection<Row> {
  const selected = useStore(selection.$selected, { ssr: 'initial' })
  return useMemo(
    () => ({
      selected,
      rowName: row => plainName(rowName(row)),
      onToggle: selection.toggle,
      onToggleRange: selection.toggleRange,
      onPage: selection.setPage,
      onClear: selection.clear
    }),
    [selection, selected, rowName]
  )
}
