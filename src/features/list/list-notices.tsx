import { useStore } from '@nanostores/react'
import { type ReactNode, useMemo } from 'react'

import type { UnreadableRow } from '../../contract/list-answer.ts'
import { findIgnored, type Ignored } from '../../contract/response-check.ts'
import { plainName, plainWords } from '../../format/plain-name.ts'
import { readSort, writeSort } from '../../format/sort-order.ts'
import { messages } from '../../messages.ts'
import { Button } from '../../ui/button.tsx'
import { memoized } from '../../ui/memoized.ts'
import { Notice, NoticeText } from '../../ui/notice.tsx'
import type { Column } from '../../ui/table/column.ts'
import type { ListView } from './list-view.ts'
import type { FetchedPage } from './store/fetched-page.ts'
import type { Correction } from './store/list-parameters.ts'

const texts = messages.notices

interface Props<Row> {
  view: ListView<Row>
  /** Those that are visible. */
  columns: readonly Column<Row>[]
  shown: FetchedPage<Row> | undefined
}

function PlainNotices<Row>({ view, columns, shown }: Props<Row>): ReactNode {
  const { list } = view
  const corrections = useStore(list.$corrections, { ssr: 'initial' })
  const news = useStore(list.$news, { ssr: 'initial' })
  const ignored = useMemo(() => ignoredOf(view, shown), [view, shown])
  const hidden = hiddenOrderOf(view, columns, shown)
  return (
    <>
      {corrections.length > 0 && (
        <Notice as="output" look="quiet" place="list">
          <NoticeText as="span">{correctedOf(corrections)}</NoticeText>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => list.dismissCorrections()}
          >
            {texts.dismiss}
          </Button>
        </Notice>
      )}
      {ignored.length > 0 && (
        <Notice as="output" look="quiet" place="list">
          <NoticeText as="span">
            {texts.ignored(ignored.map(item => nameOf(view, item)))}
          </NoticeText>
        </Notice>
      )}
      {hidden.length > 0 && (
        <Notice as="output" look="quiet" place="list">
          <NoticeText as="span">{texts.hiddenOrder(hidden)}</NoticeText>
        </Notice>
      )}
      {shown?.page.unreadable && (
        <Notice as="output" look="quiet" place="list">
          <NoticeText as="span">
            {texts.unreadable(namesOf(shown.page.unreadable))}
          </NoticeText>
        </Notice>
      )}
      {news && shown && (
        <Notice as="output" look="quiet" place="list">
          <Button variant="plain" size="sm" onClick={() => list.showNewRows()}>
            {texts.news(addedTo(view, shown, news), view.texts.rows)}
          </Button>
        </Notice>
      )}
    </>
  )
}

export const ListNotices = memoized(PlainNotices)

/** Parameters named one by one: a URL may have hundreds. */
const NAMED_PARAMETERS = 10

function correctedOf(corrections: readonly Correction[]): string {
  const more = corrections.length - NAMED_PARAMETERS
  return [
    ...corrections
      .slice(0, NAMED_PARAMETERS)
      .map(({ name, given }) =>
        texts.corrected(plainName(name), plainName(given))
      ),
    ...(more > 0 ? [texts.moreCorrected(more)] : [])
  ].join(' ')
}

/** Rows named one by one: a fault of the server often affects all. */
const NAMED_ROWS = 3

function namesOf(rows: readonly UnreadableRow[]): string[] {
  const more = rows.length - NAMED_ROWS
  return [
    ...rows
      .slice(0, NAMED_ROWS)
      .map(({ place, id, problem }) =>
        texts.unreadableRow(place, id && plainName(id), plainWords(problem))
      ),
    ...(more > 0 ? [texts.moreUnreadable(more)] : [])
  ]
}

function ignoredOf<Row>(
  { list, accessors, rowKey }: ListView<Row>,
  shown: FetchedPage<Row> | undefined
): Ignored[] {
  if (!shown) return []
  const { requested, page } = shown
  const {
    sort = '',
    limit,
    page: _page,
    cursor: _cursor,
    ...filters
  } = requested
  return findIgnored(
    {
      limit: Number(limit),
      sort: readSort(sort, list.rules.sortFields) ?? [],
      filters
    },
    page.data,
    { ...accessors, key: rowKey }
  )
}

/** Names of hidden columns that order the rows, unless every visit has them. */
function hiddenOrderOf<Row>(
  { list, columns: all }: ListView<Row>,
  visible: readonly Column<Row>[],
  shown: FetchedPage<Row> | undefined
): string[] {
  const { sort = '' } = shown?.requested ?? {}
  if (sort === writeSort(list.rules.defaultSort)) return []
  const fields = readSort(sort, list.rules.sortFields) ?? []
  return all
    .filter(
      column =>
        fields.some(({ field }) => field === column.sortField) &&
        visible.every(({ sortField }) => sortField !== column.sortField)
    )
    .map(({ head }) => head)
}

function nameOf<Row>(view: ListView<Row>, ignored: Ignored): string {
  switch (ignored.kind) {
    case 'filter':
      return labelOf(view, ignored.name)
    case 'order':
      return texts.order(headOf(view, ignored.field))
    case 'limit':
      return texts.limit
    case 'double-rows':
      return texts.doubleRows
  }
}

function labelOf<Row>({ filters }: ListView<Row>, param: string): string {
  const name = param.replace(/(From|To|Min|Max)$/u, '')
  return (
    filters.find(view => view.name === param || view.name === name)?.label ??
    param
  )
}

function headOf<Row>({ columns }: ListView<Row>, field: string): string {
  return columns.find(({ sortField }) => sortField === field)?.head ?? field
}

/** Counts rows that were not on the page before. */
function addedTo<Row>(
  { rowKey }: ListView<Row>,
  shown: FetchedPage<Row>,
  news: FetchedPage<Row>
): number {
  const known = new Set(shown.page.data.map(rowKey))
  return news.page.data.filter(row => !known.has(rowKey(row))).length
}
