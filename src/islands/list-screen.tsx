import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'

import { toggleSort } from '../domain/list-query.ts'
import { LOCALE } from '../domain/locale.ts'
import { messages } from '../messages.ts'
import type { List, ListState } from '../stores/list.ts'
import { restorePlace } from '../stores/place.ts'
import { $route, navigate } from '../stores/route.ts'
import type { Column } from '../ui/column.ts'
import { DataTable } from '../ui/data-table.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { SortMenu } from '../ui/sort-menu.tsx'
import { ListBlank } from './list-blank.tsx'
import { ListFailure } from './list-failure.tsx'
import { ListFoot } from './list-foot.tsx'
import { ListFreshness } from './list-freshness.tsx'
import { type EnumFilter, ListToolbar } from './list-toolbar.tsx'

/** The words of one list. */
export interface ListWords {
  title: string
  /** What a row is, in the plural and in lower case. */
  rows: string
  search: string
  empty: string
  emptyText: string
  noMatch: string
}

interface Props<Row> {
  list: List<Row>
  words: ListWords
  columns: Column<Row>[]
  rowKey: (row: Row) => string
  filters?: EnumFilter[]
  /** Stands in the place of the plain heading. */
  head?: ReactNode
}

/** A list from its heading to its pager, as the address asks for it. */
export function ListScreen<Row>(props: Props<Row>): ReactNode {
  const { list, words } = props
  const route = useStore($route, { ssr: 'initial' })
  const state = useStore(list.$state, { ssr: 'initial' })
  const query = list.query(route)
  const shown = state.kind === 'loading' ? undefined : state.shown
  const busy = state.kind === 'shown' && state.activity === 'loading'
  const freshness = (
    <ListFreshness
      asOf={shown?.page.meta.asOf}
      onRefresh={() => list.reload()}
    />
  )
  const failure = state.kind === 'failed' && (
    <ListFailure
      error={state.error}
      rowsFrom={shown?.page.meta.asOf}
      onRetry={() => list.reload()}
    />
  )
  const total = shown?.page.meta.total
  const back = route?.via === 'history'

  useEffect(() => {
    if (back && shown) restorePlace()
    // Once for each entry of the history that Back or Forward opens.
    // oxlint-disable-next-line react/exhaustive-deps -- not for each new page
  }, [route, shown === undefined])

  return (
    <>
      {props.head ?? (
        <PageHead title={words.title} count={total?.toLocaleString(LOCALE)}>
          {freshness}
        </PageHead>
      )}
      <ListToolbar
        list={list}
        query={query}
        words={words}
        filters={props.filters ?? []}
        end={
          <>
            <SortMenu
              columns={props.columns}
              sort={query.sort}
              onSort={sort =>
                navigate(list.href(route, { sort: [sort], page: 1 }), 'push')
              }
            />
            {props.head && freshness}
          </>
        }
      />
      <output className="sr-only">{announcement(words, state)}</output>
      {shown && failure}
      <DataTable
        caption={words.title}
        columns={props.columns}
        rows={shown?.page.data}
        skeletonRows={query.limit}
        rowKey={props.rowKey}
        sort={query.sort}
        onSort={(field, additive) => {
          const sort = toggleSort(query.sort, field, additive)
          navigate(list.href(route, { sort, page: 1 }), 'push')
        }}
        busy={busy}
        stale={state.kind === 'failed'}
      >
        {shown?.page.data.length === 0 ? (
          <ListBlank list={list} query={query} words={words} />
        ) : (
          !shown && failure
        )}
      </DataTable>
      <ListFoot list={list} shown={shown} query={query} />
    </>
  )
}

/** What a screen reader is told once new rows have come. */
function announcement<Row>(words: ListWords, state: ListState<Row>): string {
  if (state.kind !== 'shown' || state.activity === 'loading') return ''
  const { total } = state.shown.page.meta
  const rows = state.shown.page.data.length
  return rows === 0
    ? words.noMatch
    : messages.list.announced(
        rows.toLocaleString(LOCALE),
        total?.toLocaleString(LOCALE),
        words.rows
      )
}
