import { useStore } from '@nanostores/react'
import { type ReactNode, useCallback, useEffect, useMemo } from 'react'

import { countText } from '../../format/count-text.ts'
import { $currencies } from '../../stores/currencies.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { useRouteValue } from '../page/use-route-value.ts'
import { ListAge } from './list-age.tsx'
import { announcement } from './list-announcement.ts'
import { ListBlank } from './list-blank.tsx'
import { ListDrawer } from './list-drawer.tsx'
import { ListFailure } from './list-failure.tsx'
import { ListFoot } from './list-foot.tsx'
import { ListNotices } from './list-notices.tsx'
import { ListSelection } from './list-selection.tsx'
import { ListTable } from './list-table.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { ListTools } from './list-tools.tsx'
import type { ListView } from './list-view.ts'
import type { SavedView } from './preferences/saved-view.ts'
import { layoutOf } from './preferences/screen-layout.ts'
import { SlowNotice } from './slow-notice.tsx'
import { SnapshotNote } from './snapshot-note.tsx'
import { answersFilters } from './store/list-request.ts'
import { valuesOf } from './store/shown-values.ts'
import { useIdlePreload } from './use-idle-preload.ts'
import { useListQuery } from './use-list-query.ts'
import { useNamedPage } from './use-named-page.ts'
import { useScrollPosition } from './use-scroll-position.ts'
import { useSearchMarks } from './use-search-marks.ts'
import { useShownAppearance } from './use-shown-appearance.ts'
import { useShownColumns } from './use-shown-columns.ts'
import { useTableLayout } from './use-table-layout.ts'
import { SaveView } from './views/save-view.tsx'
import { ViewTabs } from './views/view-tabs.tsx'

interface Props<Row> {
  view: ListView<Row>
  /** Replaces the default heading. */
  head?: ReactNode
  /** At the end of the default heading. */
  actions?: ReactNode
  /** Between the heading and the toolbar. */
  children?: ReactNode
}

export function ListScreen<Row>({
  view: built,
  head,
  actions,
  children
}: Props<Row>): ReactNode {
  const { list, texts } = built
  const pathname = useRouteValue(route => route?.pathname) ?? ''
  const viewQuery = useRouteValue(route => list.viewQuery(route))
  const query = useListQuery(list)
  const view = useShownColumns(built, query.filters)
  const state = useStore(list.$state, { ssr: 'initial' })
  const summary = useStore(list.$summary, { ssr: 'initial' })
  const waitsLong = useStore(list.$stale, { ssr: 'initial' }) !== 'none'
  const currencies = useStore($currencies, { ssr: 'initial' })
  const table = useTableLayout(list.route, view.columns)
  const shown = useNamedPage(view, state)
  const rows = shown?.page.data
  // Without its decimals, the width of an amount is not known.
  const waits =
    currencies.kind === 'loading' && view.columns.some(({ money }) => money)
  // Old rows say nothing about filters that failed.
  const fits =
    state.kind !== 'failed' ||
    !shown ||
    answersFilters(shown.requested, query, list.rules)
  const inactive = waitsLong || !fits
  const total = fits && summary.kind === 'known' ? summary.total : undefined

  useEffect(() => {
    // Sums are shown in more than one place (src/styles/table.css).
    document.documentElement.toggleAttribute('data-stale', inactive)
    return () => document.documentElement.removeAttribute('data-stale')
  }, [inactive])
  useShownAppearance(list.route, table.layout)
  useScrollPosition(list, shown !== undefined)
  useEffect(() => {
    if (rows) view.selection.renew(rows)
  }, [rows, view])

  const hrefOf = useCallback((search: string) => pathname + search, [pathname])
  const openView = useCallback(
    ({ layout }: SavedView) => layout && layoutOf(list.route).apply(layout),
    [list]
  )
  const shownValues = useCallback(
    (name: string) => valuesOf(rows ?? [], view.accessors.values[name]),
    [rows, view]
  )
  const { search, filters, sort, snapshot } = query
  const standing = useMemo(() => view.standing?.(filters), [view, filters])
  useSearchMarks(search, rows)
  useIdlePreload(view, rows !== undefined)
  const toolbarQuery = useMemo(() => ({ search, filters }), [search, filters])
  const readAt = shown?.readAt
  const isTall = Boolean(actions ?? children)
  const place = head ? 'bar' : 'head'
  const freshness = useMemo(
    () => <ListAge place={place} readAt={readAt} />,
    [place, readAt]
  )
  const fitting = fits ? shown : undefined
  const tools = useMemo(
    () => (
      <ListTools view={view} sort={sort} shown={fitting} inactive={inactive}>
        {head && freshness}
      </ListTools>
    ),
    [view, sort, fitting, inactive, head, freshness]
  )
  const saveView = useMemo(
    () => (
      <SaveView screen={list.route} query={viewQuery} layout={table.layout} />
    ),
    [list, viewQuery, table.layout]
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
        <PageHead
          title={texts.title}
          count={countText(inactive ? undefined : total)}
          endBelow={isTall}
        >
          {freshness}
          {actions}
        </PageHead>
      )}
      {children}
      <ViewTabs
        screen={list.route}
        current={viewQuery}
        allLabel={texts.all}
        standing={standing}
        hasRows={rows !== undefined}
        hrefOf={hrefOf}
        layout={table.layout}
        onOpen={openView}
      />
      <ListToolbar
        list={list}
        query={toolbarQuery}
        texts={texts}
        filters={view.filters}
        shownValues={shownValues}
        saveView={saveView}
        end={tools}
      />
      <output className="sr-only">
        {announcement(view, query, state, summary)}
      </output>
      <SnapshotNote list={list} snapshot={snapshot} />
      <ListNotices view={view} columns={table.columns} shown={shown} />
      {shown && failure}
      <SlowNotice list={list} />
      <ListTable
        view={view}
        table={table}
        query={query}
        rows={waits ? undefined : rows}
        busy={state.kind === 'shown' && state.activity === 'loading'}
        stale={state.kind === 'failed' || inactive}
        inactive={inactive}
      >
        {rows?.length === 0 ? (
          <ListBlank
            list={list}
            query={query}
            texts={texts}
            filters={view.filters}
          />
        ) : (
          !shown && failure
        )}
      </ListTable>
      <ListSelection view={view} shown={shown} inactive={inactive} />
      <ListFoot
        list={list}
        shown={fitting}
        counted={fits}
        sums={table.columns.some(({ money }) => money)}
        summed={view.summedFor?.(filters)}
        query={query}
      >
        {view.Foot && <view.Foot />}
      </ListFoot>
      <ListDrawer view={view} rows={rows} inactive={inactive} query={query} />
    </>
  )
}
