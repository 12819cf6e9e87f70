import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { type ReactNode, useEffect, useMemo } from 'react'

import { LOCALE } from '../../domain/locale.ts'
import { valuesOf } from '../../domain/shown-values.ts'
import { toggleSort } from '../../domain/sort-order.ts'
import type { BalanceCheck } from '../../stores/balance-check.ts'
import { $currencies } from '../../stores/currencies.ts'
import { answersFilters } from '../../stores/list/list-request.ts'
import { layoutOf } from '../../stores/preferences/screen-layout.ts'
import { $route, navigate } from '../../stores/route.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { BalanceGaps, gapsById } from '../ledger/balance-gaps.ts'
import { ViewTabs } from '../views/view-tabs.tsx'
import { FrozenNote } from './frozen-note.tsx'
import { announcement } from './list-announcement.ts'
import { ListBlank } from './list-blank.tsx'
import { ListDrawer } from './list-drawer.tsx'
import { ListFailure } from './list-failure.tsx'
import { ListFoot } from './list-foot.tsx'
import { ListFreshness } from './list-freshness.tsx'
import { ListNotices } from './list-notices.tsx'
import { ListSelection } from './list-selection.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { ListTools } from './list-tools.tsx'
import type { ListView } from './list-view.ts'
import { rowActionsOf } from './row-actions.tsx'
import { useDayGroups } from './use-day-groups.ts'
import { useListPlace } from './use-list-place.ts'
import { useShownLook } from './use-shown-look.ts'
import { useTableLayout } from './use-table-layout.ts'
import { useTableSelection } from './use-table-selection.ts'

/** Of no rows, and of rows that are no entries of a ledger. */
const UNCHECKED: BalanceCheck = { kind: 'nothing-to-check' }
const $unchecked = atom(UNCHECKED)

interface Props<Row> {
  view: ListView<Row>
  /** Stands in the place of the plain heading. */
  head?: ReactNode
  /** Stands at the end of the plain heading. */
  actions?: ReactNode
  /** Stands between the heading and the toolbar. */
  children?: ReactNode
}

/** A list from its heading to its pager, as the address asks for it. */
export function ListScreen<Row>({
  view,
  head,
  actions,
  children
}: Props<Row>): ReactNode {
  const { list, words } = view
  const route = useStore($route, { ssr: 'initial' })
  const state = useStore(list.$state, { ssr: 'initial' })
  const summary = useStore(list.$summary, { ssr: 'initial' })
  const currencies = useStore($currencies, { ssr: 'initial' })
  const table = useTableLayout(list.route, view.columns)
  const selection = useTableSelection(view.selection, view.rowName)
  const query = list.query(route)
  const groups = useDayGroups(view.days, query.sort)
  const shown = state.kind === 'loading' ? undefined : state.shown
  const rows = shown?.page.data
  // Without its decimals an amount has no width of its own yet.
  const waits =
    currencies.kind === 'loading' && view.columns.some(({ money }) => money)
  // Old rows under filters that could not be asked for say nothing of them.
  const fits =
    state.kind !== 'failed' ||
    !shown ||
    answersFilters(shown.asked, query, list.rules)
  const total = fits && summary.kind === 'known' ? summary.total : undefined
  const check = useStore(view.balances?.$check ?? $unchecked, {
    ssr: () => UNCHECKED
  })
  const rowActions = useMemo(() => rowActionsOf(view), [view])
  const gaps = useMemo(() => gapsById(check), [check])

  useShownLook(list.route, table.layout)
  useListPlace(list, shown !== undefined)
  useEffect(() => {
    if (rows) view.selection.renew(rows)
  }, [rows, view])

  const freshness = (
    <ListFreshness readAt={shown?.readAt} onRefresh={() => list.reload()} />
  )
  const failure = state.kind === 'failed' && (
    <ListFailure
      error={state.error}
      rowsFrom={shown?.page.meta.asOf}
      otherFilters={!fits}
      onRetry={() => list.reload()}
    />
  )
  return (
    <>
      {head ?? (
        <PageHead title={words.title} count={total?.toLocaleString(LOCALE)}>
          {freshness}
          {actions}
        </PageHead>
      )}
      {children}
      <ViewTabs
        screen={list.route}
        current={list.viewQuery(route)}
        allLabel={words.all}
        hrefOf={address => (route?.pathname ?? '') + address}
        layout={table.layout}
        onOpen={({ layout }) => layout && layoutOf(list.route).apply(layout)}
      />
      <ListToolbar
        list={list}
        query={query}
        words={words}
        filters={view.filters}
        shownValues={name => valuesOf(rows ?? [], view.readers.values[name])}
        end={
          <ListTools view={view} query={query} shown={fits ? shown : undefined}>
            {head && freshness}
          </ListTools>
        }
      />
      <output className="sr-only">
        {announcement(view, query, state, summary)}
      </output>
      <FrozenNote list={list} query={query} />
      <ListNotices view={view} shown={shown} />
      {shown && failure}
      <BalanceGaps value={gaps}>
        <DataTable
          caption={words.title}
          {...table}
          rows={waits ? undefined : rows}
          skeletonRows={query.limit}
          groups={groups}
          rowKey={view.rowKey}
          sort={query.sort}
          onSort={(field, additive) => {
            const sort = toggleSort(query.sort, field, additive)
            navigate(list.href(route, { sort }), 'push')
          }}
          busy={state.kind === 'shown' && state.activity === 'loading'}
          stale={state.kind === 'failed'}
          selection={selection}
          rowActions={rowActions}
          rowActionCount={view.rowActions && view.rowMenu ? 2 : 1}
          openKey={query.open || undefined}
        >
          {rows?.length === 0 ? (
            <ListBlank
              list={list}
              query={query}
              words={words}
              filters={view.filters}
            />
          ) : (
            !shown && failure
          )}
        </DataTable>
      </BalanceGaps>
      <ListSelection view={view} shown={shown} />
      <ListFoot
        list={list}
        shown={fits ? shown : undefined}
        counted={fits}
        query={query}
      >
        {view.balances && <view.balances.Verdict check={check} />}
      </ListFoot>
      <ListDrawer view={view} rows={rows} open={query.open} />
    </>
  )
}
